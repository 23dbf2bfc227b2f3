// The contract as the mock plays it: both documents as one, from the sources, with the drafts beside them if wanted; and
// anew whenever a file of openapi/ is saved.
import { watch } from 'node:fs'
import path from 'node:path'
import { bundleDocuments } from '../generate/bundle.ts'
import type { OpenApi } from '../generate/document.ts'
import { mergeDocuments } from './mock-document.ts'
import { layDraftsOver } from './mock-drafts.ts'

/** @param folder openapi/ */
export const readContract = async (folder: string, hasDrafts: boolean): Promise<OpenApi> => {
  const [player, desk] = await bundleDocuments(folder, ['openapi.yaml', 'desk.yaml'])
  const contract = mergeDocuments(player!, desk!)
  return hasDrafts ? layDraftsOver(contract, path.join(folder, 'drafts')) : contract
}

/** Several files are saved at once: one reading is enough for them. */
const saving = 80

/**
 * Calls `take` after every change below `folder`, one after the other; a change during a reading asks for another one.
 * @returns stops it
 */
export const watchContract = (folder: string, take: () => Promise<void>): (() => void) => {
  let planned: NodeJS.Timeout | undefined
  let turn = Promise.resolve()
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (name !== null && !name.endsWith('.yaml')) return
    clearTimeout(planned)
    planned = setTimeout(() => {
      turn = turn.then(take)
    }, saving)
  })
  return () => {
    clearTimeout(planned)
    watcher.close()
  }
}
