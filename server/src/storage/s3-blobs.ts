// Files in a bucket of S3, or of whatever speaks it (`S3_ENDPOINT`), one object a file under its hash (CD-171). The only
// file that knows the client; it is loaded when it is needed.
//
// Every byte is sent under a signature that covers its hash: a store that keeps other bytes than were received refuses
// them. A file of more than 8 MB goes in parts, so that a connection which broke sends a part again, not all of it.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { CompletedPart } from '@aws-sdk/client-s3'
import {
  BlobMissingError,
  BlobStoreAwayError,
  demandHash,
  demandPartName,
  isHash,
  markPrefix,
  verified,
  type BlobStore,
  type ListedBlob,
  type ReceivedFile,
  type S3Config,
  type StoredBlob,
} from './blob-store.ts'

const partBytes = 8 * 1024 * 1024
/** Stored no longer ago than this, an object is not sent again; half of what a sweep waits. */
const freshMilliseconds = 30 * 60_000

const connectMilliseconds = 2_000
const silentMilliseconds = 10_000
const attempts = 3

/** Of an object that is not there: answers to GET, and to HEAD. */
const missingCodes = new Set(['NoSuchKey', 'NotFound'])

const codeOf = (error: unknown): string => (error as Error).name
const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

/** An operator reads why: an answer to HEAD has no words of its own. */
const away = (error: unknown): BlobStoreAwayError => {
  const status = statusOf(error)
  return new BlobStoreAwayError(
    status === undefined ? error : new Error(`It answered ${status} ${codeOf(error)}`, { cause: error }),
  )
}

/** Says of everything that is no answer about the one object that the store is away. */
const reach = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw away(error)
  }
}
const orMissing = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    // 404 alone would not do: a bucket or a user that is not there says nothing about an object.
    if (missingCodes.has(codeOf(error))) return undefined
    throw away(error)
  }
}

interface Piece {
  bytes: Buffer
  sha256: Buffer
}

/** A stretch of a file, hashed as it is read: other requests go on meanwhile. */
const readPiece = async (path: string, start: number, end: number): Promise<Piece> => {
  const hash = createHash('sha256')
  const chunks: Buffer[] = []
  for await (const chunk of createReadStream(path, { start, end: end - 1 }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks), sha256: hash.digest() }
}

