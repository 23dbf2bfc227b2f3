// Received files go into the store before the transaction that names them begins (CD-170): a flush of the disk or a
// request to a store on the network inside of it would make every other query of the embedded database wait.
import { problem } from '../problems.ts'
import type { UploadedFile } from './uploaded-file.ts'

declare const kept: unique symbol

/** A file that is in the store. Only such are named by a row: what takes one cannot be given a mere upload. */
export type KeptFile = UploadedFile & { readonly [kept]: true }

/** A file that was stored ahead of the form that names it (uploads/service.ts). */
export const keptAlready = (file: Pick<UploadedFile, 'field' | 'filename' | 'size' | 'sha256' | 'head'>): KeptFile => {
  const received: UploadedFile = {
    ...file,
    part: `files[${file.field}]`,
    declaredType: '',
    path: '',
    isTooLarge: false,
  }
  return received as KeptFile
}

/** What became of a request's files before its transaction. */
export interface KeptFiles {
  /** Inside the transaction, once every rule has been asked. @throws what kept them out of the store */
  demand: () => readonly KeptFile[]
}

/**
 * Stores all files of a request, or none of them counts: what lies there without a row is swept away later. Never
 * throws: a repeat that is answered from what is stored (ground G23) does not need the store.
 */
export type KeepFiles = (files: readonly UploadedFile[]) => Promise<KeptFiles>

interface ReceivingStore {
  keepFile: (file: { path: string; sha256: string; size: number }) => Promise<unknown>
}

export const createKeepFiles =
  (store: ReceivingStore): KeepFiles =>
  async (files) => {
    try {
      await Promise.all(files.map((file) => store.keepFile(file)))
    } catch (error) {
      return {
        demand: () => {
          throw error
        },
      }
    }
    return { demand: () => files as readonly KeptFile[] }
  }

/**
 * For a request whose files a rule refuses: they are not stored. Should that rule let them pass a moment later, within
 * the transaction, the client sends them again.
 */
export const notKept = (files: readonly UploadedFile[]): KeptFiles => ({
  demand: () => {
    if (files.length > 0) throw problem.unavailable(1, 'The files were not stored; send the same request again')
    return []
  },
})
