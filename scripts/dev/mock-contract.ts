// The contract as the mock plays it: both documents as one, from the sources, with the drafts beside them if wanted; and
// anew whenever a file of openapi/ is saved.
import path from 'node:path'
import { watch } from 'chokidar'
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
 * Calls `take` after every change below `folder`, one after the other; those before `ready` wait for it. Node's own recursive
 * watch loses a file once it was replaced, which is how many editors save (CD-104). @returns stops it
 */
export const watchContract = async (
  folder: string,
  take: () => Promise<void>,
  ready: Promise<unknown> = Promise.resolve(),
): Promise<() => Promise<void>> => {
  let planned: NodeJS.Timeout | undefined
  let turn = ready
  const watcher = watch(folder, { ignoreInitial: true })
  const seen = new Promise<void>((done) => watcher.once('ready', () => done()))
  watcher.on('all', (_event, name) => {
    if (!name.endsWith('.yaml')) return
    clearTimeout(planned)
    planned = setTimeout(() => {
      turn = turn.then(take)
    }, saving)
  })
  await seen
  return () => {
    clearTimeout(planned)
    return watcher.close()
  }
}
