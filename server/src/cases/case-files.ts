// Files of cases as they are shown and opened (T12, T13), the same for players and at the desk. Never an address of the
// store: every read goes through the portal, which has asked by then whose the case is.
import { Readable } from 'node:stream'
import { problem } from '../platform/problems.ts'
import type { CaseFileStore } from './file-store.ts'
import type { CaseAttachment } from './types.ts'

type FileState = 'available' | 'unchecked' | 'blocked'

interface FoundFile {
  name: string
  size: number
  sha256: string
}
interface OpenedFile extends FoundFile {
  bytes: Readable
}

const mediaTypes = {
  bmp: 'image/bmp',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  tga: 'image/x-tga',
  pcx: 'image/x-pcx',
  pdf: 'application/pdf',
  txt: 'text/plain',
  log: 'text/plain',
  nfo: 'text/plain',
} as const
export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes] | 'application/octet-stream'

/** By the name: where a type has a signature, a file of another content was not taken, or got its own ending (CD-496). */
export const mediaTypeOf = (name: string): MediaType => {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  return Object.hasOwn(mediaTypes, extension)
    ? mediaTypes[extension as keyof typeof mediaTypes]
    : 'application/octet-stream'
}

/** Raster pictures every browser draws; an SVG is a document and never one of them. */
const previewTypes = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/bmp',
  'image/webp',
] as const satisfies readonly MediaType[]
type PreviewType = (typeof previewTypes)[number]
/** A thread of several larger ones would be a long wait on a phone. */
const maxPreviewBytes = 5_000_000

/** undefined: it has no preview. */
export const previewTypeOf = ({ name, size }: Pick<CaseAttachment, 'name' | 'size'>): PreviewType | undefined =>
  size > maxPreviewBytes ? undefined : previewTypes.find((type) => type === mediaTypeOf(name))

/** RFC 6266: any name, without a way out of the header. */
const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/** What a file's answer carries, whoever asks: it is saved, and opened in place it may do nothing. */
export const fileHeaders = (name: string) =>
  ({
    'content-disposition': disposition(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
  }) as const

const lengthHeaders = ({ name, size, sha256 }: FoundFile, length = size) => ({
  ...fileHeaders(name),
  'content-length': length,
  'accept-ranges': 'bytes' as const,
  etag: `"${sha256.slice(0, 22)}"`,
})

export const headOfFile = (file: FoundFile) => ({ status: 200, headers: lengthHeaders(file) }) as const

interface Stretch {
  start: number
  end: number
}

/** The one stretch that `Range` names; the whole without it, and for what is no such range (RFC 9110 §14.2). */
const stretchOf = (range: string | undefined, size: number): Stretch | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  if (start >= size) throw problem.rangeNotSatisfiable(size)
  return { start, end: first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/**
 * The bytes of a stretch. The last of a file are held back until all of it was compared with its hash: whoever counts bytes
 * must not take damaged ones for whole.
 */
async function* bytesWithin(bytes: Readable, { start, end }: Stretch, size: number): AsyncGenerator<Buffer> {
  let at = 0
  let held: Buffer | undefined
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    if (held?.length) yield held
    held = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at))
    at += chunk.length
    if (at > end && end < size - 1) break
  }
  if (held) yield held
}

/**
 * A file as it goes out: whole, or the stretch that is asked for.
 * @throws 416 when the file ends before it
 */
export const sendFile = (file: OpenedFile, { range, 'if-range': ifRange }: { range?: string; 'if-range'?: string }) => {
  const { bytes, size } = file
  const { etag } = lengthHeaders(file)
  let stretch: Stretch | undefined
  try {
    stretch = ifRange === undefined || ifRange === etag ? stretchOf(range, size) : undefined
  } catch (error) {
    bytes.destroy()
    throw error
  }
  const { start, end } = stretch ?? { start: 0, end: size - 1 }
  const answer = {
    // The contract says bytes; they go out as they are read.
    body: Readable.from(bytesWithin(bytes, { start, end }, size), { objectMode: false }) as unknown as Uint8Array,
    headers: lengthHeaders(file, end + 1 - start),
  }
  return stretch
    ? ({
        status: 206,
        ...answer,
        headers: { ...answer.headers, 'content-range': `bytes ${start}-${end}/${size}` },
      } as const)
    : ({ status: 200, ...answer } as const)
}

interface CaseFilesDeps {
  store: Pick<CaseFileStore, 'attachment'>
  blobs: { read: (sha256: string) => Promise<Readable>; find: (sha256: string) => Promise<object | undefined> }
  /** Has a stored file looked into, once what names it is stored; absent: nobody looks, and nothing waits (T13). */
  enqueueScan: ((sha256: string) => Promise<void>) | undefined
}

export interface CaseFiles {
  stateOf: (attachment: Pick<CaseAttachment, 'scan'>) => FileState
  /** Within the transaction that names them. */
  arrived: (files: readonly { sha256: string }[]) => Promise<void>
  /** @throws 404 when the case has no such file or it is blocked or gone, 423 while it waits for its check */
  open: (caseId: string, fileId: string) => Promise<OpenedFile>
  /** Whether it can be opened, and what it is; reads none of it. @throws as `open` */
  check: (caseId: string, fileId: string) => Promise<FoundFile>
  /** @throws as `open`; 404 too when it is no picture that can be shown */
  preview: (caseId: string, fileId: string) => Promise<OpenedFile & { type: PreviewType }>
}

export const createCaseFiles = ({ store, blobs, enqueueScan }: CaseFilesDeps): CaseFiles => {
  const stateOf: CaseFiles['stateOf'] = ({ scan }) => {
    if (scan === 'found') return 'blocked'
    return scan === null && enqueueScan !== undefined ? 'unchecked' : 'available'
  }

  const find = async (caseId: string, fileId: string): Promise<CaseAttachment> => {
    const file = await store.attachment(caseId, fileId)
    const state = file && stateOf(file)
    if (!file || state === 'blocked') throw problem.notFound()
    if (state === 'unchecked') throw problem.notChecked()
    return file
  }

  return {
    stateOf,
    arrived: async (files) => {
      for (const sha256 of new Set(files.map((file) => file.sha256))) await enqueueScan?.(sha256)
    },
    open: async (caseId, fileId) => {
      const { name, size, sha256 } = await find(caseId, fileId)
      return { name, size, sha256, bytes: await blobs.read(sha256) }
    },
    check: async (caseId, fileId) => {
      const { name, size, sha256 } = await find(caseId, fileId)
      if ((await blobs.find(sha256)) === undefined) throw problem.notFound()
      return { name, size, sha256 }
    },
    preview: async (caseId, fileId) => {
      const file = await find(caseId, fileId)
      const type = previewTypeOf(file)
      if (type === undefined) throw problem.notFound()
      return { ...file, type, bytes: await blobs.read(file.sha256) }
    },
  }
}
