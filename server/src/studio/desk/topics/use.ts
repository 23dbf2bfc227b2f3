// Who uses topics, fields and channels now, and whom a change touches: numbers, before anything is published (CD-412).
import type { TopicEffects, TopicUse } from '#generated/server/desk/schemas.ts'
import type { ContentHolder } from '../../../content/content-holder.ts'
import { problem } from '../../../platform/problems.ts'
import { differencesBetween } from '../../topics/effects.ts'
import { idsBelow, isTopic, type Outline } from '../../topics/outline.ts'
import type { LiveOutline, Outlines } from '../../topics/outlines.ts'
import type { TopicsPorts } from '../../topics/ports.ts'
import type { Draft } from '../../types.ts'
import { countOf } from './view.ts'

/** A game as the caller may see it. */
export interface Opened {
  draft: Draft
  live: LiveOutline
  /** Of the draft, or as players see it; read at its first use. */
  readonly outline: Outline
}

export const mostEffects = 200

export const createTopicUse = ({
  openUse,
  articlesNaming,
  content,
  open,
}: Pick<TopicsPorts, 'openUse'> &
  Pick<Outlines, 'articlesNaming'> & {
    content: ContentHolder
    open: (game: string) => Promise<Opened>
  }) => ({
  use: async (game: string, categoryId: number) => {
    const { outline, live } = await open(game)
    const nodes = [...outline.nodes, ...live.outline.nodes.filter(({ id }) => !outline.nodes.some((n) => n.id === id))]
    if (!nodes.some(({ id }) => id === categoryId)) throw problem.notFound()
    const ids = new Set(idsBelow(nodes, categoryId))
    const topics: TopicUse['topics'] = []
    for (const id of [...ids].filter((one) => isTopic(nodes, one)).slice(0, mostEffects)) {
      const use = await openUse(id)
      const topic = outline.topics.find((one) => one.id === id) ?? live.outline.topics.find((one) => one.id === id)
      topics.push({
        categoryId: id,
        openCases: countOf(use, use.cases),
        fields: (topic?.fields ?? []).map(({ key, secure }) => ({
          key,
          openCases: countOf(use, secure ? use.sealed : (use.fields.get(key) ?? 0)),
        })),
        channels: (topic?.channels ?? []).map(({ channelType }) => ({
          channelType,
          openCases: countOf(use, use.channels.get(channelType) ?? 0),
        })),
      })
    }
    const articles = articlesNaming(game, ids)
    const folder = content.current().folder(game)
    const pinned = [folder?.trending, folder?.selfServices, folder?.resources].flatMap(
      (list) => list?.flatMap(({ category }) => category ?? []) ?? [],
    )
    return {
      topics,
      articles: articles.slice(0, 5),
      articleCount: articles.length,
      links: pinned.filter((id) => ids.has(id)).length,
    }
  },
  effects: async (game: string) => {
    const { draft, live, outline } = await open(game)
    if (draft.source === null) return { draft: 0, items: [], isMore: false }
    const found = differencesBetween(live.outline, outline)
    const uses = new Map<number, Awaited<ReturnType<typeof openUse>>>()
    const items: TopicEffects['items'] = []
    for (const { effect, touches } of found.slice(0, mostEffects)) {
      if (touches === 'nobody') {
        items.push({ ...effect, openCases: null })
        continue
      }
      const use = uses.get(effect.categoryId) ?? (await openUse(effect.categoryId))
      uses.set(effect.categoryId, use)
      const was = live.outline.topics.find(({ id }) => id === effect.categoryId)
      const isSealed = was?.fields.find(({ key }) => key === effect.key)?.secure === true
      const key = effect.key ?? ''
      const count = {
        topic: use.cases,
        field: isSealed ? use.sealed : (use.fields.get(key) ?? 0),
        channel: use.channels.get(key) ?? 0,
      }[touches]
      items.push({ ...effect, openCases: countOf(use, count) })
    }
    return { draft: draft.draft, items, isMore: found.length > mostEffects }
  },
})
