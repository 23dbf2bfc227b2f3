/**
 * What an index is made of, kept in a file from one start to the next (CD-207). A file is named after everything its
 * numbers follow from, so none can be out of date; a damaged one is worked out again.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { IndexedText } from './engine/article-words.ts'
import { buildHere, type BuildIndexData } from './engine/article-search.ts'
import { createTurns, longStep } from './engine/turns.ts'

/** The few texts that changed since an index was built are counted quicker than read. */
const fewTexts = 20
const keptMilliseconds = 14 * 86_400_000
/** Nothing is written for so long: who wrote it was killed. */
const unfinishedMilliseconds = 3_600_000
const unfinishedEnd = '.part'
const digestBytes = 32

const sourcesOf = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))

let print: string | undefined
/** The engine as it stands, with what cuts texts and writes numbers beneath it. */
const enginePrint = (): string =>
  (print ??= createHash('sha256')
    .update(
      JSON.stringify([
        ...sourcesOf(new URL('./engine/', import.meta.url)),
        readFileSync(new URL('../content/pack/rich-text.ts', import.meta.url), 'utf8'),
        process.versions.icu,
        process.versions.v8,
      ]),
    )
    .digest('hex'))

const nameOf = async (articles: readonly IndexedText[], locale: string): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify([enginePrint(), locale]))
  const turns = createTurns()
  for (const { title, summary, problem, text, keywords, headings = [], isMarkup = false } of articles) {
    hash.update(JSON.stringify([title, summary, problem, text, keywords, headings, isMarkup]))
    const pause = turns.step(longStep)
    if (pause) await pause
  }
  return `${hash.digest('hex')}.index`
}

const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** undefined where there is none, or none that is whole */
const read = async <T>(file: string): Promise<T | undefined> => {
  const bytes = await readFile(file).catch(() => undefined)
  if (bytes === undefined) return undefined
  const body = bytes.subarray(digestBytes)
  if (!digestOf(body).equals(bytes.subarray(0, digestBytes))) return undefined
  const now = new Date()
  // What is read stays.
  await utimes(file, now, now).catch(() => undefined)
  return deserialize(body) as T
}

const sweep = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    const kept = name.endsWith(unfinishedEnd) ? unfinishedMilliseconds : keptMilliseconds
    if (Date.now() - mtimeMs > kept) await rm(file, { force: true })
  }
}

const write = async (folder: string, name: string, data: unknown): Promise<void> => {
  const body = serialize(data)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // The start after one that was killed here builds the same index, and so takes up the same name. Two who write at once
  // write the same bytes.
  const unfinished = join(folder, `${name}${unfinishedEnd}`)
  await writeFile(unfinished, Buffer.concat([digestOf(body), body]), { mode: 0o600 })
  await rename(unfinished, join(folder, name))
}

/** What `make` makes, from the file an earlier start wrote, or made and written now. */
export const keptOf = async <T>(folder: string, name: string, make: () => Promise<T>): Promise<T> => {
  const kept = await read<T>(join(folder, name))
  const data = kept ?? (await make())
  // A full disk costs the next start its seconds and nobody anything now.
  if (kept === undefined) await write(folder, name, data).catch(() => undefined)
  await sweep(folder).catch(() => undefined)
  return data
}

/**
 * Builds on this thread, or reads what an earlier start built of the same words.
 * @param folder of this process, made when needed; null keeps nothing
 */
export const buildKept =
  (folder: string | null): BuildIndexData =>
  async (articles, locale) => {
    if (folder === null || articles.length < fewTexts) return buildHere(articles, locale)
    return keptOf(folder, await nameOf(articles, locale), () => buildHere(articles, locale))
  }
