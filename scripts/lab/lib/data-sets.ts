// Texts other people wrote, on which quality is measured; nothing of them is in the repository (CD-62). They lie in
// ../shared/data beside the project, or in the folder DATA_SETS names.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const besideTheProject = fileURLToPath(new URL('../../../../shared/data', import.meta.url))
const named = process.env['DATA_SETS']

/** Where the sets are expected, absolute. */
export const dataFolder = named ? resolve(named) : besideTheProject

/** @param what who needs them @param files all of which are needed @returns what is missing, as a sentence, or null */
export const missingData = (what: string, files: readonly string[], folder = dataFolder): string | null => {
  const shown = folder === besideTheProject ? '../shared/data' : folder
  const other = 'DATA_SETS names another folder'
  if (!existsSync(folder))
    return `not run: ${what} needs the texts in ${shown}, and there is no such folder (${other}).`
  const missing = files.filter((file) => !existsSync(join(folder, file)))
  return missing.length === 0 ? null : `not run: ${what} needs ${missing.join(', ')} in ${shown} (${other}).`
}
