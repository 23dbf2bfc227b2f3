// Files of a contract share what they would repeat: an object with `x-like: ./other.yaml#/value` is that object with its own keys
// laid over it, not merged; `x-without: [a]` leaves keys out, `x-only: [a, b]` takes no others. A list entry that is like a
// list gives all of its entries. It happens before any tool reads the contract.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { withReferences } from './document.ts'
import { problemFiles } from './problem-schemas.ts'

type Fields = Record<string, unknown>

const isFields = (node: unknown): node is Fields => typeof node === 'object' && node !== null && !Array.isArray(node)
const isLike = (node: unknown): node is Fields & { 'x-like': string } =>
  isFields(node) && typeof node['x-like'] === 'string'
const words = ['x-like', 'x-without', 'x-only']
const { dirname, join, relative } = path.posix

/** `text` as `from` would say it, for a file in another folder: `$ref`s are relative to the file they stand in. */
const movedReference = (text: string, from: string, to: string): string => {
  if (/^[a-z]+:/.test(text)) return text
  const [file = '', pointer] = text.split('#')
  const target = relative(dirname(to), file === '' ? from : join(dirname(from), file))
  return `${target.startsWith('.') ? '' : './'}${target}${pointer === undefined ? '' : `#${pointer}`}`
}

/** The keys of `base` that `node` wants. Throws on the name of a key that is not there: it would hide a mistake. */
const chosen = (base: Fields, node: Fields, place: string): Fields => {
  const without = (node['x-without'] ?? []) as string[]
  const only = (node['x-only'] ?? Object.keys(base)) as string[]
  const unknown = [...without, ...only].filter((key) => !(key in base))
  if (unknown.length > 0) throw new Error(`${place}: nothing there is called ${unknown.join(', ')}`)
  return Object.fromEntries(only.filter((key) => !without.includes(key)).map((key) => [key, base[key]]))
}

/**
 * Gives a file as it is meant, by its name below the contract's folder (`cases/examples/case-open.yaml`). `read` gives a
 * file as it is written, undefined when there is none. Throws with the place when `x-like` leads nowhere or in a circle.
 */
export const createComposer = (read: (file: string) => unknown): ((file: string) => unknown) => {
  const whole = new Map<string, unknown>()
  const begun = new Set<string>()

  const composeFile = (file: string): unknown => {
    if (whole.has(file)) return whole.get(file)
    if (begun.has(file)) throw new Error(`${file} is like itself: x-like leads in a circle`)
    begun.add(file)
    whole.set(file, compose(read(file), file))
    return whole.get(file)
  }

  /** What an `x-like` of `file` names, with its references as `file` would say them. */
  const named = (reference: string, file: string): unknown => {
    const [name = '', pointer = ''] = reference.split('#')
    const other = join(dirname(file), name)
    let node = composeFile(other)
    for (const key of pointer.split('/').slice(1)) node = (node as Fields | undefined)?.[key]
    if (node === undefined) throw new Error(`${file}: x-like ${reference} leads nowhere`)
    return withReferences(node, (text) => movedReference(text, other, file))
  }

  const compose = (node: unknown, file: string): unknown => {
    if (Array.isArray(node)) {
      return node.flatMap((child) => {
        const entry = compose(child, file)
        return isLike(child) ? entry : [entry]
      })
    }
    if (!isFields(node)) return node
    const own = Object.entries(node)
      .filter(([key]) => !words.includes(key))
      .map(([key, child]) => [key, compose(child, file)] as const)
    if (!isLike(node)) return Object.fromEntries(own)
    const place = `${file}: x-like ${node['x-like']}`
    const base = named(node['x-like'], file)
    if (isFields(base)) return { ...chosen(base, node, place), ...Object.fromEntries(own) }
    if (Object.keys(node).length > 1) throw new Error(`${place}: keys cannot be laid over what is no object`)
    return base
  }

  return composeFile
}

/** What files held when they were read last: a watcher reads all of them again for the one that changed. */
const parsed = new Map<string, unknown>()
const parseOnce = (text: string): unknown => {
  const known = parsed.get(text) ?? (parse(text) as unknown)
  parsed.set(text, known)
  return known
}

/**
 * The text of every YAML file below `folder`, by its name there: as it is written, or with every `x-like` carried out; and
 * the files the catalogue of problems stands for. What was composed is JSON, which is YAML too.
 */
export const readComposed = async (folder: string): Promise<Map<string, string>> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml'))
  const texts = new Map(
    await Promise.all(
      names.map(
        async (name): Promise<[string, string]> => [
          name.split(path.sep).join('/'),
          await readFile(path.join(folder, name), 'utf8'),
        ],
      ),
    ),
  )
  const read = (file: string): unknown => {
    const text = texts.get(file)
    return text === undefined ? undefined : parseOnce(text)
  }
  const compose = createComposer(read)
  const sharing = [...texts].filter(([, text]) => text.includes('x-like'))
  const whole = [...sharing.map(([name]): [string, unknown] => [name, compose(name)]), ...problemFiles(read)]
  return new Map([
    ...texts,
    ...whole.map(([name, content]): [string, string] => [name, `${JSON.stringify(content, null, 2)}\n`]),
  ])
}

/**
 * Calls `use` with a copy of the contract `file` stands in, every `x-like` carried out, for programs that read files; the
 * copy is gone afterwards. Files that share nothing are copied as they are, so that places in a tool's messages stay right.
 */
export const withComposed = async <T>(
  file: string,
  use: (copy: { file: string; folder: string }) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guidepost-contract-'))
  try {
    for (const [name, text] of await readComposed(path.dirname(file))) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), text)
    }
    return await use({ file: path.join(folder, path.basename(file)), folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