/** @param patience how long it may be silent; for tests */
export const createS3Blobs = async (
  { endpoint, bucket, region, prefix, accessKeyId, secretAccessKey }: S3Config,
  patience = silentMilliseconds,
): Promise<BlobStore> => {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectMilliseconds, socketTimeout: patience },
    // Ours are given with every object; the client's own trailing ones are not understood by every store.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  // The signature covers the hash that is known already, instead of one made again of all bytes at once.
  client.middlewareStack.add(
    (next) => (args) => {
      const { ChecksumSHA256: sum, Body: body } = args.input as { ChecksumSHA256?: string; Body?: unknown }
      const { headers } = args.request as { headers: Record<string, string> }
      if (sum !== undefined && body !== undefined)
        headers['x-amz-content-sha256'] = Buffer.from(sum, 'base64').toString('hex')
      return next(args)
    },
    { step: 'build', name: 'knownHash' },
  )
  const at = (sha256: string) => ({ Bucket: bucket, Key: prefix + demandHash(sha256) })
  const partsPrefix = `${prefix}parts/`
  const atPart = (name: string) => ({ Bucket: bucket, Key: partsPrefix + demandPartName(name) })

  const find = async (sha256: string): Promise<ListedBlob | undefined> => {
    const found = await orMissing(client.send(new s3.HeadObjectCommand(at(sha256))))
    return found && { sha256, size: found.ContentLength ?? 0, storedAt: found.LastModified ?? new Date(0) }
  }

  const isFresh = async ({ sha256, size }: StoredBlob): Promise<boolean> => {
    const found = await find(sha256)
    return found !== undefined && found.size === size && Date.now() - found.storedAt.getTime() < freshMilliseconds
  }

  const sendWhole = async (place: { Bucket: string; Key: string }, { bytes, sha256: sum }: Piece): Promise<void> => {
    await reach(
      client.send(
        new s3.PutObjectCommand({
          ...place,
          Body: bytes,
          ContentLength: bytes.length,
          ContentType: 'application/octet-stream',
          ChecksumSHA256: sum.toString('base64'),
        }),
      ),
    )
  }

  const sendInParts = async ({ path, sha256, size }: ReceivedFile): Promise<void> => {
    const { UploadId } = await reach(
      client.send(
        new s3.CreateMultipartUploadCommand({
          ...at(sha256),
          ContentType: 'application/octet-stream',
          ChecksumAlgorithm: 'SHA256',
        }),
      ),
    )
    try {
      const Parts: CompletedPart[] = []
      const whole = createHash('sha256')
      for (let start = 0; start < size; start += partBytes) {
        const { bytes, sha256: sum } = await readPiece(path, start, Math.min(size, start + partBytes))
        whole.update(bytes)
        const part = { PartNumber: Parts.length + 1, ChecksumSHA256: sum.toString('base64') }
        const { ETag } = await reach(
          client.send(
            new s3.UploadPartCommand({ ...at(sha256), UploadId, ...part, Body: bytes, ContentLength: bytes.length }),
          ),
        )
        Parts.push({ ...part, ETag })
      }
      if (whole.digest('hex') !== sha256) throw new Error(`The file ${sha256} changed on the way`)
      await reach(
        client.send(new s3.CompleteMultipartUploadCommand({ ...at(sha256), UploadId, MultipartUpload: { Parts } })),
      )
    } catch (error) {
      // What cannot be taken back now is taken by the next sweep.
      await client.send(new s3.AbortMultipartUploadCommand({ ...at(sha256), UploadId })).catch(() => undefined)
      throw error
    }
  }

  return {
    kind: 's3',
    place: `s3://${bucket}/${prefix} at ${endpoint}`,
    put: async (bytes) => {
      const sum = createHash('sha256').update(bytes).digest()
      const blob = { sha256: sum.toString('hex'), size: bytes.byteLength }
      if (!(await isFresh(blob))) await sendWhole(at(blob.sha256), { bytes: Buffer.from(bytes), sha256: sum })
      return blob
    },
    keepFile: async (file) => {
      const { path, sha256, size } = file
      const blob = { sha256, size }
      if (await isFresh(blob)) return blob
      if (size > partBytes) await sendInParts(file)
      else {
        const piece = await readPiece(path, 0, size)
        if (piece.sha256.toString('hex') !== sha256) throw new Error(`The file ${sha256} changed on the way`)
        await sendWhole(at(sha256), piece)
      }
      return blob
    },
    find,
    read: async (sha256) => {
      const found = await orMissing(client.send(new s3.GetObjectCommand(at(sha256))))
      if (!found?.Body) throw new BlobMissingError(sha256)
      return verified(found.Body as Readable, sha256)
    },
    remove: async (sha256) => {
      await reach(client.send(new s3.DeleteObjectCommand(at(sha256))))
    },
    list: async function* listObjects() {
      let ContinuationToken: string | undefined
      do {
        const page = await reach(
          client.send(new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken })),
        )
        yield (page.Contents ?? [])
          .map(({ Key = '', Size = 0, LastModified = new Date() }) => ({
            sha256: Key.slice(prefix.length),
            size: Size,
            storedAt: LastModified,
          }))
          .filter(({ sha256 }) => isHash(sha256))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },
    clearUnfinished: async (before) => {
      const open = await client
        .send(new s3.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix }))
        .catch((error: unknown) => {
          // Small stores keep no list of them.
          if (codeOf(error) === 'NotImplemented') return undefined
          throw away(error)
        })
      const old = (open?.Uploads ?? []).filter(({ Initiated }) => Initiated !== undefined && Initiated < before)
      for (const { Key, UploadId } of old)
        await reach(client.send(new s3.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })))
      return old.length
    },
    parts: {
      put: async (name, path, size) => sendWhole(atPart(name), await readPiece(path, 0, size)),
      read: async (name) => {
        const found = await orMissing(client.send(new s3.GetObjectCommand(atPart(name))))
        if (!found?.Body) throw new BlobMissingError(name)
        return found.Body as Readable
      },
      remove: async (name) => {
        await reach(client.send(new s3.DeleteObjectCommand(atPart(name))))
      },
      list: async function* listParts() {
        let ContinuationToken: string | undefined
        do {
          const page = await reach(
            client.send(new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: partsPrefix, ContinuationToken })),
          )
          yield (page.Contents ?? []).map(({ Key = '', LastModified = new Date() }) => ({
            name: Key.slice(partsPrefix.length),
            storedAt: LastModified,
          }))
          ContinuationToken = page.NextContinuationToken
        } while (ContinuationToken !== undefined)
      },
    },
    owners: async () => {
      const found = await reach(
        client.send(new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + markPrefix })),
      )
      return (found.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length + markPrefix.length))
    },
    addOwner: async (installation) => {
      const Body = Buffer.from(`The files beside this one belong to Guidepost's installation ${installation}.\n`)
      await reach(
        client.send(
          new s3.PutObjectCommand({
            Bucket: bucket,
            Key: prefix + markPrefix + installation,
            Body,
            ContentLength: Body.length,
            ContentType: 'text/plain',
          }),
        ),
      )
    },
    removeOwner: async (installation) => {
      await reach(client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: prefix + markPrefix + installation })))
    },
    ping: async () => {
      await reach(client.send(new s3.HeadBucketCommand({ Bucket: bucket })))
    },
  }
}
