// Files by the SHA-256 of their bytes, behind one port: a folder (folder-blobs.ts) or S3 (s3-blobs.ts). Neither is ever
// an address a browser knows: what is read goes through the portal (decisions-cases D9, T12, promises P4).
import { createHash } from 'node:crypto'
import { PassThrough, Transform, type Readable } from 'node:stream'

export interface StoredBlob {
  sha256: string
  size: number
}

export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  /** Before every object's name: so that a bucket may hold other things too. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** A file on this machine's disk whose hash is known. */
export interface ReceivedFile {
  path: string
  sha256: string
  size: number
}

export interface ListedBlob extends StoredBlob {
  /** When it was stored last: storing it again makes it young. */
  storedAt: Date
}

/**
 * Pieces of files that are still on their way, under names of their own beside the files: whole and for good once `put`
 * has answered. Who names none of them any more removes them (uploads/service.ts).
 */
export interface PartStore {
  /** Keeps a copy of this file on the machine's disk. */
  put: (name: string, path: string, size: number) => Promise<void>
  /** @throws BlobMissingError */
  read: (name: string) => Promise<Readable>
  remove: (name: string) => Promise<void>
  list: () => AsyncIterable<{ name: string; storedAt: Date }[]>
}

/**
 * What a store does. A file is there for good, whole, once `put` or `keepFile` has answered; equal content is stored
 * once.
 * @throws BlobStoreAwayError from every call while the store cannot be reached or written
 */
export interface BlobStore {
  readonly kind: 'folder' | 's3'
  /** As an operator knows it. */
  readonly place: string
  put: (bytes: Uint8Array) => Promise<StoredBlob>
  /** Keeps a copy of a received file. @throws when its bytes are not those of its hash, where the store looks */
  keepFile: (file: ReceivedFile) => Promise<StoredBlob>
  /** undefined: it is not there */
  find: (sha256: string) => Promise<ListedBlob | undefined>
  /** Fails at its end when the bytes are not those that were stored. @throws BlobMissingError */
  read: (sha256: string) => Promise<Readable>
  remove: (sha256: string) => Promise<void>
  /** All of them, in parts. */
  list: () => AsyncIterable<ListedBlob[]>
  /** Removes what uploads that ended half way left before this time. Returns how many. */
  clearUnfinished: (before: Date) => Promise<number>
  readonly parts: PartStore
  /** Installations whose marks stand in it; owned-blobs.ts asks. */
  owners: () => Promise<string[]>
  addOwner: (installation: string) => Promise<void>
  removeOwner: (installation: string) => Promise<void>
  /** Rejects when files could not be stored now. */
  ping: () => Promise<void>
}

/** The store is away, full, or refuses us: nobody's request is wrong, and it may be sent again (promises P7). */
export class BlobStoreAwayError extends Error {
  constructor(cause: unknown) {
    super('The store of files is away', { cause })
    this.name = 'BlobStoreAwayError'
  }
}

/** A row names a file that the store does not have. */
export class BlobMissingError extends Error {
  constructor(sha256: string) {
    super(`There is no file ${sha256}`)
    this.name = 'BlobMissingError'
  }
}

const hashPattern = /^[0-9a-f]{64}$/
export const isHash = (name: string): boolean => hashPattern.test(name)

const partPattern = /^[A-Za-z0-9.-]{1,100}$/
/** @throws on anything that could lead to another place */
export const demandPartName = (name: string): string => {
  if (!partPattern.test(name) || name.startsWith('.')) throw new Error('Not the name of a part')
  return name
}

/** @throws on anything that could lead to another place */
export const demandHash = (sha256: string): string => {
  if (!isHash(sha256)) throw new Error('Not a SHA-256')
  return sha256
}

/** A mark's name: no hash, so no list of files has it. */
export const markPrefix = 'installation-'

/**
 * A stream that its reader may take up later: what fails until then is told to the reader, instead of ending the process
 * for want of a listener. A source that breaks off is a store that is away.
 */
const handedOver = (stream: Readable, through: Transform): Readable => {
  stream.once('error', (error) => through.destroy(new BlobStoreAwayError(error)))
  through.on('error', () => undefined)
  through.once('close', () => stream.destroy())
  return stream.pipe(through)
}

export const unverified = (stream: Readable): Readable => handedOver(stream, new PassThrough())

/** The same bytes; fails at their end when they are others than were stored, so that nobody takes them for whole. */
export const verified = (stream: Readable, sha256: string): Readable => {
  const hash = createHash('sha256')
  return handedOver(
    stream,
    new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        hash.update(chunk)
        done(null, chunk)
      },
      flush: (done) => {
        done(hash.digest('hex') === sha256 ? null : new Error(`The file ${sha256} is not what was stored`))
      },
    }),
  )
}
