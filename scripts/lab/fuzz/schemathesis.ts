// Usage: node scripts/lab/fuzz/schemathesis.ts [examples per operation] [seed] [nobody|player|leaving|agent|admin …]
// schemathesis beside our own fuzzer (ground G38): all its checks and stateful links. Where Python or PyPI is out of reach it is
// left out with one line `not run: …`.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openScene } from './scene.ts'
import type { Person } from '../../../tests/support/people.ts'

const version = '4.32.5'
const root = fileURLToPath(new URL('../../..', import.meta.url))
const environment = join(root, 'node_modules/.cache', `schemathesis-${version}`)
const program = join(environment, 'bin/schemathesis')
const hooks = fileURLToPath(new URL('./schemathesis_hooks.py', import.meta.url))

/** Makes a virtual environment with the one version we know. @returns why that was not possible, or undefined */
const install = (): string | undefined => {
  if (existsSync(program)) return undefined
  try {
    mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
    execFileSync('python3', ['-m', 'venv', environment], { stdio: 'pipe' })
    const wanted = ['install', '--quiet', '--disable-pip-version-check', `schemathesis==${version}`]
    execFileSync(join(environment, 'bin/pip'), wanted, { stdio: 'pipe', timeout: 300_000 })
    return undefined
  } catch (error) {
    return (
      String((error as { stderr?: Buffer }).stderr ?? error)
        .trim()
        .split('\n')
        .at(-1) ?? 'no reason was given'
    )
  }
}

/** One run of all checks over one document. `only` and `without` name operations. */
interface Run {
  document: string
  sender: Person
  only?: readonly string[]
  without?: readonly string[]
}

const run = (
  origin: string,
  { document, sender, only = [], without = [] }: Run,
  examples: number,
  seed: number,
): Promise<boolean> =>
  new Promise((resolve) => {
    console.log(
      `\n── schemathesis ${version}: ${document} as ${sender.name}${only.length > 0 ? `, ${only.join(' and ')}` : ''}`,
    )
    const child = spawn(
      program,
      [
        '--config-file',
        fileURLToPath(new URL('./schemathesis.toml', import.meta.url)),
        'run',
        join(root, 'generated', document),
        '--url',
        origin,
        // All checks but those that its settings turn off; named here, these would run too.
        '--max-examples',
        String(examples),
        '--seed',
        String(seed),
        '--continue-on-failure',
        '--suppress-health-check',
        'all',
        '--no-color',
        ...only.flatMap((name) => ['--include-operation-id', name]),
        // No link leads between a few of them.
        ...(only.length > 0 ? ['--phases', 'examples,coverage,fuzzing'] : []),
        ...without.flatMap((name) => ['--exclude-operation-id', name]),
      ],
      {
        stdio: 'inherit',
        cwd: environment,
        env: {
          ...process.env,
          NO_COLOR: '1',
          SCHEMATHESIS_HOOKS: 'schemathesis_hooks',
          PYTHONDONTWRITEBYTECODE: '1',
          PYTHONPATH: dirname(hooks),
          FUZZ_HEADERS: JSON.stringify(sender.headers),
        },
      },
    )
    child.once('exit', (code) => {
      resolve(code === 0)
    })
  })

/**
 * Each ends the session it comes with: after them a signed-in run would be nobody's. They have a player of their own.
 */
const endsSession = ['logout', 'requestDataErasure']

const examples = Number(process.argv[2] || 50)
const seed = Number(process.argv[3] || 1)
const senders = process.argv.slice(4)
const missing = install()
if (missing !== undefined) {
  console.log(`not run: schemathesis (${missing})`)
} else {
  const scene = await openScene()
  try {
    const wanted: Record<string, Run> = {
      nobody: { document: 'openapi.json', sender: await scene.person('nobody') },
      // The examples of the contract are cases and restrictions of the demonstration's player.
      player: { document: 'openapi.json', sender: await scene.player('ada'), without: endsSession },
      leaving: { document: 'openapi.json', sender: await scene.player('test-leaving'), only: endsSession },
      agent: { document: 'desk.json', sender: await scene.person('agent') },
      // Last: an admin switches features and replaces content.
      admin: { document: 'desk.json', sender: await scene.person('admin') },
    }
    const outcomes: boolean[] = []
    const chosen = Object.entries(wanted).filter(([name]) => senders.length === 0 || senders.includes(name))
    for (const [, one] of chosen) outcomes.push(await run(scene.origin, one, examples, seed))
    process.exitCode = outcomes.every(Boolean) ? 0 : 1
  } finally {
    await scene.stop()
  }
}
