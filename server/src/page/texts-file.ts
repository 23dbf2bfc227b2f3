// The texts of a language as a file that all its pages share (CD-192). Its address holds their hash, so it may be kept
// for ever; asked for by another hash it is what there is now, and kept by nobody.
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ContentHolder } from '../content/content-holder.ts'
import { createLru } from '../lib/lru.ts'
import { type PrebuiltBytes, chooseEncoding, prebuild } from '../platform/contract/prebuilt.ts'
import { problem } from '../platform/problems.ts'

export interface TextsFile {
  /** Where the texts of a language lie now. */
  addressOf: (locale: string) => string
}

interface Kept {
  of: ReadonlyMap<string, string>
  hash: string
  bytes: () => Promise<PrebuiltBytes>
}

/** Languages, the two made-up ones included. */
const mostKept = 40

export const registerTextsFile = (
  app: FastifyInstance,
  {
    mountPath,
    content,
    texts,
  }: { mountPath: string; content: ContentHolder; texts: { all: (locale: string) => ReadonlyMap<string, string> } },
): TextsFile => {
  const kept = createLru<Kept>(mostKept)
  const find = (locale: string): Kept => {
    const all = texts.all(locale)
    const ready = kept.get(locale)
    if (ready?.of === all) return ready
    const object = Object.fromEntries(all)
    const hash = createHash('sha256').update(JSON.stringify(object)).digest('base64url').slice(0, 12)
    let bytes: Promise<PrebuiltBytes> | undefined
    const fresh: Kept = { of: all, hash, bytes: () => (bytes ??= prebuild(object, hash)) }
    kept.set(locale, fresh)
    return fresh
  }
  app.get<{ Params: { hash: string; file: string } }>(
    `${mountPath}/static/texts/:hash/:file`,
    async ({ params: { hash, file }, headers }, reply) => {
      const locale = /^([a-zA-Z-]{2,12})\.json$/.exec(file)?.[1] ?? ''
      if (!content.current().locales.includes(locale)) throw problem.notFound()
      const found = find(locale)
      const bytes = await found.bytes()
      const encoding = chooseEncoding(headers['accept-encoding'])
      reply.headers({
        'content-type': 'application/json',
        'cache-control': hash === found.hash ? 'public, max-age=31536000, immutable' : 'no-store',
        vary: 'Accept-Encoding',
      })
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.send(bytes[encoding])
    },
  )
  return { addressOf: (locale) => `${mountPath}/static/texts/${find(locale).hash}/${locale}.json` }
}
