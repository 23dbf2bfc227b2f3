import { expect, test } from 'vitest'
import { fieldTypes, serverFieldTypes } from './vocabulary.ts'

test('[FIELD-01] the known field types are these twenty-one', () => {
  expect([...fieldTypes].sort()).toEqual([
    'account',
    'address',
    'character',
    'checkbox',
    'date',
    'diag',
    'email',
    'file',
    'game',
    'instructions',
    'item',
    'na',
    'nid',
    'number',
    'option',
    'phone',
    'product',
    'service',
    'sms',
    'sqa',
    'string',
  ])
})
test('[FIELD-02, FIELD-03, FIELD-04, FIELD-05] the names other systems export are types of ours', () => {
  expect(serverFieldTypes).toEqual({
    GAME_ACCOUNT: 'account',
    DIAGNOSTIC_BUNDLE: 'diag',
    SERVICES_BUNDLE: 'service',
    ACCOUNT_PHONE_NUMBER: 'sms',
  })
})
