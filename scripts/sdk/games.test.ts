// The libraries for games say what the published contract says.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type OpenApi, operationsOf, resolve, type Schema } from '../generate/document.ts'
import { root } from './kits.ts'

const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as OpenApi
const sources = ['unity/GameSupport.cs', 'godot/guidepost.gd', 'unreal/guidepost_game.h'] as const
const textOf = (name: string): string => readFileSync(join(root, 'scripts/sdk/games', name), 'utf8')

const propertiesOf = (raw: Schema): string[] => {
  const schema = resolve(document, raw)
  const own = Object.entries(schema.properties ?? {})
  return [
    ...own.flatMap(([name, child]) => [name, ...propertiesOf(child)]),
    ...(schema.anyOf ?? []).flatMap((one) => propertiesOf(one)),
  ]
}

test.each(sources)('%s asks the operations there are, by their methods', (name) => {
  const text = textOf(name)
  const asked = new Set([...text.matchAll(/\/services\/bft\/api\/[a-z/]+/g)].map(([path]) => path))
  expect([...asked].sort()).toEqual(['/services/bft/api/ingame/context', '/services/bft/api/unread'])
  for (const id of ['createGameContext', 'getUnread', 'endUnread']) {
    const { path, method } = operationsOf(document).find(({ operation }) => operation.operationId === id)!
    const call = text
      .slice(text.indexOf(`(${id})`))
      .split('\n')
      .slice(0, 6)
      .join('\n')
    expect([id, call.includes(method)]).toEqual([id, true])
    expect(asked).toContain(path)
  }
})

test.each(sources)('%s reads names the answers have', (name) => {
  const known = new Set(
    ['GameContextReceipt', 'UnreadCases'].flatMap((one) => propertiesOf(document.components!.schemas![one]!)),
  )
  for (const read of ['url', 'unread', 'token', 'count', 'openCase', 'isUnread']) {
    expect([read, known.has(read)]).toEqual([read, true])
    expect([read, textOf(name).includes(read)]).toEqual([read, true])
  }
})
