// Which rows of tests/requirements.tsv are proven, and what is wrong with the claims about them.
import type { TestResult } from './reports.ts'

export interface Row {
  id: string
  area: string
  kind: string
  statement: string
}
export interface Claims {
  /** Named by at least one test, and every test that names it passed. */
  proven: Set<string>
  /** One sentence each; a suite with any of them has failed. */
  findings: string[]
}

/** So many rows may stand in requirements-open.md. */
const openAtMost = 3
const rowsAtMost = 4

/** @param table text of tests/requirements.tsv, with its line of headings */
export const readRows = (table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', area = '', kind = '', statement = ''] = line.split('\t')
      return { id, area, kind, statement }
    })

/** Rows of requirements-open.md with the reason each gives. */
export const readOpenRows = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^\| ([A-Z]+-\d+) +\| .+? +\| (.+?) *\|$/gm)].map(([, id = '', reason = '']) => [id, reason]),
  )

/** Rows a test's title names, `[CASE-12]` or `[CASE-12, CASE-13]`. */
export const rowsIn = (title: string): string[] =>
  [...title.matchAll(/\[([A-Z]+-\d{2,3}(?:\s*,\s*[A-Z]+-\d{2,3})*)\]/g)].flatMap(([, ids = '']) => ids.split(/\s*,\s*/))

/** Holds the tests of a whole run against the catalogue. */
export const judgeClaims = (
  rows: readonly Row[],
  open: ReadonlyMap<string, string>,
  tests: readonly TestResult[],
): Claims => {
  const claims = new Map<string, TestResult[]>()
  const overloaded = new Set<string>()
  for (const test of tests) {
    const ids = rowsIn(test.title)
    if (ids.length > rowsAtMost) overloaded.add(test.title)
    for (const id of ids) claims.set(id, [...(claims.get(id) ?? []), test])
  }
  const known = new Set(rows.map(({ id }) => id))
  const isProven = (id: string): boolean =>
    claims.has(id) && claims.get(id)!.every(({ outcome }) => outcome === 'passed')
  const why = (id: string): string => {
    const broken = claims.get(id)?.find(({ outcome }) => outcome !== 'passed')
    return broken === undefined ? 'no test that ran names it' : `${broken.outcome}: ${broken.stage}: ${broken.title}`
  }
  const proven = new Set(rows.map(({ id }) => id).filter(isProven))
  return {
    proven,
    findings: [
      ...rows
        .filter(({ id }) => !proven.has(id) && !open.has(id))
        .map(({ id, statement }) => `${id} is not proven (${why(id)}): ${statement}`),
      ...[...open.keys()].filter((id) => !known.has(id)).map((id) => `${id} is open and not in the catalogue`),
      ...[...open.keys()].filter((id) => claims.has(id)).map((id) => `${id} is listed as open, and a test names it`),
      ...[...open].filter(([, reason]) => reason.length < 20).map(([id]) => `${id} is open without a reason`),
      ...(open.size > openAtMost ? [`${open.size} rows are open, ${openAtMost} may be`] : []),
      ...[...claims.keys()].filter((id) => !known.has(id)).map((id) => `${id} is named and not in the catalogue`),
      ...[...overloaded].map((title) => `more than ${rowsAtMost} rows in one title: ${title}`),
    ],
  }
}
