import { expect, test } from 'vitest'
import { readTicketsArguments } from './command.ts'

test('the command has an export, a folder and a name, and nothing else is one', () => {
  expect(readTicketsArguments(['zendesk-tickets', 'export', 'work'])).toEqual({
    source: 'export',
    folder: 'work',
    space: 'zendesk',
  })
  expect(readTicketsArguments(['zendesk-tickets', 'export', 'work', '--as', 'old'])).toMatchObject({ space: 'old' })
  for (const wrong of [
    ['zendesk', 'export', 'work'],
    ['zendesk-tickets', 'export'],
    ['zendesk-tickets', 'export', 'work', 'more'],
    ['zendesk-tickets', 'export', 'work', '--as'],
    ['zendesk-tickets', 'export', 'work', '--as', '../x'],
    ['zendesk-tickets', '--as', 'x', 'export', 'work'],
  ])
    expect(readTicketsArguments(wrong)).toBeUndefined()
})
