// Files that are looked into by ClamAV's own daemon (`make lab DO=clamd`), which knows one signature, made here:
// nothing is downloaded. Debian's clamav-daemon brings it.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { test } from 'vitest'
import { createClamd } from '../../server/src/adapters/scanner/clamd.ts'
import { harmful, scanContract, type TestScanner } from '../support/scan-contract.ts'

const program = process.env['CLAMD'] ?? '/usr/sbin/clamd'

const startReal = async (): Promise<TestScanner> => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-clamd-'))
  const socket = join(folder, 'clamd.sock')
  mkdirSync(join(folder, 'signatures'))
  writeFileSync(
    join(folder, 'signatures', 'own.ndb'),
    `Guidepost.Harmful:0:*:${Buffer.from(harmful).toString('hex')}\n`,
  )
  writeFileSync(
    join(folder, 'clamd.conf'),
    [
      `LocalSocket ${socket}`,
      `DatabaseDirectory ${join(folder, 'signatures')}`,
      'Foreground yes',
      'LogFile /dev/null',
      '',
    ].join('\n'),
  )
  let running: ChildProcess | undefined
  const url = `unix://${socket}`
  const isThere = (): Promise<boolean> =>
    createClamd({ url })
      .scan(Readable.from([Buffer.from('?')]))
      .then(
        () => true,
        () => false,
      )
  const comeBack = async (): Promise<void> => {
    running = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
    for (let look = 0; look < 300 && !(await isThere()); look += 1) await delay(100)
  }
  const goAway = async (): Promise<void> => {
    if (!running) return
    const ended = once(running, 'exit')
    running.kill()
    await ended
    running = undefined
  }
  await comeBack()
  return {
    url,
    finding: 'Guidepost.Harmful',
    goAway,
    comeBack,
    stop: async () => {
      await goAway()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

if (existsSync(program)) scanContract('files and ClamAV', startReal)
else
  test('ClamAV', () => {
    throw new Error('not run: clamd is not here; on Debian: apt-get install clamav-daemon')
  })
