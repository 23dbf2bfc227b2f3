// Compares the contract with its last release in openapi/released/. A breaking change that the newest section of
// openapi/CHANGELOG.md does not declare ends with status 1.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { bundleDocument } from '../generate/bundle.ts'
import type { OpenApi } from '../generate/document.ts'
import { findBreaches, findUndeclared } from './breaking.ts'

const contract = fileURLToPath(new URL('../../openapi/', import.meta.url))
const changelog = await readFile(path.join(contract, 'CHANGELOG.md'), 'utf8')

for (const [released, index] of [
  ['openapi.json', 'openapi.yaml'],
  ['desk.json', 'desk.yaml'],
] as const) {
  const last = JSON.parse(await readFile(path.join(contract, 'released', released), 'utf8')) as OpenApi
  const present = await bundleDocument(path.join(contract, index))
  const undeclared = findUndeclared(findBreaches(last, present), changelog)
  for (const entry of undeclared) console.error(`${index}: ${entry}`)
  if (undeclared.length > 0) {
    console.error(
      `${undeclared.length} breaking changes since the last release: take them back, or declare each in the newest ` +
        `section of openapi/CHANGELOG.md as "- <date> \`<rule>: <place>\`: <way out>".`,
    )
    process.exitCode = 1
  }
}
