// An embedded installation that has lost its database says so, instead of beginning an empty one beside the keys of the
// old one without a word (CD-251).
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const databaseFile = 'guidepost.sqlite'
/** Its time is the last backup's. */
export const backupMark = 'backed-up'
/** What an installation makes for itself (secrets.ts); at its first start after the database. */
export const keyNames = ['session.key', 'encryption.key']

/** The data directory holds keys of an installation whose database is not there, or cannot be read. */
export class DataNotWholeError extends Error {
  constructor(directory: string, what: string, cause?: unknown) {
    super(
      `The database ${join(directory, databaseFile)} ${what}. Nothing was changed. Bring it back from a backup ` +
        `(guidepost restore, server/README.md), or set DATA_DIR to another folder to begin anew.`,
      { cause },
    )
    this.name = 'DataNotWholeError'
  }
}

/** @throws DataNotWholeError when there are keys and no database, or an empty file in its place */
export const demandWholeData = (directory: string): void => {
  const file = join(directory, databaseFile)
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size !== undefined && size > 0) return
  if (keyNames.some((key) => existsSync(join(directory, key))))
    throw new DataNotWholeError(directory, size === undefined ? 'is missing, its keys are there' : 'is empty')
}
