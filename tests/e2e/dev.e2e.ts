// `make dev` on a copy of the sources: what is changed is seen, and Ctrl+C leaves nothing behind.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { freePort } from './support/server-process.ts'
import { test } from './support/test.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'guidepost-dev-'))
let dev: ChildProcess

test.beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of files.trim().split('\n'))
    if (/^(package|generated|openapi|server|web|scripts|tests\/e2e\/support)/.test(file))
      cpSync(join(root, file), join(copy, file), { recursive: true, force: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
test.afterAll(() => {
  dev.kill('SIGKILL')
  rmSync(copy, { recursive: true, force: true })
})

const change = (file: string, from: string, to: string): void => {
  const text = readFileSync(join(copy, file), 'utf8')
  expect(text, file).toContain(from)
  writeFileSync(join(copy, file), text.replace(from, to))
}

/** Programs that work in the copy. */
const atWork = (): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`).startsWith(copy)
    } catch {
      return false
    }
  })

test('a change of the web app shows in the open page, one of the server with the next request; Ctrl+C ends it all', async ({
  page,
}) => {
  const port = await freePort()
  let said = ''
  dev = spawn(join(root, 'node_modules/.bin/node'), ['scripts/dev/dev.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(copy, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect.poll(() => said, { timeout: 120_000 }).toContain(`Guidepost is ready: http://localhost:${port}/support/`)

  const refused: string[] = []
  page.on(
    'console',
    (message) => void (/Content.Security.Policy/i.test(message.text()) && refused.push(message.text())),
  )
  const address = `http://localhost:${port}/support/en-US/help`
  await page.goto(address)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible({ timeout: 120_000 })
  await expect(page.locator('body')).toHaveCSS('margin-top', '0px')

  await page.evaluate(() => document.documentElement.setAttribute('data-before', 'yes'))
  change('web/src/kit/ui/PageTitle.tsx', '{children}</h1>', '{children} (changed)</h1>')
  await expect(heading).toContainText('(changed)')
  // The same document: nothing that was typed is lost.
  await expect(page.locator('html')).toHaveAttribute('data-before', 'yes')

  const readFrame = async (): Promise<string | undefined> =>
    (await page.request.get(address)).headers()['x-frame-options']
  expect(await readFrame()).toBe('DENY')
  change('server/src/platform/security-headers.ts', "'x-frame-options': 'DENY'", "'x-frame-options': 'SAMEORIGIN'")
  await expect.poll(readFrame).toBe('SAMEORIGIN')
  expect(refused).toEqual([])

  expect(atWork().length).toBe(2)
  const ended = once(dev, 'exit')
  dev.kill('SIGINT')
  expect((await ended)[0]).toBe(0)
  expect(atWork()).toEqual([])
  await expect(fetch(address)).rejects.toThrow()
})
