// Bundles a contract document into one file with Redocly's own bundler, in this process: a watcher waits for it.
import path from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import { withComposed } from './compose.ts'
import type { OpenApi } from './document.ts'

/** The document without `x-decision`: whose reasons stand in openapi/decisions/, and no partner reads those. */
const withoutReasons = <T>(node: T): T => {
  if (Array.isArray(node)) return node.map(withoutReasons) as T
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(([key]) => key !== 'x-decision')
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutReasons(value)])) as T
}

const bundleFile = async (file: string): Promise<OpenApi> => {
  const { bundle: bundled, problems } = await bundle({ ref: file, config: await createConfig({}) })
  const broken = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)
  if (broken.length > 0) throw new Error(broken.join('\n'))
  // Plain JSON, as it will be written: nothing in it is one object at two places.
  return withoutReasons(JSON.parse(JSON.stringify(bundled.parsed)) as OpenApi)
}

/**
 * Reads multi-file OpenAPI documents of one folder and returns each with every `x-like` carried out and every external
 * reference moved into `components`, named after its file, as partners get it: without the reasons (`x-decision`).
 * Throws with the bundler's own words when a reference leads nowhere.
 */
export const bundleDocuments = (folder: string, names: readonly string[]): Promise<OpenApi[]> =>
  withComposed(path.join(folder, names[0] ?? ''), (copy) =>
    Promise.all(names.map((name) => bundleFile(path.join(copy.folder, name)))),
  ).catch((error: Error) => {
    throw new Error(`Cannot bundle ${names.join(', ')} of ${folder}: ${error.message}`, { cause: error })
  })

/** As `bundleDocuments`, for one. */
export const bundleDocument = async (file: string): Promise<OpenApi> =>
  (await bundleDocuments(path.dirname(file), [path.basename(file)]))[0]!
