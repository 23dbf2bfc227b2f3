/** A draft on the real page (CD-404): whoever has the address sees it for an hour, as it is at each reading. */
import type { ContentHolder } from '../content/content-holder.ts'
import { articleName } from '../content/pack/article-source.ts'
import type { Content } from '../content/types.ts'
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { Compile } from './compile.ts'
import type { Publishing } from './publishing.ts'
import type { StudioStore } from './store.ts'

export interface PreviewedArticle {
  locale: string
  articleId: string
  /** The present content with the draft in it. */
  content: Content
}

export interface Previews {
  tokenFor: (id: string) => { token: string; until: string }
  /** undefined for a token that is not ours or has ended, and for a draft of which nothing can be made. */
  read: (token: string) => Promise<PreviewedArticle | undefined>
}

interface PreviewDeps {
  store: Pick<StudioStore, 'find'>
  publishing: Pick<Publishing, 'shown'>
  content: ContentHolder
  compile: Compile
  clock: Clock
  keys: Keyring
}

const purpose = 'studio-preview'
const seconds = 3_600
const longest = 300

export const createPreviews = ({ store, publishing, content, compile, clock, keys }: PreviewDeps): Previews => ({
  tokenFor: (id) => {
    const until = new Date(clock.now().getTime() + seconds * 1_000).toISOString()
    const named = Buffer.from(`${id} ${until}`, 'utf8').toString('base64url')
    return { token: `${named}.${keys.sign(purpose, named)}`, until }
  },
  read: async (token) => {
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
    const changes = [{ locale: name.locale, id: name.articleId, article: { ...article, id: name.articleId } }]
    // A translation is shown over its original; without one, as if it were the original.
    const isAlone = current.written(current.defaultLocale, name.articleId) === undefined
    return {
      ...name,
      content: current.with(
        isAlone ? [...changes, { ...changes[0]!, locale: current.defaultLocale }] : changes,
        `${current.version}.preview`,
      ),
    }
  },
})
