// Bundles a contract document into one file with @redocly/cli, its telemetry and update notice off.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { withComposed } from './compose.ts'
import type { OpenApi } from './document.ts'

const run = promisify(execFile)
const redocly = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))

/** The document without `x-decision`: whose reasons stand in openapi/decisions/, and no partner reads those. */
const withoutReasons = <T>(node: T): T => {
  if (Array.isArray(node)) return node.map(withoutReasons) as T
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(([key]) => key !== 'x-decision')
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutReasons(value)])) as T
}

/**
 * Reads a multi-file OpenAPI document and returns it with every `x-like` carried out and every external reference moved
 * into `components`, named after its file, as partners get it: without the reasons (`x-decision`). Throws with the
 * bundler's own words when a reference leads nowhere.
 */
export const bundleDocument = (file: string): Promise<OpenApi> =>
  withComposed(file, async (copy) => {
    const out = path.join(copy.folder, 'bundle.json')
    await run(process.execPath, [redocly, 'bundle', copy.file, '--output', out], {
      cwd: copy.folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
      maxBuffer: 16 * 1024 * 1024,
    })
    return withoutReasons(JSON.parse(await readFile(out, 'utf8')) as OpenApi)
  }).catch((error: Error & { stderr?: string }) => {
    throw new Error(`Cannot bundle ${file}: ${error.stderr?.trim() || error.message}`, { cause: error })
  })
