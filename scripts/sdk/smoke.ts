// Each kit files a ticket with a file at a started server and reads it back. What a machine lacks is named in a line
// `not run: …` (ground G36).
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '../../tests/e2e/support/server-process.ts'
import { isHere, kitsFolder, type Language, makeKits, NotHere, root, run } from './kits.ts'
import { packClient } from './pack-client.ts'

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
    if (!isHere('python3')) throw new NotHere('python3 is not installed')
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
    if (!isHere('python3')) throw new NotHere('python3 is not installed')
    const place = join(kitsFolder, 'venv')
    const python = join(place, 'bin/python')
    try {
      if (!existsSync(python)) run('python3', ['-m', 'venv', place])
      run(python, ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', kit('python')])
    } catch (error) {
      throw new NotHere(
        `its packages cannot be installed (${(error as Error).message.split('\n').find((line) => /ERROR|Error/.test(line)) ?? 'no answer'})`,
      )
    }
    return run(python, [smoke('smoke.py'), url])
  },
  'Java kit': (url) => {
    if (!isHere('mvn')) throw new NotHere('Maven is not installed')
    const place = kit('java')
    run('mvn', ['-q', '-B', '-DskipTests', 'compile', 'dependency:copy-dependencies', '-DincludeScope=runtime'], {
      cwd: place,
    })
    return run('java', [
      '-cp',
      `${join(place, 'target/classes')}:${join(place, 'target/dependency')}/*`,
      smoke('Smoke.java'),
      url,
    ])
  },
}

/** Where a kit lies. @throws NotHere when the generator could not run */
const kit = (language: Language): string => {
  const folder = join(kitsFolder, language)
  if (!existsSync(folder)) throw new NotHere(missing ?? 'the kit was not made')
  return folder
}

let missing: string | undefined
try {
  makeKits()
} catch (error) {
  if (!(error instanceof NotHere)) throw error
  missing = error.message
}
const server = await startServerProcess()
let failed = 0
try {
  for (const [name, check] of Object.entries(checks)) {
    try {
      process.stdout.write(`passed: ${name}: ${check(server.url).trim().split('\n').at(-1)}\n`)
    } catch (error) {
      if (error instanceof NotHere) {
        process.stdout.write(`not run: ${name}: ${error.message}\n`)
        continue
      }
      failed += 1
      process.stdout.write(`FAILED: ${name}: ${(error as Error).message}\n`)
    }
  }
} finally {
  await server.stop()
}
process.exitCode = failed === 0 ? 0 : 1
