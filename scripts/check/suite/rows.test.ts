import { expect, test } from 'vitest'
import type { TestResult } from './reports.ts'
import { judgeClaims, readOpenRows, readRows, rowsIn } from './rows.ts'

/** A row no catalogue has; put in by name, so that no reader of titles takes it for a claim of this file. */
const nowhere = 'ANYROW-77'

const rows = readRows('id\tarea\tkind\tstatement\nCASE-01\tCASE\trule\tIt has a number\nCASE-02\tCASE\trule\tIt ends\n')
const result = (title: string, outcome: TestResult['outcome'] = 'passed', stage = 'unit'): TestResult => ({
  stage,
  title,
  outcome,
})
const judge = (tests: TestResult[], open = new Map<string, string>()) => judgeClaims(rows, open, tests)
const both = result('[CASE-01, CASE-02] all of it')

test('a row is proven when every test that names it passed, in every stage', () => {
  expect(judge([both])).toEqual({ proven: new Set(['CASE-01', 'CASE-02']), findings: [] })
  for (const outcome of ['failed', 'not run'] as const) {
    const { proven, findings } = judge([both, result('[CASE-02] once more', outcome, 'e2e')])
    expect([...proven]).toEqual(['CASE-01'])
    expect(findings).toEqual([`CASE-02 is not proven (${outcome}: e2e: [CASE-02] once more): It ends`])
  }
})

test('a row that no test names is a finding, unless it is open with its reason', () => {
  const tests = [result('[CASE-01] a number')]
  expect(judge(tests).findings).toEqual(['CASE-02 is not proven (no test that ran names it): It ends'])
  expect(judge(tests, new Map([['CASE-02', 'Waits for a second game.']])).findings).toEqual([])
  expect(judge(tests, new Map([['CASE-02', 'Later.']])).findings).toEqual(['CASE-02 is open without a reason'])
})

test('open rows are three at most, known, and named by no test', () => {
  const open = (...ids: string[]) => new Map(ids.map((id) => [id, 'Not built, and here is the reason.']))
  expect(judge([both], open('CASE-02')).findings).toEqual(['CASE-02 is listed as open, and a test names it'])
  expect(judge([both], open('CASE-09')).findings).toEqual(['CASE-09 is open and not in the catalogue'])
  const many = Array.from({ length: 4 }, (_, at) => ({ id: `X-0${at}`, area: 'X', kind: 'rule', statement: 'Is.' }))
  const ids = many.map(({ id }) => id)
  expect(judgeClaims(many, open(...ids), []).findings).toEqual(['4 rows are open, 3 may be'])
  expect(judgeClaims(many.slice(1), open(...ids.slice(1)), []).findings).toEqual([])
})

test('names that are in no catalogue and titles with more than four rows are findings', () => {
  const { findings } = judge([both, result(`[CASE-01] [CASE-02] [CASE-01] [CASE-02] [${nowhere}] much`)])
  expect(findings).toEqual([
    `${nowhere} is named and not in the catalogue`,
    `more than 4 rows in one title: [CASE-01] [CASE-02] [CASE-01] [CASE-02] [${nowhere}] much`,
  ])
})

test('titles and the list of open rows are read as they are written', () => {
  expect(rowsIn(`[CASE-01] [CASE-02, ${nowhere}] words [not-a-row]`)).toEqual(['CASE-01', 'CASE-02', nowhere])
  const table = '| row | what | why |\n| --- | --- | --- |\n| CASE-02   | It ends | Not built: why.   |\n'
  expect(readOpenRows(table)).toEqual(new Map([['CASE-02', 'Not built: why.']]))
})
