// Whole uploads that a form names (CD-197), for every room whose forms take files.
import type { FieldError } from '#generated/server/schemas.ts'
import type { Visitor } from '../visitor.ts'
import type { KeptFile } from './kept-files.ts'

export interface NamedUploads {
  files: readonly KeptFile[]
  /** Those that are not there, not whole, or somebody else's. */
  missing: readonly FieldError[]
  /** Within the transaction whose rows name the files. @throws 503 when another request has just named one */
  claim: () => Promise<void>
}

export interface UploadSource {
  /**
   * Refuses nothing, since a repeat that is answered from what is stored needs no upload; call it before the transaction.
   * `pathOf`: how field errors name a field, as `fields.files`
   */
  named: (
    visitor: Visitor,
    wanted: Readonly<Record<string, readonly string[]>> | undefined,
    pathOf: (field: string) => string,
  ) => Promise<NamedUploads>
}
