// What no run can show: `make types` fails here once a mapping may forget a column.
import { expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { toRow } from '../cases/case-rows.ts'
import type { SupportCaseTable } from '../cases/tables.ts'
import type { WholeRow } from './tables.ts'

test('a row that misses a column, one that may be null too, does not compile', () => {
  const row: WholeRow<SupportCaseTable> = toRow(aCase())
  const { secure_fields: _column, ...rest } = row
  // @ts-expect-error secure_fields is missing
  const poorer: WholeRow<SupportCaseTable> = rest
  expect(Object.keys(row).filter((column) => !(column in poorer))).toEqual(['secure_fields'])
})

test('a row with a column the table has not does not compile', () => {
  // @ts-expect-error no such column
  const richer = { ...toRow(aCase()), colour: 'red' } satisfies WholeRow<SupportCaseTable>
  expect(richer.colour).toBe('red')
})
