// How a citation is written, and what is none.
import { expect, test } from 'vitest'
import { citationsIn, type Language, type Reading } from './parse.ts'

const areas = new Set(['CASE', 'CASEAPI', 'ROUTE'])
const ids = (text: string, more: Partial<Reading> = {}): string[] =>
  citationsIn(text, { language: 'code', areas, ...more }).map(({ kind, id }) => (kind === 'lost' ? `lost ${id}` : id))

test.each<[string, string[]]>([
  ['// one (ground G12)', ['G12']],
  ['// ground G9, G21 and G24', ['G9', 'G21', 'G24']],
  ['// OD-46, OD-79 to OD-82', ['OD-46', 'OD-79', 'OD-80', 'OD-81', 'OD-82']],
  ['// decisions-cases D13, D14', ['DC-D13', 'DC-D14']],
  ['// decisions-cases D1 to D3, G2; ground G2', ['DC-D1', 'DC-D2', 'DC-D3', 'DC-G2', 'G2']],
  ['// the whole part (decisions-cases J)', ['DC-J']],
  ['// decisions-cases B5, ground G5, decisions-cases L', ['DC-B5', 'G5', 'DC-L']],
  ['// amendments T6, T7; T8', ['T6', 'T7', 'T8']],
  ['// promises P28, R9 and W1', ['P28', 'R9', 'W1']],
  ['// CD-01, HOUSE-16, LOOK-04, STACK-14', ['CD-01', 'HOUSE-16', 'LOOK-04', 'STACK-14']],
  ["test('[CASE-12] [CASEAPI-03, ROUTE-01] is asked', () => {})", ['CASE-12', 'CASEAPI-03', 'ROUTE-01']],
  ['// CASE-08 to CASE-10', ['CASE-08', 'CASE-09', 'CASE-10']],
  ['/**\n * Runs over the end of a line (decisions-cases\n * D13, ground\n * G12).\n */', ['DC-D13', 'G12']],
])('%s', (text, expected) => {
  expect(ids(text)).toEqual(expected)
})

test.each<[string, string[]]>([
  ['// as the specification has it (cases §4)', ['lost §4']],
  ['// as house.md has it', ['lost house.md']],
  ['// openapi/DECISIONS.md on it', ['lost DECISIONS.md']],
  ['// as decisions-cases has it', ['lost decisions-cases']],
  ['// closed again (D14)', ['lost D14']],
  ['// OD-46, G2', ['OD-46', 'lost G2']],
])('%s leads nowhere', (text, expected) => {
  expect(ids(text)).toEqual(expected)
})

test.each<[Language, string]>([
  ['code', 'const D14 = spec.G2 // RFC 9110 §8.8.3, UTF-8, a file of 3 MB'],
  ['yaml', 'id: D14 # E.164, en-US'],
  ['css', '.b { color: #D14; } /* 44 px */'],
  ['markdown', 'Written as `D14` in:\n\n```\nground G12\n```\n'.replace('ground G12', 'D14')],
  ['table', 'D14\tno comment at all'],
])('%s: names, numbers and public standards are no citations', (language, text) => {
  expect(ids(text, { language })).toEqual([])
})

test('the contract cites by a list beside the text', () => {
  const text = 'description: Stays open.\nx-decision: [G12, OD-46, DC-D13, CASEAPI-03, T6, P28, cases]\n'
  expect(ids(text, { language: 'yaml' })).toEqual(['G12', 'OD-46', 'DC-D13', 'CASEAPI-03', 'T6', 'P28', 'lost cases'])
})

test('decisions cite each other by bare ids, and the guided entry its rows', () => {
  expect(ids('As G6 and P28 have it.', { language: 'markdown', isHome: true })).toEqual(['G6', 'P28'])
  expect(ids('/** S17 and E3. */', { isGuide: true })).toEqual(['S17', 'E3'])
  expect(ids('/** S17 and E3. */')).toEqual(['lost E3'])
})

test('a citation has the line it begins in', () => {
  const text = '// nothing\n\n/**\n * Sent as typed (ground\n * G30).\n */\nconst a = 1 // OD-46\n'
  expect(citationsIn(text, { language: 'code', areas })).toEqual([
    { kind: 'ground', id: 'G30', line: 4 },
    { kind: 'od', id: 'OD-46', line: 7 },
  ])
})
