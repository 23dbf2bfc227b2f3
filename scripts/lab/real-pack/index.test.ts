import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadPack } from '../../../server/src/content/pack/load-pack.ts'
import { runsUnless } from '../../../tests/support/runs-unless.ts'
import { folderFiles } from '../../../server/src/content/pack/pack-files.ts'
import { missingData } from '../lib/data-sets.ts'
import { realPages } from './articles.ts'

const script = fileURLToPath(new URL('./index.ts', import.meta.url))
const missing = missingData('the pack of real pages', realPages)
const run = (folder: string): string => {
  try {
    return execFileSync(process.execPath, [script, folder], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    return String((error as { stderr: string }).stderr)
  }
}

test('the texts of others never land inside the project', () => {
  expect(run(fileURLToPath(new URL('./pack', import.meta.url)))).toContain('must lie outside the project')
})

test(
  'real pages become a pack without a mistake: at least 300 articles, five languages, 30 topics with forms',
  runsUnless(missing),
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'guidepost-pack-'))
    try {
      run(folder)
      const { pack, articles, products } = loadPack(folderFiles(folder)).document
      expect(articles.filter((article) => article.locale === 'en-US').length).toBeGreaterThanOrEqual(300)
      expect(new Set(articles.map((article) => article.locale))).toEqual(new Set(pack.locales))
      expect(pack.locales).toHaveLength(5)
      expect(
        products.flatMap((folderOf) => folderOf.topics).filter((topic) => topic.hasForm && topic.fields.length > 0)
          .length,
      ).toBeGreaterThanOrEqual(30)
      // Built again over itself, it is the same pack.
      run(folder)
      expect(loadPack(folderFiles(folder)).document.articles).toEqual(articles)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
