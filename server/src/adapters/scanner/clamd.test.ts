// Files that are looked into (tests/support/scan-contract.ts), and what a daemon may say that is no verdict.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { startClamd } from '../../../../tests/support/clamd.ts'
import { scanContract } from '../../../../tests/support/scan-contract.ts'
import { createFileScans } from '../../cases/file-scans.ts'
import { ScannerAwayError } from '../../cases/ports.ts'
import { createManualClock } from '../../lib/clock.ts'
import { BlobMissingError } from '../../storage/blob-store.ts'
import { createFolderBlobs } from '../../storage/folder-blobs.ts'
import { createClamd } from './clamd.ts'

scanContract('files and a daemon that speaks as ClamAV', startClamd)

const scan = (url: string, text = 'words') =>
  createClamd({ url, silentMilliseconds: 200 }).scan(Readable.from([Buffer.from(text)]))

test('what is no verdict leaves a file waiting: an error, nonsense, nothing, silence, no end', async () => {
  const said = ['INSTREAM size limit exceeded. ERROR\0', 'stream: X\0', '']
  const daemon = await startClamd(() => said.shift()!)
  await expect(scan(daemon.url)).rejects.toThrow('no verdict: INSTREAM size limit exceeded')
  await expect(scan(daemon.url)).rejects.toThrow('no verdict: stream: X')
  await expect(scan(daemon.url)).rejects.toThrow(ScannerAwayError)
  await daemon.stop()

  const silent = createServer((socket) => socket.on('error', () => undefined).resume())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  await expect(scan(`tcp://127.0.0.1:${(silent.address() as AddressInfo).port}`)).rejects.toThrow(ScannerAwayError)
  silent.close()
  const endless = createServer((socket) => {
    const timer = setInterval(() => socket.write(' '), 20)
    socket.on('error', () => undefined).on('close', () => clearInterval(timer))
  })
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
  await expect(scan(`tcp://127.0.0.1:${(endless.address() as AddressInfo).port}`)).rejects.toThrow(ScannerAwayError)
  endless.close()
})

test('a finding that comes before all of a file was sent counts', async () => {
  const early = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end('stream: Early.Bird FOUND\0'))
  })
  await new Promise<void>((resolve) => early.listen(0, '127.0.0.1', resolve))
  const long = Readable.from(Array.from({ length: 400 }, () => Buffer.alloc(64_000)))
  const { port } = early.address() as AddressInfo
  expect(await createClamd({ url: `tcp://127.0.0.1:${port}` }).scan(long)).toEqual({ found: 'Early.Bird' })
  early.close()
})

test('a file that is damaged has failed before the daemon listens: no verdict, and the process goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-clamd-'))
  const daemon = await startClamd()
  const blobs = await createFolderBlobs(folder)
  const { sha256 } = await blobs.put(Buffer.from('words'))
  writeFileSync(join(folder, 'blobs', sha256.slice(0, 2), sha256), 'sword')
  const bytes = await blobs.read(sha256)
  await expect.poll(() => bytes.errored).toBeTruthy()
  await expect(createClamd({ url: daemon.url }).scan(bytes)).rejects.toThrow('is not what was stored')
  await daemon.stop()
  rmSync(folder, { recursive: true })
})

test('one file that cannot be told about, or is not there, keeps no other waiting and is asked for less often', async () => {
  const clock = createManualClock()
  const postponed: [string, number, number][] = []
  const noted: [string, string | null][] = []
  const warned: string[] = []
  const waiting = ['gone', 'odd', 'plain', 'bad'].map((sha256, at) => ({ id: String(at), sha256, tries: at * 9 }))
  const scans = createFileScans({
    store: {
      waitingFiles: async (_now, after, limit) => waiting.filter(({ id }) => id > after).slice(0, Math.min(limit, 2)),
      noteScan: async (...note) => void noted.push(note),
      postponeScan: async (sha256, tries, after) => {
        postponed.push([sha256, tries, (Date.parse(after) - clock.now().getTime()) / 1000])
      },
    },
    blobs: {
      read: async (sha256) => {
        if (sha256 === 'gone') throw new BlobMissingError(sha256)
        return Readable.from([sha256])
      },
    },
    scanner: {
      scan: async (bytes) => {
        const [text] = await bytes.toArray()
        if (text === 'odd') throw new Error('no verdict')
        return { found: text === 'bad' ? 'Bad' : null }
      },
    },
    clock,
    warn: (message) => warned.push(message),
  })
  expect(await scans.scanWaiting()).toBe(2)
  expect(noted).toEqual([
    ['plain', null],
    ['bad', 'Bad'],
  ])
  expect(warned).toHaveLength(2)
  expect(postponed.map(([sha256, tries]) => [sha256, tries])).toEqual([
    ['gone', 1],
    ['odd', 10],
  ])
  const [soon, late] = postponed.map(([, , seconds]) => seconds)
  expect(soon).toBeLessThan(10)
  expect(late).toBeGreaterThan(2_000)
})
