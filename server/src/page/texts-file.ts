// The texts of a language as a file of their own: every page of it names the same one, so a browser fetches it once
// and keeps it (T27).
import type { FastifyInstance } from 'fastify'
import { chooseEncoding, matchesEtag, prebuild, type PrebuiltBytes } from '../platform/contract/prebuilt.ts'
import { problem } from '../platform/problems.ts'

export interface TextsFileDeps {
  mountPath: string
  texts: { all: (locale: string) => ReadonlyMap<string, string> }
  isOffered: (locale: string) => boolean
}

interface TextsFile {
  of: ReadonlyMap<string, string>
  bytes: PrebuiltBytes
  name: string
}

export interface TextsFiles {
  /** Where the present texts of a language stand; the name changes with them. */
  addressOf: (locale: string) => Promise<string>
}

const fileName = /^([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.([A-Za-z0-9_-]{22})\.json$/

/** `{mount}/static/texts/<locale>.<hash>.json` */
export const registerTextsFiles = (
  app: FastifyInstance,
  { mountPath, texts, isOffered }: TextsFileDeps,
): TextsFiles => {
  const files = new Map<string, Promise<TextsFile>>()
  const made = new Map<string, ReadonlyMap<string, string>>()

  const build = async (locale: string, of: ReadonlyMap<string, string>): Promise<TextsFile> => {
    const bytes = await prebuild(Object.fromEntries(of), locale)
    return { of, bytes, name: `${locale}.${bytes.etag.slice(1, -1)}.json` }
  }
  const present = (locale: string): Promise<TextsFile> => {
    const of = texts.all(locale)
    const ready = files.get(locale)
    if (ready !== undefined && made.get(locale) === of) return ready
    const building = build(locale, of)
    files.set(locale, building)
    made.set(locale, of)
    return building
  }

  app.get<{ Params: { file: string } }>(`${mountPath}/static/texts/:file`, async (request, reply) => {
    const [, locale = ''] = fileName.exec(request.params.file) ?? []
    if (!isOffered(locale)) throw problem.notFound()
    const { bytes, name } = await present(locale)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      etag: encoding === 'identity' ? bytes.etag : `W/${bytes.etag}`,
      // A page that was open while the texts changed, or that another release drew, gets today's under its old name.
      'cache-control': name === request.params.file ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'Accept-Encoding',
    })
    if (matchesEtag(request.headers['if-none-match'], bytes.etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(bytes[encoding])
  })

  return { addressOf: async (locale) => `${mountPath}/static/texts/${(await present(locale)).name}` }
}
