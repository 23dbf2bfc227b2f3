// Each kit files a ticket with a file at a started server and reads it back. A registry that does not answer is named in
// a line `not run: …`; whatever else goes wrong is a failure, a missing Java too.
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '../../tests/e2e/support/server-process.ts'
import type { ListedResult } from '../check/suite/reports.ts'
import { kitsFolder, type Language, makeKits, root, run } from './kits.ts'
import { packClient } from './pack-client.ts'
import { fetching, Unreachable } from './registry.ts'

const smoke = (name: string): string => join(root, 'scripts/sdk/smoke', name)

/** The code a README shows in one language, as it stands there. */
const codeOf = (readme: string, language: string, at = 0): string => {
  const found = [
    ...readFileSync(join(root, readme), 'utf8').matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g')),
  ][at]
  if (!found) throw new Error(`${readme} shows no ${language}`)
  return found[1]!
}

const checks: Record<string, (url: string) => string> = {
  'the example for partners': (url) => {
    return run('python3', [join(root, 'scripts/sdk/examples/file-a-ticket.py'), url])
  },
  'the packed client, by the code of its README': (url) => {
    const archive = packClient()
    const folder = mkdtempSync(join(tmpdir(), 'guidepost-client-'))
    try {
      run('tar', ['xzf', archive], { cwd: folder })
      // Its one dependency comes from the project instead of the network.
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
      const code = codeOf('scripts/sdk/client/README.md', 'ts').replace("'guidepost-client'", "'./package/index.js'")
      writeFileSync(
        join(folder, 'example.ts'),
        `${code}\nif ((found?.pagedResults.length ?? 0) === 0 || topic === undefined) throw new Error('nothing found')\n`,
      )
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({
          compilerOptions: {
            module: 'nodenext',
            target: 'es2023',
            strict: true,
            noEmit: true,
            skipLibCheck: true,
            types: ['node'],
          },
          files: ['example.ts'],
        }),
      )
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
      run(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder })
      return run(join(root, 'node_modules/.bin/node'), ['example.ts'], { cwd: folder, env: { GUIDEPOST_URL: url } })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  'TypeScript kit': (url) => {
    const built = join(kitsFolder, 'typescript/dist')
    run(join(root, 'node_modules/.bin/tsc'), ['-p', kit('typescript'), '--module', 'nodenext', '--outDir', built])
    return run(join(root, 'node_modules/.bin/node'), [smoke('smoke.mjs'), built, url])
  },
  'Python kit': (url) => {
    const place = join(kitsFolder, 'venv')
    const python = join(place, 'bin/python')
    if (!existsSync(python)) run('python3', ['-m', 'venv', place])
    fetching('PyPI', () => {
      run(python, ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', kit('python')])
    })
    return run(python, [smoke('smoke.py'), url])
  },
  'Java kit': (url) => {
    const place = kit('java')
    fetching('Maven Central', () => {
      run('mvn', ['-q', '-B', '-DskipTests', 'compile', 'dependency:copy-dependencies', '-DincludeScope=runtime'], {
        cwd: place,
      })
    })
    return run('java', [
      '-cp',
      `${join(place, 'target/classes')}:${join(place, 'target/dependency')}/*`,
      smoke('Smoke.java'),
      url,
    ])
  },
}

/** Where a kit lies. @throws what kept it from being made */
const kit = (language: Language): string => {
  if (obstacle !== undefined) throw obstacle
  return join(kitsFolder, language)
}

let obstacle: unknown
try {
  makeKits()
} catch (error) {
  obstacle = error
}
const server = await startServerProcess()
const results: ListedResult[] = []
try {
  for (const [name, check] of Object.entries(checks)) {
    try {
      process.stdout.write(`passed: ${name}: ${check(server.url).trim().split('\n').at(-1)}\n`)
      results.push({ title: name, outcome: 'passed' })
    } catch (error) {
      const outcome = error instanceof Unreachable ? 'not run' : 'failed'
      const reason = (error as Error).message
      process.stdout.write(`${outcome}: ${name}: ${reason}\n`)
      results.push({ title: name, outcome, reason })
    }
  }
} finally {
  await server.stop()
}
const { STAGE_REPORT: report } = process.env
if (report !== undefined) writeFileSync(report, JSON.stringify(results))
process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0
