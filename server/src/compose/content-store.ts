// The store of content, with what the crisis room knows of the pack's messages.
import { createContentStore } from '../content/content-store.ts'
import { createCrisisReads } from '../crisis/reads.ts'
import type { AnyDatabase } from '../storage/database.ts'

/** @param read as `createContentStore` has it */
export const openContentStore = (database: AnyDatabase, read?: Parameters<typeof createContentStore>[2]) =>
  createContentStore(database, createCrisisReads(database), read)
