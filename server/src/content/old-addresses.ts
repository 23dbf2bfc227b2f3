/**
 * Addresses of the help pages an operator had before (CD-414). They are asked only where no page of ours is, and lead to
 * pages of ours alone: nothing can go round in circles or out of the portal. A handful of lookups, however many there are.
 */

const longest = 2_000
const isLanguage = (part: string | undefined): part is string =>
  part !== undefined && /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/.test(part)

/** As it is compared: one spelling of an address, whatever its case, its escapes and its end. */
const plain = (path: string): string | undefined => {
  try {
    const read = decodeURIComponent(path).normalize('NFC').toLowerCase()
    return read.length > 1 && read.endsWith('/') ? read.slice(0, -1) : read
  } catch {
    return undefined
  }
}

/** The ways an entry may be written that meant this path, and the language each finds in it. */
const spellings = (path: string): { key: string; locale: string | undefined }[] => {
  const parts = path.slice(1).split('/')
  const at = (index: number, taken: 0 | 1): string => `/${parts.toSpliced(index, taken, '{locale}').join('/')}`
  const ways: { key: string; locale: string | undefined }[] = [{ key: path, locale: undefined }]
  for (const index of [0, 1]) if (isLanguage(parts[index])) ways.push({ key: at(index, 1), locale: parts[index] })
  for (const index of [0, 1]) if (parts.length >= index) ways.push({ key: at(index, 0), locale: undefined })
  return ways
}

export const createOldAddresses = (redirects: Readonly<Record<string, string>>) => {
  const pages = new Map<string, string>()
  for (const [address, target] of Object.entries(redirects)) {
    const key = plain(address)
    if (key !== undefined) pages.set(key, target)
  }
  const pageAt = (key: string): string | undefined => {
    const exact = pages.get(key)
    if (exact !== undefined) return exact
    // `/articles/115001-how-it-was-called`: the number counts, whatever the title was called by then.
    const number = /^(.*\/\d+)[^/]*$/.exec(key)?.[1]
    return number === undefined ? undefined : pages.get(`${number}*`)
  }
  return {
    size: pages.size,
    /** @param path as it was asked for, without query */
    find(path: string) {
      if (pages.size === 0 || path.length > longest) return undefined
      const asked = plain(path)
      if (asked === undefined) return undefined
      for (const { key, locale: found } of spellings(asked)) {
        const target = pageAt(key)
        if (target === undefined) continue
        const [, own, page = ''] = /^(?:([a-z]{2}-[A-Z]{2})\/)?(.*)$/.exec(target) ?? []
        return {
          page: page === 'home' ? '' : page,
          articleId: /^article\/(\d+)$/.exec(page)?.[1],
          locale: own ?? found,
        }
      }
      return undefined
    },
  }
}

export type OldAddresses = ReturnType<typeof createOldAddresses>
