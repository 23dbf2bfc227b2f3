/** A pack, or a picture of one, read where no request waits for it: what a thread is given, and what it can hand back. */
import type { PackAsset, PackDocument } from './document.ts'
import { loadPack, readAsset } from './load-pack.ts'
import { PackError, type Mistake } from './mistakes.ts'
import { memoryFiles } from './pack-files.ts'

/** By path. */
export type GivenFiles = Readonly<Record<string, string | Buffer>>
export type Checked<T> = T | { mistakes: readonly Mistake[] }
export type CheckedPack = Checked<{ document: PackDocument; sourcePaths: string[]; warnings: string[] }>
export type CheckedPicture = Checked<{ asset: PackAsset }>

export const checkPack = (files: GivenFiles): CheckedPack => {
  try {
    const { document, sources, warnings } = loadPack(memoryFiles(files))
    return { document, sourcePaths: [...sources.keys()], warnings }
  } catch (error) {
    if (error instanceof PackError) return { mistakes: error.mistakes }
    throw error
  }
}

export const checkPicture = ({ path, bytes }: { path: string; bytes: Uint8Array }): CheckedPicture => {
  const mistakes: Mistake[] = []
  const asset = readAsset(path, Buffer.from(bytes), (file, line, message) => mistakes.push({ file, line, message }))
  return asset === undefined || mistakes.length > 0 ? { mistakes } : { asset }
}
