// Drafts of openapi/drafts/ beside the contract, for the mock alone: `make mock DRAFTS=1`.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bundleDocument } from '../generate/bundle.ts'
import type { OpenApi } from '../generate/document.ts'
import { mergeDocuments } from './mock-document.ts'

/**
 * The document with the drafts of a folder laid over it: new operations, and other forms of those there are.
 * A folder without an index changes nothing.
 */
export const layDraftsOver = async (document: OpenApi, folder: string): Promise<OpenApi> => {
  let merged = document
  for (const index of ['openapi.yaml', 'desk.yaml']) {
    const file = path.join(folder, index)
    if (existsSync(file)) merged = mergeDocuments(merged, await bundleDocument(file), 'Draft')
  }
  return merged
}
