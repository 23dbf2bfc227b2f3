// Starts the packed mock with npx in an empty folder and looks at it. Usage: node mock.mjs <archive>
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'guidepost-mock-'))
const mock = spawn('npx', ['--yes', `file:${process.argv[2]}`], {
  cwd: folder,
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'pipe'],
  detached: true,
})
let words = ''
for (const stream of [mock.stdout, mock.stderr]) stream.on('data', (chunk) => (words += chunk))
try {
  const origin = await new Promise((done, fail) => {
    mock.stdout.on('data', () => {
      const found = /Mock: (http:\/\/[^/]+)/.exec(words)
      if (found) done(found[1])
    })
    mock.once('close', () => fail(new Error(words.slice(-2000))))
  })
  const look = async (path, wanted) => {
    const answer = await fetch(origin + path)
    const text = await answer.text()
    if (!answer.ok || !text.includes(wanted))
      throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 500)}`)
    return text
  }
  await look('/mock', 'Scenarios of the mock')
  await look('/services/bft/api/auth/en-US', 'Ada Lindqvist')
  const page = await look('/support/en-US/help/case', '<div id="app">')
  await look(/src="([^"]+\.js)"/.exec(page)[1], '')
  await look('/support/static/content/wow/icon.svg', '<svg')
  console.log('lists its scenarios, plays Ada, shows the portal')
} finally {
  try {
    process.kill(-mock.pid, 'SIGTERM')
  } catch {
    // It has ended by itself.
  }
  rmSync(folder, { recursive: true, force: true })
}
