// Asks three linters of others about the published documents. That takes twenty seconds, so .cache/strict-linters keeps what
// they have passed.
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { Exception } from './strict-linters.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const published = ['openapi.json', 'desk.json'].map((name) => path.join(root, 'generated', name))
const exceptionsFile = path.join(root, 'openapi/linter-exceptions.yaml')
const stampFile = path.join(root, '.cache/strict-linters')

const own = ['package-lock.json', 'scripts/check/strict-linters.ts', 'scripts/check/strict-linters-check.ts']
const hash = createHash('sha256')
for (const file of [...published, exceptionsFile, ...own.map((name) => path.join(root, name))])
  hash.update(await readFile(file))
const stamp = hash.digest('hex')
const passed = await readFile(stampFile, 'utf8').catch(() => '')

if (passed === stamp) {
  console.log('Strict linters: nothing they read has changed since they passed it')
} else {
  // Loading them takes a second, which most runs need not spend.
  const { findStrictly, judgeFindings } = await import('./strict-linters.ts')
  const exceptions = parse(await readFile(exceptionsFile, 'utf8')) as Exception[]
  const findings = await findStrictly(published)
  const wrong = judgeFindings(findings, exceptions)
  if (wrong.length > 0) {
    console.error(wrong.join('\n'))
    console.error('\nMend it, or say in openapi/linter-exceptions.yaml why it is meant so.')
    process.exitCode = 1
  } else {
    console.log(
      `Strict linters: 0 findings but the ${findings.length} openapi/linter-exceptions.yaml gives reasons for`,
    )
    await mkdir(path.dirname(stampFile), { recursive: true })
    await writeFile(stampFile, stamp)
  }
}
