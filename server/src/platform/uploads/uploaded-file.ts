// A file part of a form, streamed to disk.

/**
 * One received file. `path` is a temporary file that vanishes with the answer; who keeps the file moves or copies it
 * before.
 */
export interface UploadedFile {
  /** Name of the part as sent: `files[screenshot]`. */
  part: string
  /** What stands between the brackets (`screenshot`), else the whole name. */
  field: string
  /** Name the sender gave it, without folders; '' when none was given. At most 255 characters. */
  filename: string
  /** Content type the sender claims; never believed. */
  declaredType: string
  path: string
  /** True size in bytes, also of a file that is too large to be kept. */
  size: number
  /** Hex SHA-256 of all bytes. */
  sha256: string
  /** First bytes (up to 4096), to look at the file's signature. */
  head: Buffer
  /**
   * More bytes than a file may have: counted and hashed, but not whole on disk (decisions-cases D7: a rule of the form,
   * 422).
   */
  isTooLarge: boolean
}

/** Limit of a single file in bytes, inclusive (decisions-cases D8, OD-89). */
export const maxFileBytes = 15_000_000
