// The release before this one, as `make release` packed it (CD-458): its server is run beside this one and on what it
// has left, without asking the repository's history.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { sha256 } from '../../server/src/lib/ids.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const fixture = join(root, 'tests/support/fixtures/released.tar.br')

/** @returns the file that starts its server; unpacked once, where the packages of this tree are found */
export const releasedEntry = (): string => {
  const packed = readFileSync(fixture)
  const folder = join(root, '.cache/released', sha256(packed).slice(0, 16))
  if (!existsSync(folder)) {
    mkdirSync(join(folder, '..'), { recursive: true })
    const half = mkdtempSync(`${folder}-`)
    const { status } = spawnSync('tar', ['--extract', '--directory', half], { input: brotliDecompressSync(packed) })
    if (status !== 0) throw new Error('tar could not unpack the released server')
    try {
      renameSync(half, folder)
    } catch {
      // Somebody else was quicker.
      rmSync(half, { recursive: true, force: true })
    }
  }
  return join(folder, 'server/dist/server.js')
}
