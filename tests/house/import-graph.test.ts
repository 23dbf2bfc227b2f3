// The graph itself: what counts as an import, and that a planted circle is found.
import { expect, test } from 'vitest'
import { boxGraph, boxOf, cyclesOf, importsOf, isSource } from './import-graph.ts'
import { serverWall } from './walls.ts'

test('imports of values, types and side effects count, late ones too; packages and comments do not', () => {
  const text = `import { a } from './a.ts'
import type {
  B,
} from '../b/b.ts'
import './side.ts'
export type { C } from './c.ts'
import kysely from 'kysely'
/* import { no } from './no.ts' */
import type { Schema } from '#generated/server/schemas.ts'
const late = () => import('./late.ts')
`
  expect(importsOf('server/src/x/x.ts', text).sort()).toEqual([
    '#generated/server/schemas.ts',
    'server/src/b/b.ts',
    'server/src/x/a.ts',
    'server/src/x/c.ts',
    'server/src/x/late.ts',
    'server/src/x/side.ts',
  ])
})

test('a circle is named with all its members, whatever leads into it or out of it', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'e']],
    ['c', ['d']],
    ['d', ['b']],
    ['e', []],
    ['f', ['f']],
  ])
  expect(cyclesOf(graph)).toEqual([['b', 'c', 'd'], ['f']])
  expect(
    cyclesOf(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toEqual([])
})

test('rooms that import each other by different files are a circle of rooms', () => {
  const graph = new Map([
    ['server/src/cases/routes.ts', ['server/src/survey/types.ts']],
    ['server/src/survey/types.ts', []],
    ['server/src/survey/service.ts', ['server/src/cases/types.ts']],
    ['server/src/cases/types.ts', []],
  ])
  expect(cyclesOf(graph)).toEqual([])
  expect(cyclesOf(boxGraph(graph))).toEqual([['server/cases', 'server/survey']])
})

test.each([
  ['server/src/cases/service.ts', 'server/cases'],
  ['server/src/cases/desk/view.ts', 'server/cases/desk'],
  ['server/src/desk/scope.ts', 'server/desk'],
  ['server/src/compose.ts', 'server'],
  ['server/src/config.ts', 'server/config.ts'],
  ['web/src/portal/features/cases/CaseListPage.tsx', 'web/portal/features/cases'],
  ['web/src/kit/ui/Button.tsx', 'web/kit/ui'],
])('%s is drawn in %s', (file, box) => {
  expect(boxOf(file)).toBe(box)
})

test('tests and what only they use are no part of it', () => {
  const files = [
    'server/src/a/a.test.ts',
    'server/src/a/testing/b.ts',
    'server/src/a/c.type-test.ts',
    'server/content/d.ts',
  ]
  expect(files.filter(isSource)).toEqual([])
})

test.each([
  ['server/src/cases/routes.ts', 'server/src/survey/service.ts', 'room cases does not open into room survey'],
  [
    'server/src/cases/service.ts',
    'server/src/cases/desk/service.ts',
    'never up: what the desk does stands above the room',
  ],
  [
    'server/src/cases/desk/routes.ts',
    'server/src/penalties/desk/routes.ts',
    'room cases does not open into room penalties',
  ],
  ['server/src/cases/desk/routes.ts', 'server/src/desk/audit.ts', 'of the desk a room sees scope.ts alone'],
  ['server/src/cases/routes.ts', 'server/src/desk/scope.ts', 'room cases does not open into room desk'],
  ['server/src/desk/routes.ts', 'server/src/cases/desk/service.ts', 'room desk does not open into room cases'],
  ['server/src/cases/service.ts', 'server/src/compose/core.ts', 'never up: a room is handed what it needs'],
  ['server/src/compose/cases.ts', 'server/src/compose.ts', 'never up: compose.ts calls this folder'],
  ['server/src/platform/csrf.ts', 'server/src/content/types.ts', 'the corridor does not look into rooms'],
  ['server/src/platform/csrf.ts', 'server/src/config/types.ts', 'config.ts is the door to the settings'],
  [
    'server/src/config/services.ts',
    'server/src/adapters/sms/http-gateway.ts',
    'settings are read without looking at what they are for',
  ],
  ['server/src/config/services.ts', 'server/src/storage/blob-store.ts', undefined],
  ['server/src/cases/desk/routes.ts', 'server/src/desk/scope.ts', undefined],
  ['server/src/cases/desk/service.ts', 'server/src/cases/store.ts', undefined],
  ['server/src/compose/cases.ts', 'server/src/cases/desk/routes.ts', undefined],
])('%s → %s: %s', (file, target, wall) => {
  expect(serverWall(file, target)).toBe(wall)
})
