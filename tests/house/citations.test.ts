// The house keeps its own memory: whatever code, contract, styles and texts cite can be looked up in this repository.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { citingFiles, decisionIds, namesOutside, readCitations, type Placed } from './citations/known.ts'

/** A row that is in no catalogue; by name, so that no reader of titles takes it for a claim of this file. */
const deadRow = 'CASE-998'

const root = fileURLToPath(new URL('../..', import.meta.url))
const citations = readCitations(root)
const texts = citingFiles(root)
  .filter((file) => existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .map(({ file, text }) => ({ file, text, cited: citations.of(file, text) }))
const nameDead = (cited: Placed[]): string[] =>
  cited.filter(citations.isDead).map(({ file, line, id }) => `${file}:${line}: ${id}`)

test('every floor is read, and cites', () => {
  const floors = ['server/src/', 'web/src/', 'openapi/', 'scripts/', 'tests/']
  const citing = texts.filter(({ cited }) => cited.length > 0).map(({ file }) => file)
  expect(floors.filter((floor) => citing.filter((file) => file.startsWith(floor)).length < 10)).toEqual([])
})

test('no citation is dead', () => {
  expect(texts.flatMap(({ cited }) => nameDead(cited))).toEqual([])
})

test('every id of a decision is a heading once', () => {
  const ids = decisionIds(root)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test.each([
  ['server/src/cases/rules.ts', '// Stays open.\n// So it was settled (ground G999).\n', ['G999']],
  ['server/src/cases/rules.ts', '/* ends\n   with decisions-cases D13, D99 */\n', ['DC-D99']],
  ['web/src/kit/styles/base.css', '/* Always.\n   promises W1, W99 */\n', ['W99']],
  [
    'web/src/portal/app/guards.ts',
    'const a = 1\n// As said (OD-46 to OD-48, OD-999), and cases §4\n',
    ['OD-999', '§4'],
  ],
  [
    'openapi/cases/operations/getCase.yaml',
    'description: Open.\nx-decision: [G12, DC-Z1, CASE-99]\n',
    ['DC-Z1', 'CASE-99'],
  ],
  ['tests/e2e/cases.e2e.ts', `// CASE-12\ntest('[${deadRow}] is asked', () => {})\n`, [deadRow]],
  ['README.md', '# Guidepost\nSettled in HOUSE-99, T99 and CD-999.\n', ['HOUSE-99', 'T99', 'CD-999']],
  ['Makefile', '# nothing\nall: ## ground G998\n', ['G998']],
])('a dead one planted in %s is named with its line', (file, text, dead) => {
  expect(nameDead(citations.of(file, text))).toEqual(dead.map((id) => `${file}:2: ${id}`))
})

test('what lies beside the repository is named only where data of others is read', () => {
  expect(texts.flatMap(({ file, text }) => namesOutside(file, text))).toEqual([])
  expect(namesOutside('server/src/cases/rules.ts', '// a\n// see ../shared/spec/cases.md\n')).toEqual([
    'server/src/cases/rules.ts:2: ../shared/spec',
  ])
  expect(namesOutside('server/src/cases/rules.ts', '// ../shared/data')).toHaveLength(1)
  expect(namesOutside('scripts/lab/relevance/index.ts', '// ../shared/data, ../shared/design')).toHaveLength(1)
  expect(namesOutside('scripts/lab/relevance/index.ts', '// the sets of ../shared/data')).toEqual([])
})
