// Rules of attached files (FILE-01, OD-88, OD-89, decisions-cases D7 to D9). Pure; the order of the checks is
// OD-88's.
import { extensionOf, hasSignature, isPictureName, pictureIn, type Signature, signatures } from '../lib/signatures.ts'
import type { FieldError } from '#generated/server/schemas.ts'

/** A received file, as far as the rules look at it. `head` holds its first bytes. */
export interface CandidateFile {
  filename: string
  size: number
  isTooLarge: boolean
  head: Uint8Array
}

/** Taken where there is no list of the server (FILE-05). */
export const fallbackExtensions: readonly string[] = [
  'bmp',
  'gif',
  'jpg',
  'log',
  'pcx',
  'pdf',
  'png',
  'rep',
  'spx',
  'tga',
  'txt',
  'STORMREPLAY',
]
/** The list of the server (FILE-04): what phones and today's programs write as well. */
export const takenExtensions: readonly string[] = [...fallbackExtensions, 'jpeg', 'webp', 'heic', 'nfo']
export const maxContactFiles = 4
export const maxFieldFiles = 1
export const maxDiagnosticFiles = 2
const maxBytes = 15_000_000

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
  const allowed = extensions === null ? null : new Set(extensions.map((one) => one.toLowerCase()))
  return files.flatMap((file, index): FieldError[] => {
    const field = `${path}.${index}`
    if (index >= limit) return [{ field, code: 'filecount', params: { max: limit } }]
    if (file.isTooLarge || file.size > maxBytes) return [{ field, code: 'filesize', params: { max: maxBytes } }]
    if (file.size === 0) return [{ field, code: 'fileempty' }]
    const isOfKind = allowed === null || allowed.has(extensionOf(file.filename))
    return isOfKind && looksLike(file, allowed) ? [] : [{ field, code: 'filetype' }]
  })
}

/**
 * A diagnostics bundle: two files that are both `.nfo` or `.txt`, or on a mac one `.spx` (FIELD-25, FIELD-26, OD-88).
 * @param platform of the value; windows when none was chosen
 */
export const checkDiagnosis = (
  path: string,
  files: readonly CandidateFile[],
  platform: 'windows' | 'mac',
  isRequired: boolean,
): FieldError[] => {
  const errors = checkFiles(path, files, maxDiagnosticFiles, null)
  if (errors.length > 0) return errors
  const extensions = files.map((file) => extensionOf(file.filename))
  if (files.length === 0)
    return isRequired ? [{ field: path, code: platform === 'windows' ? 'diag_missing_two' : 'diag_missing_one' }] : []
  if (files.length === 1) {
    if (platform === 'windows') return [{ field: path, code: 'diag_missing_two' }]
    return extensions[0] === 'spx' ? [] : [{ field: `${path}.0`, code: 'filetype' }]
  }
  return extensions.flatMap((extension, index) =>
    extension === 'nfo' || extension === 'txt' ? [] : [{ field: `${path}.${index}`, code: 'filetype' }],
  )
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
const looksLike = ({ filename, head }: CandidateFile, allowed: ReadonlySet<string> | null): boolean => {
  if (isWindowsProgram(head) || isScript(head) || executables.some((one) => hasSignature(head, one))) return false
  if (isPictureName(filename)) {
    const kind = pictureIn(head)
    return kind !== undefined && (allowed === null || allowed.has(kind))
  }
  const expected = byExtension[extensionOf(filename)]
  return expected === undefined || hasSignature(head, expected)
}
