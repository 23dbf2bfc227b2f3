// Usage: make release – the contract as it stands becomes what every change is compared with (openapi/released/), and the
// changelog begins a new section: what was declared so far excuses nothing any more.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleDocuments } from '../generate/bundle.ts'
import { baselineText, closeSection } from './baseline.ts'

const contract = fileURLToPath(new URL('../../openapi/', import.meta.url))
const [openapi, desk] = await bundleDocuments(contract, ['openapi.yaml', 'desk.yaml'])
writeFileSync(`${contract}released/openapi.json`, baselineText(openapi!))
writeFileSync(`${contract}released/desk.json`, baselineText(desk!))
const changelog = readFileSync(`${contract}CHANGELOG.md`, 'utf8')
writeFileSync(`${contract}CHANGELOG.md`, closeSection(changelog, new Date().toISOString().slice(0, 10)))
process.stdout.write('openapi/released/: the contract as it stands\n')
