// Attached files by name, size and first bytes (decisions-cases D7 to D9). Pure.
import type { FieldError } from '#generated/server/schemas.ts'
import {
  diagnosticErrors,
  extensionOf,
  fallbackExtensions,
  fileError,
  type FileErrorCode,
  isTaken,
  maxFiles,
  maxFileSize,
} from '#rules/files.ts'
import { hasSignature, isPictureName, pictureIn, type Signature, signatures } from '../lib/signatures.ts'

/** A received file, as far as the rules look at it. `head` holds its first bytes. */
export interface CandidateFile {
  filename: string
  size: number
  isTooLarge: boolean
  head: Uint8Array
}

/** The list of the server (FILE-04): what phones and today's programs write as well. */
export const takenExtensions: readonly string[] = [...fallbackExtensions, 'jpeg', 'webp', 'heic', 'nfo']

/**
 * @param path dotted path of the field: `fields.files`, `fields.<key>`
 * @param extensions allowed ones; null leaves the type to another rule
 */
export const checkFiles = (
  path: string,
  files: readonly CandidateFile[],
  limit: number,
  extensions: readonly string[] | null,
): FieldError[] => {
  const rules = { maxCount: limit, maxSize: maxFileSize, extensions }
  const params: Partial<Record<FileErrorCode, { max: number }>> = {
    filecount: { max: limit },
    filesize: { max: maxFileSize },
  }
  return files.flatMap((file, index): FieldError[] => {
    const { filename: name, size, isTooLarge } = file
    const code =
      fileError({ name, size: isTooLarge ? Infinity : size }, index, rules) ??
      (looksLike(file, extensions) ? null : 'filetype')
    return code === null ? [] : [{ field: `${path}.${index}`, code, params: params[code] }]
  })
}

/** @param platform of the value; windows when none was chosen */
export const checkDiagnosis = (
  path: string,
  files: readonly CandidateFile[],
  platform: 'windows' | 'mac',
  isRequired: boolean,
): FieldError[] => {
  const errors = checkFiles(path, files, maxFiles.diagnostic, null)
  if (errors.length > 0) return errors
  return diagnosticErrors(
    files.map(({ filename: name, size }) => ({ name, size })),
    platform,
    isRequired,
  ).map(({ code, at }) => ({ field: at === undefined ? path : `${path}.${at}`, code }))
}

const byExtension: Record<string, Signature> = { pdf: signatures.pdf, pcx: [0x0a] }
const executables: readonly Signature[] = [
  [0x7f, 0x45, 0x4c, 0x46], // ELF
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe], // Mach-O, fat binaries, Java classes
]

/**
 * `MZ` alone may begin a text. A program of Windows has zero bytes in the 64 of its header: the place of its second
 * header, in the last four, is below 16 MB.
 */
const isWindowsProgram = (head: Uint8Array): boolean =>
  hasSignature(head, [0x4d, 0x5a]) && head.subarray(0, 64).includes(0)

/** `#!` alone may begin a text; a script names its interpreter by a path. */
const isScript = (head: Uint8Array): boolean => /^#![ \t]*\//.test(Buffer.from(head.subarray(0, 64)).toString('latin1'))

/**
 * Extension and content agree where the type has a signature, a picture may be of any kind that is taken; an executable
 * is never taken (decisions-cases D9).
 */
const looksLike = ({ filename, head }: CandidateFile, extensions: readonly string[] | null): boolean => {
  if (isWindowsProgram(head) || isScript(head) || executables.some((one) => hasSignature(head, one))) return false
  if (isPictureName(filename)) {
    const kind = pictureIn(head)
    return kind !== undefined && isTaken(`a.${kind}`, extensions)
  }
  const expected = byExtension[extensionOf(filename)]
  return expected === undefined || hasSignature(head, expected)
}
