// Usage: node scripts/content/import.ts <pack folder> [--check | --overwrite]
//
// Validates a content pack and makes it the active one (`make content PACK=dir`). A running server takes it up within a
// second, without a restart.
// What was changed at the desk since the last import is not overwritten without a word: the import stops and shows what it
// would lose, unless it is told by --overwrite (`make content PACK=dir OVERWRITE=1`).
// --check validates only. Every mistake is printed as file:line: message; then nothing is imported and the exit code is
// 1.
import { resolve } from 'node:path'
import { readConfig } from '../../server/src/config.ts'
import { createContentStore } from '../../server/src/content/content-store.ts'
import { editsLostBy, type DeskEdit } from '../../server/src/content/desk-edits.ts'
import { loadPack } from '../../server/src/content/pack/load-pack.ts'
import { folderFiles } from '../../server/src/content/pack/pack-files.ts'
import { openDatabase } from '../../server/src/storage/database.ts'
import { savingDrafts } from '../../server/src/studio/pack-drafts.ts'

const describeEdits = (edits: readonly DeskEdit[]): string =>
  [
    ...edits.map(({ kind, id, difference }) => `${kind}/${id}\n${difference}\n`),
    `Nothing was imported: ${edits.length} changed at the desk since the last import (- as it is there, + as it comes).`,
    'Take the changes into the folder (scripts/guidepost.sh content pull <folder>), or import over them (OVERWRITE=1).',
  ].join('\n')

const main = async (): Promise<void> => {
  const [folder, flag] = process.argv.slice(2)
  if (!folder)
    throw new Error('Usage: make content PACK=<folder> (or node scripts/content/import.ts <folder> [--check])')
  const pack = loadPack(folderFiles(resolve(folder)))
  for (const warning of pack.warnings) console.warn(`Warning: ${warning}`)
  const { products, articles, texts } = pack.document
  const topics = products.flatMap((product) => product.topics).length
  const contents =
    `${products.length} products, ${topics} topics, ${articles.length} articles, ` +
    `${Object.keys(texts).length} languages of texts, ${pack.files.size} pictures`
  if (flag === '--check') return console.log(`${folder}: no mistakes (${contents})`)
  const config = readConfig()
  const database = await openDatabase(config)
  try {
    await database.migrate()
    const store = createContentStore(database)
    const present = await store.present()
    const edits = present ? await editsLostBy(store, present, pack) : []
    if (edits.length > 0 && flag !== '--overwrite') throw new Error(describeEdits(edits))
    const { version, isNew } = await savingDrafts(database, store)(pack, {
      importedBy: process.env.USER ?? 'import',
      importedAt: new Date().toISOString(),
    })
    console.log(`${isNew ? 'Imported' : 'Already stored, now active'}: ${version} (${contents})`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
