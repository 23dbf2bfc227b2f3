import type { ContentStore } from './content-store.ts'
import { folderFiles } from './pack/pack-files.ts'
import { loadPack } from './pack/load-pack.ts'

/** @throws PackError with every mistake of the pack */
export const readFirstPack = (folder: string): ReturnType<typeof loadPack> => loadPack(folderFiles(folder))

/**
 * Imports the configured pack when nothing was ever imported, so that the first start has something to show. In
 * production the folder has no default (config.ts), which keeps the demonstration out. Answers the imported version, or
 * undefined when there was one already.
 * @throws PackError with every mistake of the pack
 */
export const importFirstContent = async (
  store: Pick<ContentStore, 'activeVersion' | 'save'>,
  folder: string,
  now: string,
  readPack: typeof readFirstPack = readFirstPack,
): Promise<string | undefined> => {
  if (await store.activeVersion()) return undefined
  const { version } = await store.save(readPack(folder), { importedBy: 'first start', importedAt: now })
  return version
}
