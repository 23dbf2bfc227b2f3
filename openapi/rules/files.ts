// Rules of attached files by their names and sizes (FILE-01, OD-88, OD-89, decisions-cases D7). The server looks at their bytes, too.

export type FileErrorCode =
  | 'filecount'
  | 'filesize'
  | 'fileempty'
  | 'filetype'
  | 'diag_missing_one'
  | 'diag_missing_two'

export interface FileRules {
  maxCount: number
  /** Bytes; the limit itself is allowed. */
  maxSize: number
  /** Without dot, compared ignoring case. null: any (the diagnostic rule replaces the list). */
  extensions: readonly string[] | null
}

export const maxFileSize = 15_000_000
/** The form's own files, a dynamic file field, a diagnostic field (OD-89). */
export const maxFiles = { contact: 4, field: 1, diagnostic: 2 } as const
/** Used when the server's list is missing (FILE-05). */
export const fallbackExtensions = [
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
] as const
/** Render method image is a file limited to pictures (ground G41). */
export const pictureExtensions = ['bmp', 'gif', 'jpg', 'png'] as const

/** A file as far as these rules look at it. */
export interface Sized {
  name: string
  size: number
}

/** In lower case, `jpg` for a `.jpeg` too; '' without one. A name that begins with its only dot has none. */
export const extensionOf = (name: string): string =>
  (/[^]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '').replace(/^jpeg$/, 'jpg')

/** Whether a list has the ending of a name; no list has any. */
export const isTaken = (name: string, extensions: FileRules['extensions']): boolean =>
  extensions?.some((extension) => extensionOf(`a.${extension}`) === extensionOf(name)) ?? true

/**
 * What is wrong with the file at place `index` among those that can be sent; null when nothing. Order: count, size,
 * empty, type (OD-88).
 */
export const fileError = (file: Sized, index: number, rules: FileRules): FileErrorCode | null => {
  if (index >= rules.maxCount) return 'filecount'
  if (file.size > rules.maxSize) return 'filesize'
  if (file.size === 0) return 'fileempty'
  return isTaken(file.name, rules.extensions) ? null : 'filetype'
}

/**
 * What is wrong with a diagnostics bundle whose files are good one by one: two files that are both `.nfo` or `.txt`, or on a
 * mac one `.spx` (FIELD-25, FIELD-26, OD-88). `at` is the place of a wrong file; what is missing has none.
 */
export const diagnosticErrors = (
  files: readonly Sized[],
  platform: 'windows' | 'mac',
  isRequired: boolean,
): { code: FileErrorCode; at?: number }[] => {
  const isWindows = platform === 'windows'
  if (files.length === 0 && !isRequired) return []
  if (files.length === 0 || (files.length === 1 && isWindows))
    return [{ code: isWindows ? 'diag_missing_two' : 'diag_missing_one' }]
  const fitting = files.length === 1 ? ['spx'] : ['nfo', 'txt']
  return files.flatMap(({ name }, at) => (fitting.includes(extensionOf(name)) ? [] : [{ code: 'filetype', at }]))
}
