export interface Upload {
  id: string
  owner: string
  filename: string
  size: number
  received: number
  /** Of the whole file; null until it is whole. */
  sha256: string | null
  head: Buffer
  expiresAt: string
}

export interface UploadPart {
  start: number
  size: number
  name: string
}
