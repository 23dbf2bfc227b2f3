// What `make mock` does while somebody writes: a saved file of the contract is read once, and again after the next.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { watchContract } from './mock-contract.ts'

test('files saved together are read once, other files not at all, and nothing after the end', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guidepost-watch-'))
  await mkdir(path.join(folder, 'cases'))
  let readings = 0
  const stop = watchContract(folder, async () => {
    readings += 1
  })
  try {
    await writeFile(path.join(folder, 'README.md'), 'x')
    await Promise.all(['a', 'b', 'c'].map((name) => writeFile(path.join(folder, `cases/${name}.yaml`), 'x')))
    await vi.waitFor(() => expect(readings).toBe(1), { timeout: 20_000 })
    await writeFile(path.join(folder, 'cases/a.yaml'), 'y')
    await vi.waitFor(() => expect(readings).toBe(2), { timeout: 20_000 })
  } finally {
    stop()
    await rm(folder, { recursive: true, force: true })
  }
})
