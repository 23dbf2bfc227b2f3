// Pictures of all articles, each fetched once and kept under one name in the pack.
import type { OldArticle, OldFile, OldLibrary } from './library.ts'
import type { PackFolder } from './pack-folder.ts'
import { dataPicture, judgePicture, pictureName } from './pictures.ts'

export interface PictureShelf {
  /** Takes pictures into the pack. @returns by address, a path below assets/ or what is wrong */
  take: (
    addresses: ReadonlySet<string>,
    base: URL | null,
    article: OldArticle,
  ) => Promise<Map<string, { path: string } | { fault: string }>>
  count: () => number
}

export interface ShelfOptions {
  library: OldLibrary
  space: string
  fetchFile: ((url: URL) => Promise<Buffer>) | undefined
}

type Taken = { path: string } | { fault: string }

export const createPictureShelf = (pack: PackFolder, { library, space, fetchFile }: ShelfOptions): PictureShelf => {
  const taken = new Map<string, Promise<Taken>>()
  const kept = new Set<string>()
  /** Names of pictures from the run before, without their ending. */
  const before = new Map(
    pack
      .paths()
      .filter((path) => path.startsWith(`assets/${space}/`))
      .map((path) => [path.slice('assets/'.length).replace(/\.[a-z]+$/, ''), path.slice('assets/'.length)]),
  )
  const store = async ({ key, name, bytes: read }: OldFile): Promise<Taken> => {
    const stem = pictureName(space, key, name)
    const present = before.get(stem)
    const isSure = present !== undefined && library.kind === 'zendesk'
    // Zendesk gives a changed picture another number.
    if (isSure) {
      kept.add(present)
      return { path: present }
    }
    try {
      const bytes = await read()
      const judged = judgePicture(bytes)
      if ('fault' in judged) return judged
      const path = `${stem}.${judged.type}`
      pack.put(`assets/${path}`, bytes)
      if (present !== undefined && present !== path) pack.remove(`assets/${present}`)
      before.set(stem, path)
      kept.add(path)
      return { path }
    } catch (error) {
      if (present !== undefined) {
        kept.add(present)
        return { path: present }
      }
      return { fault: (error as Error).message.split('\n', 1)[0]! }
    }
  }
  const fileOf = (address: string, base: URL | null, article: OldArticle): OldFile | string => {
    const data = dataPicture(address)
    if (data !== undefined) return { key: address, name: '', bytes: async () => data }
    if (!URL.canParse(address, base?.href)) return 'has an address nobody can follow'
    const url = new URL(address, base?.href)
    const known = library.fileAt(url, article)
    if (known !== undefined) return known
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return `${url.protocol} is no address of a picture`
    if (fetchFile === undefined) return 'was not fetched'
    const secure = new URL(url.href.replace(/^http:/, 'https:'))
    return { key: secure.href, name: secure.pathname, bytes: () => fetchFile(secure) }
  }
  return {
    async take(addresses, base, article) {
      const found = new Map<string, Taken>()
      for (const address of addresses) {
        const file = fileOf(address, base, article)
        if (typeof file === 'string') {
          found.set(address, { fault: file })
          continue
        }
        const known = taken.get(file.key) ?? store(file)
        taken.set(file.key, known)
        found.set(address, await known)
      }
      return found
    },
    count: () => kept.size,
  }
}
