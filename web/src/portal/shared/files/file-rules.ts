// What the browser alone decides about chosen files; the rules that the server has as well are #rules/files.ts.
import { extensionOf, fileError, type FileErrorCode, type FileRules, type Sized } from '#rules/files.ts'

/** A larger picture is none that a browser could draw. */
const largestPrepared = 60_000_000

/** Notices of invalid files go after this long, the error stays on the file's row (ground G20). */
export const noticeMilliseconds = 5000

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
