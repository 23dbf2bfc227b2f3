import { expect, test } from 'vitest'
import { homeOf, mayEnter, roomsOf } from './rooms.ts'

const everything = { games: [], languages: [] }
const pathsOf = (...[me]: Parameters<typeof roomsOf>): string[] => roomsOf(me).map(({ path }) => path)

test('who leads a part of the desk is not shown what is everybody’s', () => {
  const whole = pathsOf({ roles: ['lead'], scope: everything })
  const part = pathsOf({ roles: ['lead'], scope: { games: ['wow'], languages: [] } })
  expect(whole).toEqual(expect.arrayContaining(['/routing', '/targets', '/sensitive', '/audit', '/reports']))
  expect(whole.filter((path) => !part.includes(path))).toEqual(['/routing', '/targets', '/sensitive', '/audit'])
})

test('agents and writers are shown nothing of each other’s', () => {
  expect(pathsOf({ roles: ['writer'], scope: everything })).toEqual(['/studio'])
  expect(pathsOf({ roles: ['agent'], scope: everything })).not.toContain('/studio')
})

test('what somebody is not shown is not opened by its address either', () => {
  const agent = { roles: ['agent' as const], scope: everything }
  const part = { roles: ['lead' as const], scope: { games: [], languages: ['de-DE' as const] } }
  const writer = { roles: ['writer' as const], scope: everything }
  expect(
    ['/cases/104233871', '/macros', '/reviews/own', '/file-case'].filter((path) => !mayEnter(agent, path)),
  ).toEqual([])
  expect(['/routing', '/people/new', '/studio', '/reports/cases'].filter((path) => mayEnter(agent, path))).toEqual([])
  expect(['/routing/rules/new', '/targets', '/audit'].filter((path) => mayEnter(part, path))).toEqual([])
  expect(mayEnter(part, '/reports/cases')).toBe(true)
  expect(['/cases', '/file-case', '/macros'].filter((path) => mayEnter(writer, path))).toEqual([])
  expect([homeOf(['agent']), homeOf(['writer'])]).toEqual(['/cases', '/studio'])
})
