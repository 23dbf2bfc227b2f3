// Without configured secrets an embedded server makes its own on the first start and keeps them beside its data,
// readable by its user alone. Production refuses to start without configured ones (config.ts).
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret kept in `dataDir` under `name`; made when absent. */
export const loadOrCreateSecret = (dataDir: string, name: string): string => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, `${name}.key`)
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8')
}
