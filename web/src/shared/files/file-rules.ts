// Rules of chosen files, one by one (FILE-01, OD-88, OD-89). Pure; the server checks the same and more
// (decisions-cases D9).

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
/** A larger picture is none that a browser could draw. */
const largestPrepared = 60_000_000
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

/** Notices of invalid files go after this long, the error stays on the file's row (ground G20). */
export const noticeMilliseconds = 5000

type Sized = Pick<File, 'name' | 'size'>

/** In lower case, `jpg` for a `.jpeg` too; '' without one. */
export const extensionOf = (name: string): string =>
  (/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '').replace(/^jpeg$/, 'jpg')

/**
 * What is wrong with the file at place `index` among those that can be sent; null when nothing. Order: count, size,
 * empty, type (OD-88).
 */
export const fileError = (file: Sized, index: number, rules: FileRules): FileErrorCode | null => {
  if (index >= rules.maxCount) return 'filecount'
  if (file.size > rules.maxSize) return 'filesize'
  if (file.size === 0) return 'fileempty'
  if (
    rules.extensions !== null &&
    !rules.extensions.some((extension) => extensionOf(`.${extension}`) === extensionOf(file.name))
  )
    return 'filetype'
  return null
}

/** What is wrong with each of the chosen files. One that cannot be sent takes no place from the others. */
export const fileErrors = (files: readonly Sized[], rules: FileRules): (FileErrorCode | null)[] => {
  let places = 0
  return files.map((file) => {
    const own = fileError(file, 0, rules)
    const code = own ?? fileError(file, places, rules)
    if (code === null) places += 1
    return code
  })
}

/** Rule of a diagnostic bundle over files that are good one by one. */
export const diagnosticError = (
  files: readonly Sized[],
  platform: 'windows' | 'mac',
  isRequired: boolean,
): FileErrorCode | null => {
  const types = files.map(({ name }) => extensionOf(name))
  if (types.length === 0) return isRequired ? (platform === 'windows' ? 'diag_missing_two' : 'diag_missing_one') : null
  if (types.length === 1) return platform === 'windows' ? 'diag_missing_two' : types[0] === 'spx' ? null : 'filetype'
  return types.every((type) => type === 'nfo' || type === 'txt') ? null : 'filetype'
}

/** Whether a picture is made smaller, or rid of what it says beside itself, before it goes (CD-264). */
export const wantsPreparing = ({ name, size }: Sized): boolean =>
  ['jpg', 'png', 'webp'].includes(extensionOf(name)) && size <= largestPrepared

/**
 * For the attribute `accept`: ".png,.jpg,.jpeg". Not HEIC, though it is taken: a phone that is not asked for it hands
 * over a JPEG, which everybody can open and which is rid of its place (CD-264).
 */
export const acceptOf = (extensions: readonly string[] | null): string | undefined =>
  extensions
    ?.map((extension) => `.${extension.toLowerCase()}`)
    .filter((extension) => extension !== '.heic' && extension !== '.jpeg')
    .join(',')
    .replace('.jpg', '.jpg,.jpeg')

/** "1.4 MB" in the page's language. */
export const fileSize = (bytes: number, locale: string): string => {
  const [unit, size] = bytes >= 1_000_000 ? (['megabyte', 1_000_000] as const) : (['kilobyte', 1000] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1, unitDisplay: 'short' }).format(
    bytes / size,
  )
}
