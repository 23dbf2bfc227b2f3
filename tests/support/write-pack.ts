import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { smallPackFiles } from '../../server/src/content/testing/small-pack.ts'

/** The small content pack as a folder. @param change files of it replaced or added */
export const writePack = (folder: string, change: Readonly<Record<string, string>> = {}): void => {
  for (const [path, text] of Object.entries({ ...smallPackFiles(), ...change })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
