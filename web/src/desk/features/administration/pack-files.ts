// A folder somebody has chosen, as the files of a content pack: their paths below it, and what is in them.
import type { DeskSchema } from '../../../kit/api/desk.ts'

type PackFile = DeskSchema<'PackFile'>

/** What a file needs of a browser's. */
export interface ChosenFile {
  name: string
  /** With the chosen folder before it; empty for files chosen one by one. */
  webkitRelativePath: string
  arrayBuffer: () => Promise<ArrayBuffer>
}

const below = ({ name, webkitRelativePath }: Pick<ChosenFile, 'name' | 'webkitRelativePath'>): string =>
  webkitRelativePath === '' ? name : webkitRelativePath.slice(webkitRelativePath.indexOf('/') + 1)

/** What an editor or a file manager leaves in a folder is no part of the pack. */
const isHidden = (path: string): boolean => path.split('/').some((part) => part.startsWith('.'))

const base64 = (bytes: Uint8Array): string => {
  let text = ''
  for (let from = 0; from < bytes.length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000))
  return btoa(text)
}

/** Text as text, everything else as its bytes. */
const contentOf = (bytes: Uint8Array): Pick<PackFile, 'encoding' | 'data'> => {
  try {
    const data = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    if (!data.includes('\0')) return { encoding: 'utf8', data }
  } catch {
    // No text in UTF-8.
  }
  return { encoding: 'base64', data: base64(bytes) }
}

/** By path. */
export const packFilesOf = async (chosen: readonly ChosenFile[]): Promise<PackFile[]> => {
  const files: PackFile[] = []
  for (const file of chosen) {
    const path = below(file)
    if (!isHidden(path)) files.push({ path, ...contentOf(new Uint8Array(await file.arrayBuffer())) })
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1))
}
