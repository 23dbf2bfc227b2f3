// One process per data directory (ground G28, promises P8): an exclusive transaction, held open on a file of its own,
// which the operating system ends with the process, however it ends.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DataDirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `Another Guidepost server is using the data directory ${directory}; stop it first, or set DATA_DIR to another folder.`,
    )
    this.name = 'DataDirectoryInUseError'
  }
}

/** @returns release · @throws DataDirectoryInUseError at once, without waiting */
export const lockDataDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(directory, 'server.lock'), { timeout: 0 })
  try {
    database.exec('pragma journal_mode = delete; begin exclusive')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === 5) throw new DataDirectoryInUseError(directory)
    throw error
  }
  return () => database.close()
}
