/** A draft on the real page (CD-404): whoever has the address sees it for an hour, as it is at each reading. */
import type { ContentHolder } from '../content/content-holder.ts'
import { articleName } from '../content/pack/article-source.ts'
import type { PackArticle } from '../content/pack/format.ts'
import type { Content } from '../content/types.ts'
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { Compile } from './compile.ts'
import type { Publishing } from './publishing.ts'
import type { StudioStore } from './store.ts'

interface PreviewDeps {
  store: Pick<StudioStore, 'find'>
  publishing: Pick<Publishing, 'shown'>
  content: ContentHolder
  compile: Compile
  clock: Clock
  keys: Keyring
}

/** The content with a draft in it. A translation lies over its original; without one it is as if it were the original. */
export const withDraft = (
  current: Content,
  { locale, articleId }: { locale: string; articleId: string },
  article: PackArticle,
): Content => {
  const change = { locale, id: articleId, article: { ...article, id: articleId } }
  const isAlone = current.written(current.defaultLocale, articleId) === undefined && locale !== current.defaultLocale
  return current.with(
    { articles: isAlone ? [change, { ...change, locale: current.defaultLocale }] : [change] },
    `${current.version}.preview`,
  )
}

const purpose = 'studio-preview'
const seconds = 3_600
const longest = 300

export const createPreviews = ({ store, publishing, content, compile, clock, keys }: PreviewDeps) => ({
  tokenFor: (id: string) => {
    const until = new Date(clock.now().getTime() + seconds * 1_000).toISOString()
    const named = Buffer.from(`${id} ${until}`, 'utf8').toString('base64url')
    return { token: `${named}.${keys.sign(purpose, named)}`, until }
  },
  /** undefined for a token that is not ours or has ended, and for a draft of which nothing can be made. */
  read: async (token: string) => {
    const [named = '', mac = '', ...rest] = token.split('.')
    if (token.length > longest || rest.length > 0 || !keys.verify(purpose, named, mac)) return undefined
    const [id = '', until = ''] = Buffer.from(named, 'base64url').toString('utf8').split(' ')
    if (Date.parse(until) < clock.now().getTime()) return undefined
    const source = (await store.find(id))?.source ?? (await publishing.shown(id)).source
    const current = content.current()
    const name = articleName(id)!
    // A translation that nobody has begun: what players read in its place.
    if (source === null) return current.written(current.defaultLocale, name.articleId) && { ...name, content: current }
    const { article } = await compile(current, id, source, new Set([name.articleId]))
    if (!article) return undefined
    return { ...name, content: withDraft(current, name, article) }
  },
})

export type Previews = ReturnType<typeof createPreviews>
