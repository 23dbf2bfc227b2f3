// Usage: node scripts/content/import.ts <pack folder> [--check | --overwrite]   (make content PACK=dir OVERWRITE=1)
// Validates a content pack (--check: that alone) and makes it the active one, which a running server takes up within a second.
// What was changed at the desk since the last import is not overwritten without --overwrite: it is shown.
import { readConfig } from '../../server/src/config.ts'
import { readPack, storePack } from '../guidepost/content.ts'

const told = [
  'imported',
  'Take the changes into the folder (scripts/guidepost.sh content pull <folder>), or import over them (OVERWRITE=1).',
] as const

const main = async (): Promise<void> => {
  const [folder, flag] = process.argv.slice(2)
  if (!folder)
    throw new Error('Usage: make content PACK=<folder> (or node scripts/content/import.ts <folder> [--check])')
  const pack = readPack(folder)
  const { products, articles, texts } = pack.document
  const topics = products.flatMap((product) => product.topics).length
  const contents =
    `${products.length} products, ${topics} topics, ${articles.length} articles, ` +
    `${Object.keys(texts).length} languages of texts, ${pack.files.size} pictures`
  if (flag === '--check') return console.log(`${folder}: no mistakes (${contents})`)
  const how = { isOverwriting: flag === '--overwrite', by: process.env.USER ?? 'import', told }
  const { version, isNew } = await storePack(readConfig(), pack, how)
  console.log(`${isNew ? 'Imported' : 'Already stored, now active'}: ${version} (${contents})`)
}

main().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
