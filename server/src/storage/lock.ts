// One process per data directory (ground G28, promises P8): an exclusive transaction, held open on a file of its own,
// which the operating system ends with the process, however it ends.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DataDirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `Another Guidepost server is using the data directory ${directory}; stop it first, or set DATA_DIR to another folder.`,
    )
    this.name = 'DataDirectoryInUseError'
  }
}

export class DataDirectoryNotWritableError extends Error {
  constructor(directory: string, cause: unknown) {
    const { code = String(cause) } = cause as NodeJS.ErrnoException
    super(
      `The data directory ${directory} may not be written to (${code}); give this user the right to, or set DATA_DIR to another folder.`,
      { cause },
    )
    this.name = 'DataDirectoryNotWritableError'
  }
}

/** One by one: told to make them all, Node tries for ever where the system makes none, as below `/proc`. */
const makeFolders = (directory: string): void => {
  if (existsSync(directory)) return
  makeFolders(dirname(directory))
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Makes it where there is none. @throws DataDirectoryNotWritableError */
export const demandWritable = (directory: string): void => {
  try {
    makeFolders(resolve(directory))
    accessSync(directory, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new DataDirectoryNotWritableError(directory, error)
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
