// What `make mock` does while somebody writes: a saved file of the contract is read once, and again after the next.
import { mkdtemp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { watchContract } from './mock-contract.ts'

test('files saved together are read once, other files not at all, and nothing after the end', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guidepost-watch-'))
  await mkdir(path.join(folder, 'cases'))
  let readings = 0
  const stop = await watchContract(folder, async () => {
    readings += 1
  })
  try {
    await writeFile(path.join(folder, 'README.md'), 'x')
    await Promise.all(['a', 'b', 'c'].map((name) => writeFile(path.join(folder, `cases/${name}.yaml`), 'x')))
    await vi.waitFor(() => expect(readings).toBe(1), { timeout: 90_000 })
    await writeFile(path.join(folder, 'cases/a.yaml'), 'y')
    await vi.waitFor(() => expect(readings).toBe(2), { timeout: 90_000 })
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
})

test('a file that is replaced is read each time, as editors save; what is saved during the start, after it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guidepost-watch-'))
  await writeFile(path.join(folder, 'a.yaml'), '0')
  const started = Promise.withResolvers<void>()
  let readings = 0
  const stop = await watchContract(
    folder,
    async () => {
      readings += 1
    },
    started.promise,
  )
  let seen = 0
  const stopOther = await watchContract(folder, async () => {
    seen += 1
  })
  const replace = async (text: string): Promise<void> => {
    await writeFile(path.join(folder, '.a.swp'), text)
    await rename(path.join(folder, '.a.swp'), path.join(folder, 'a.yaml'))
  }
  try {
    await replace('1')
    // Another watch of the same folder has seen it by now.
    await vi.waitFor(() => expect(seen).toBe(1), { timeout: 90_000 })
    expect(readings).toBe(0)
    started.resolve()
    for (const turn of [1, 2, 3]) {
      await vi.waitFor(() => expect(readings).toBe(turn), { timeout: 90_000 })
      if (turn < 3) await replace(`${turn + 1}`)
    }
    await writeFile(path.join(folder, 'a.yaml'), 'in place')
    await vi.waitFor(() => expect(readings).toBe(4), { timeout: 90_000 })
  } finally {
    await Promise.all([stop(), stopOther()])
    await rm(folder, { recursive: true, force: true })
  }
})
