import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compileContent } from '../content/compile-content.ts'
import { loadPack } from '../content/pack/load-pack.ts'
import { folderFiles } from '../content/pack/pack-files.ts'
import { createArticleIndexes } from './article-indexes.ts'
import { createArticleSearch } from './engine/article-search.ts'

const unfair: [locale: string, asked: string][] = [
  ['en-US', 'unfair ban'],
  ['de-DE', 'unfair gesperrt'],
  ['fr-FR', 'ban injuste'],
  ['ko-KR', '부당한 정지'],
  ['ja-JP', '不当なBAN'],
  ['es-ES', 'baneo injusto'],
  ['pt-BR', 'ban injusto'],
  ['zh-CN', '误封'],
  ['ar-SA', 'حظر ظالم'],
]
const restrictions = ['376472', '9852', '34116', '34215', '34315', '36141', '38150', '39116']

test('[T2] who was banned unfairly finds what to do, in every language and in games that have no topic for it', async () => {
  const { document } = loadPack(folderFiles(fileURLToPath(new URL('../../content/demo', import.meta.url))))
  const content = compileContent(document, { mountPath: '/support', importedAt: '2026-11-18T09:30:00.000Z' })
  const indexes = createArticleIndexes(createArticleSearch())
  for (const [locale, asked] of unfair) {
    const index = await indexes.of(content, locale)
    for (const product of ['diablo4', 'hearthstone', 'immortal', 'overwatch', 'rumble', 'warcraftstrategy']) {
      const [first, second] = index.suggest(asked, { product, locale })
      expect(restrictions, `${asked} in ${product}`).toContain(first?.id)
      expect(restrictions, `${asked} in ${product}`).toContain(second?.id)
      // So much of two words that something is offered whatever the topics are.
      expect(first?.coverage, `${asked} in ${product}`).toBeGreaterThan(0.7)
    }
  }
})
