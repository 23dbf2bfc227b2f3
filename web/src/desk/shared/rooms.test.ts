import { expect, test } from 'vitest'
import { roomsOf } from './rooms.ts'

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
