// Files in a bucket of S3, one object a file under its hash (CD-171); the only file that knows the client. Every byte
// goes under a signature that covers its hash, more than 8 MB in parts. A status alone proves nothing: each answer has
// to hold what only the store can know (CD-478).
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { CompletedPart, ListObjectsV2CommandInput, ListObjectsV2Output } from '@aws-sdk/client-s3'
import {
  BlobMissingError,
  BlobStoreAwayError,
  demandHash,
  demandPartName,
  isHash,
  markPrefix,
  unverified,
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
const silentMilliseconds = 5_000
const attempts = 2

const codeOf = (error: unknown): string => (error as Error).name
const statusOf = (answer: unknown): number | undefined =>
  (answer as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
const isPage = (error: unknown): boolean =>
  /html/.test(
    String((error as { $response?: { headers?: Record<string, string> } }).$response?.headers?.['content-type']),
  )

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
/**
 * @param code how S3 says that the object is not there: `NotFound`, without words, to HEAD, else `NoSuchKey`. 404 alone
 *   would not do: a bucket or a user that is not there says nothing about an object, nor does a proxy's page.
 */
const orMissing = async <T>(code: 'NoSuchKey' | 'NotFound', work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === code && !isPage(error)) return undefined
    throw away(error)
  }
}

function demandProof(isProven: boolean): asserts isProven {
  if (!isProven) throw new BlobStoreAwayError(new Error('It answered something that no store would'))
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
  const atMark = (installation: string) => ({ Bucket: bucket, Key: prefix + markPrefix + installation })
  const atPart = (name: string) => ({ Bucket: bucket, Key: partsPrefix + demandPartName(name) })

  type Place = ReturnType<typeof at>

  const ask = async (place: Place) => {
    const found = await orMissing('NotFound', client.send(new s3.HeadObjectCommand(place)))
    if (found === undefined) return undefined
    const { ETag, ContentLength: size, LastModified: storedAt } = found
    demandProof(ETag !== undefined && size !== undefined && storedAt !== undefined)
    return { size, storedAt }
  }

  const find = async (sha256: string): Promise<ListedBlob | undefined> => {
    const found = await ask(at(sha256))
    return found && { sha256, ...found }
  }

  const demandStored = async (place: Place, size: number): Promise<void> =>
    demandProof((await ask(place))?.size === size)

  const open = async (place: Place, name: string): Promise<Readable> => {
    const found = await orMissing('NoSuchKey', client.send(new s3.GetObjectCommand(place)))
    if (!found?.Body) throw new BlobMissingError(name)
    const bytes = found.Body as Readable
    // The page of whoever answered instead is not read.
    if (found.ETag === undefined) bytes.destroy()
    demandProof(found.ETag !== undefined)
    return bytes
  }

  const removeAt = async (place: Place): Promise<void> => {
    const answer = await reach(client.send(new s3.DeleteObjectCommand(place)))
    if (statusOf(answer) !== 204) demandProof((await ask(place)) === undefined)
  }

  const listPage = async (of: Omit<ListObjectsV2CommandInput, 'Bucket'>): Promise<ListObjectsV2Output> => {
    const page = await reach(client.send(new s3.ListObjectsV2Command({ Bucket: bucket, ...of })))
    demandProof(page.Name === bucket)
    return page
  }

  const listAll = async function* listPages(Prefix: string) {
    let ContinuationToken: string | undefined
    do {
      const page = await listPage({ Prefix, ContinuationToken })
      yield (page.Contents ?? []).map(({ Key = '', Size = 0, LastModified = new Date() }) => ({
        name: Key.slice(Prefix.length),
        size: Size,
        storedAt: LastModified,
      }))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken !== undefined)
  }

  const isFresh = async ({ sha256, size }: StoredBlob): Promise<boolean> => {
    const found = await find(sha256)
    return found !== undefined && found.size === size && Date.now() - found.storedAt.getTime() < freshMilliseconds
  }

  const sendWhole = async (place: Place, { bytes, sha256: sum }: Piece): Promise<void> => {
    const ChecksumSHA256 = sum.toString('base64')
    const { ETag, ChecksumSHA256: echoed } = await reach(
      client.send(
        new s3.PutObjectCommand({
          ...place,
          Body: bytes,
          ContentLength: bytes.length,
          ContentType: 'application/octet-stream',
          ChecksumSHA256,
        }),
      ),
    )
    if (echoed === ChecksumSHA256) return
    if (ETag?.replaceAll('"', '') === createHash('md5').update(bytes).digest('hex')) return
    // Stores differ in what they say of an object that they encrypt.
    await demandStored(place, bytes.length)
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
        demandProof(ETag !== undefined)
        Parts.push({ ...part, ETag })
      }
      if (whole.digest('hex') !== sha256) throw new Error(`The file ${sha256} changed on the way`)
      await reach(
        client.send(new s3.CompleteMultipartUploadCommand({ ...at(sha256), UploadId, MultipartUpload: { Parts } })),
      )
      await demandStored(at(sha256), size)
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
    read: async (sha256) => verified(await open(at(sha256), sha256), sha256),
    remove: (sha256) => removeAt(at(sha256)),
    list: async function* listObjects() {
      for await (const some of listAll(prefix))
        yield some.map(({ name, ...rest }) => ({ sha256: name, ...rest })).filter(({ sha256 }) => isHash(sha256))
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
      read: async (name) => unverified(await open(atPart(name), name)),
      remove: (name) => removeAt(atPart(name)),
      list: () => listAll(partsPrefix),
    },
    owners: async () =>
      ((await listPage({ Prefix: prefix + markPrefix })).Contents ?? []).map(({ Key = '' }) =>
        Key.slice(prefix.length + markPrefix.length),
      ),
    addOwner: async (installation) => {
      const bytes = Buffer.from(`The files beside this one belong to Guidepost's installation ${installation}.\n`)
      await sendWhole(atMark(installation), { bytes, sha256: createHash('sha256').update(bytes).digest() })
    },
    removeOwner: (installation) => removeAt(atMark(installation)),
    ping: async () => {
      await listPage({ Prefix: prefix + markPrefix, MaxKeys: 1 })
    },
  }
}
