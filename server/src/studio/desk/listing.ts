// Documents of the help as the desk lists them: what is published comes from the content in memory, what is being written
// from the database.
import type { StudioDocument, StudioDocumentPage, StudioState } from '#generated/server/desk/schemas.ts'
import type { ContentHolder } from '../../content/content-holder.ts'
import type { Content } from '../../content/types.ts'
import { callerScope } from '../../lib/caller-scope.ts'
import { canonicalLocale } from '../../lib/locale.ts'
import { problem } from '../../platform/problems.ts'
import { emptyDraft } from '../publishing.ts'
import { isWithinReach } from '../rules.ts'
import type { StudioStore } from '../store.ts'
import { translationState } from '../translation.ts'
import type { Draft, Heading } from '../types.ts'
import { createNames, documentView } from './view.ts'

interface StudioFilters {
  state: StudioState | undefined
  language: string | undefined
  translation: 'missing' | 'outdated' | undefined
  game: string | undefined
  q: string | undefined
  cursor: string | undefined
  limit: number
}

interface ListingDeps {
  store: StudioStore
  content: ContentHolder
  representativeNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

const atOnce = 200
/** So many drafts of one state are looked through for one page. */
const mostLooked = 10
/** So many are counted; beyond it is said that there are more. */
const mostCounted = 1000

const cursorOf = (id: string): string => Buffer.from(id, 'utf8').toString('base64url')
const idIn = (cursor: string | undefined): string | undefined => {
  if (cursor === undefined) return undefined
  const id = Buffer.from(cursor, 'base64url').toString('utf8')
  if (!/^[a-z]{2}-[A-Z]{2}~[0-9]{1,9}$/.test(id)) throw problem.badRequest('this cursor is not one of ours')
  return id
}

export const createStudioListing = ({ store, content, representativeNames }: ListingDeps) => {
  const names = createNames(representativeNames)

  const isAsked = ({ title, products, locale, id }: Heading, { game, q }: StudioFilters): boolean => {
    if (!isWithinReach(callerScope(), { products, locale })) return false
    if (game !== undefined && products.length > 0 && !products.includes(game)) return false
    const words = q?.trim().toLocaleLowerCase() ?? ''
    return words === '' || title.toLocaleLowerCase().includes(words) || id.includes(words)
  }

  const pageOf = async (
    current: Content,
    found: readonly { draft: Draft; isLive: boolean }[],
    { limit, count, hasMore = count > mostCounted }: { limit: number; count: number; hasMore?: boolean },
  ): Promise<StudioDocumentPage> => {
    const page = found.slice(0, limit)
    const who = await names(page.map(({ draft }) => draft.writtenBy))
    return {
      items: page.map(({ draft, isLive }): StudioDocument => documentView(current, draft, { isLive, who })),
      nextCursor: found.length > limit ? cursorOf(page.at(-1)!.draft.id) : null,
      count: Math.min(count, mostCounted),
      more: hasMore,
    }
  }

  /** By the order of the content. */
  const published = async (filters: StudioFilters): Promise<StudioDocumentPage> => {
    const current = content.current()
    const locale = canonicalLocale(filters.language ?? '') ?? current.defaultLocale
    const ids = current.in(current.defaultLocale).articleIds()
    const after = idIn(filters.cursor)?.split('~')[1]
    const start = after === undefined ? 0 : ids.indexOf(after) + 1
    const found: Draft[] = []
    let count = 0
    for (const [at, articleId] of ids.entries()) {
      // Those of the pages before are looked at for their number alone.
      if (at < start && count > mostCounted) continue
      const original = current.written(current.defaultLocale, articleId)!
      const written = current.written(locale, articleId)
      const state = translationState(current, locale, articleId)
      if (filters.translation === undefined ? state === 'missing' : state !== filters.translation) continue
      const id = `${locale}~${articleId}`
      const { title } = written ?? original
      const draft: Draft = { ...emptyDraft(id), state: 'published', title, products: [...original.products] }
      if (!isAsked(draft, filters)) continue
      count++
      if (at >= start && found.length <= filters.limit) found.push(draft)
      if (found.length > filters.limit && count > mostCounted) break
    }
    const written = new Map((await store.findAll(found.map(({ id }) => id))).map((draft) => [draft.id, draft]))
    return pageOf(
      current,
      found.map((draft) => ({
        draft: written.get(draft.id) ?? draft,
        isLive: current.written(locale, draft.id.split('~')[1]!) !== undefined,
      })),
      { limit: filters.limit, count },
    )
  }

  const inState = async (state: StudioState, filters: StudioFilters): Promise<StudioDocumentPage> => {
    const current = content.current()
    const locale = canonicalLocale(filters.language ?? '')
    const isOne = (draft: Heading): boolean =>
      (locale === undefined || draft.locale === locale) && isAsked(draft, filters)
    const found: Draft[] = []
    let after = idIn(filters.cursor)
    for (let looked = 0; looked < mostLooked && found.length <= filters.limit; looked++) {
      const drafts = await store.inState(state, after, atOnce)
      found.push(...drafts.filter(isOne))
      after = drafts.at(-1)?.id
      if (drafts.length < atOnce) break
    }
    const headings = await store.headingsInState(state, mostCounted + 1)
    return pageOf(
      current,
      found.map((draft) => ({
        draft,
        isLive: current.written(draft.locale, draft.id.split('~')[1]!) !== undefined,
      })),
      {
        limit: filters.limit,
        count: headings.slice(0, mostCounted).filter(isOne).length,
        hasMore: headings.length > mostCounted,
      },
    )
  }

  return (filters: StudioFilters): Promise<StudioDocumentPage> =>
    filters.state === undefined || filters.state === 'published' ? published(filters) : inState(filters.state, filters)
}

export type StudioListing = ReturnType<typeof createStudioListing>
