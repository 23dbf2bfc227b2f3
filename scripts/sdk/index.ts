// `make sdk`: kits for partners in TypeScript, Python and Java, and the typed client as an npm package; all in
// .cache/sdk.
import { packClient } from './pack-client.ts'
import { kitsFolder, languages, makeKits } from './kits.ts'
import { Unreachable } from './registry.ts'

process.stdout.write(`${packClient()}\n`)
try {
  makeKits()
  for (const language of languages) process.stdout.write(`${kitsFolder}/${language}\n`)
} catch (error) {
  if (!(error instanceof Unreachable)) throw error
  process.stdout.write(`not run: kits of the generator: ${error.message}\n`)
}
