// Bundles a contract document into one file with Redocly's own bundler, in this process: a watcher waits for it.
import path from 'node:path'
import { BaseResolver, bundle, createConfig, Source } from '@redocly/openapi-core'
import { readComposed } from './compose.ts'
import type { OpenApi } from './document.ts'

/** What texts held when the bundler read them last: a watcher bundles all of them again for the one that changed. */
const parsed = new Map<string, unknown>()

/** Gives the bundler the composed texts as if they stood in the files. It writes into what it is given, hence the copies. */
class ComposedFiles extends BaseResolver {
  readonly #folder: string
  readonly #texts: ReadonlyMap<string, string>

  constructor(folder: string, texts: ReadonlyMap<string, string>) {
    super()
    this.#folder = folder
    this.#texts = texts
  }

  override async loadExternalRef(file: string): Promise<Source> {
    const text = this.#texts.get(path.relative(this.#folder, file).split(path.sep).join('/'))
    return text === undefined ? super.loadExternalRef(file) : new Source(file, text)
  }

  override parseDocument(source: Source, isRoot?: boolean): ReturnType<BaseResolver['parseDocument']> {
    if (!parsed.has(source.body)) parsed.set(source.body, super.parseDocument(source, isRoot).parsed)
    return { source, parsed: structuredClone(parsed.get(source.body)) }
  }
}

const bundleFile = async (file: string, externalRefResolver: BaseResolver): Promise<OpenApi> => {
  const { bundle: bundled, problems } = await bundle({ ref: file, config: await createConfig({}), externalRefResolver })
  const broken = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)
  if (broken.length > 0) throw new Error(broken.join('\n'))
  // Plain JSON, as it will be written: nothing in it is one object at two places. Reasons stand in openapi/decisions/, and no
  // partner reads those.
  const text = JSON.stringify(bundled.parsed, (key, value: unknown) => (key === 'x-decision' ? undefined : value))
  return JSON.parse(text) as OpenApi
}

/**
 * Reads multi-file OpenAPI documents of one folder and returns each with every `x-like` carried out and every external
 * reference moved into `components`, named after its file, as partners get it: without the reasons (`x-decision`).
 * Throws with the bundler's own words when a reference leads nowhere.
 */
export const bundleDocuments = async (folder: string, names: readonly string[]): Promise<OpenApi[]> => {
  try {
    const texts = await readComposed(folder)
    return await Promise.all(names.map((name) => bundleFile(path.join(folder, name), new ComposedFiles(folder, texts))))
  } catch (error) {
    throw new Error(`Cannot bundle ${names.join(', ')} of ${folder}: ${(error as Error).message}`, { cause: error })
  }
}

/** As `bundleDocuments`, for one. */
export const bundleDocument = async (file: string): Promise<OpenApi> =>
  (await bundleDocuments(path.dirname(file), [path.basename(file)]))[0]!
