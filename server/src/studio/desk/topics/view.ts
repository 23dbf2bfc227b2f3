import type {
  ChannelOpening,
  ChannelType,
  GamePage,
  TopicChannel,
  TopicCount,
  TopicField,
  TopicFinding,
  TopicOffer,
  TopicSheet,
  TopicTree,
} from '#generated/server/desk/schemas.ts'
import { isPseudoLocale } from '../../../content/pseudo-locale.ts'
import type { Content } from '../../../content/types.ts'
import { promotedArticle } from '../../../content/vocabulary.ts'
import { isTimeZone } from '../../../lib/open-week.ts'
import type { Checked } from '../../topics/check.ts'
import { isTopic, markOf, realmsOf, type Outline, type OutlineField, type OutlineNode } from '../../topics/outline.ts'
import { markOfNode } from '../../topics/merge-trees.ts'
import type { TopicsPorts } from '../../topics/ports.ts'
import type { LiveOutline } from '../../topics/outlines.ts'
import type { Draft } from '../../types.ts'
import type { Names } from '../view.ts'

const mostFindings = 500
const mostServices = 500

const rankOf = ({ isBlocking, code }: TopicFinding): number => (isBlocking ? 0 : code === 'language-missing' ? 2 : 1)

/** What keeps from publishing comes first, and languages, of which many may lack, last. */
export const findingsFirst = (findings: readonly TopicFinding[]): TopicFinding[] =>
  [...findings].sort((one, other) => rankOf(one) - rankOf(other)).slice(0, mostFindings)

export const countOf = ({ isMore }: { isMore: boolean }, count: number): TopicCount => ({ count, isMore })

const changeOf = (before: Outline, after: Outline, node: OutlineNode): TopicTree['nodes'][number]['change'] => {
  const was = before.nodes.find(({ id }) => id === node.id)
  if (was === undefined) return 'new'
  const formOf = ({ topics }: Outline): string => JSON.stringify(topics.find(({ id }) => id === node.id))
  return JSON.stringify(was) === JSON.stringify(node) && formOf(before) === formOf(after) ? 'none' : 'changed'
}

export const treeView = ({
  game,
  draft,
  live,
  outline,
  checked: { findings },
  content,
  languages,
  who,
  needsReviewer,
}: {
  game: string
  draft: Draft
  live: LiveOutline
  outline: Outline
  checked: Checked
  content: Content
  languages: string[]
  who: Names
  needsReviewer: boolean
}): TopicTree => ({
  game,
  draft: draft.source === null ? 0 : draft.draft,
  state: draft.state,
  mark: markOf(outline.nodes),
  nodes: outline.nodes.map((node) => {
    const topic = outline.topics.find(({ id }) => id === node.id)
    return {
      ...node,
      isTopic: isTopic(outline.nodes, node.id),
      fields: topic?.fields.length ?? 0,
      channels: topic?.channels.map(({ channelType }) => channelType) ?? [],
      change: changeOf(live.outline, outline, node),
      mark: markOfNode(node),
      mistakes: findings.filter((one) => one.isBlocking && one.categoryId === node.id).length,
    }
  }),
  findings: findingsFirst(findings),
  locales: content.locales.filter((locale) => !isPseudoLocale(locale)),
  defaultLocale: content.defaultLocale,
  languages,
  writtenBy: draft.source === null ? null : who(draft.writtenBy),
  writtenAt: draft.source === null ? null : draft.writtenAt,
  askedBy: who(draft.askedBy),
  returnedBy: who(draft.returnedBy),
  note: draft.note,
  publishAt: draft.publishAt,
  mayPublish: draft.source !== null && !needsReviewer,
  needsReviewer,
})

const fieldView = (field: OutlineField): TopicField => ({ ...field, realms: realmsOf(field) })

/** What may be offered first: each service of the pack, and the articles that are. */
const offersOf = ({ promos }: { promos: readonly string[] }, content: Content): TopicOffer[] => {
  const locales = content.locales.filter((locale) => !isPseudoLocale(locale))
  const services = content.promos.map(({ id, title, url }): TopicOffer => ({ id, title, url, isGone: false }))
  const others = [...new Set(promos)]
    .filter((id) => !services.some((service) => service.id === id))
    .map((id): TopicOffer => {
      const article = promotedArticle.exec(id)?.[1]
      const titles = locales.flatMap((locale) => {
        const written = article === undefined ? undefined : content.written(locale, article)
        return written === undefined ? [] : [[locale, written.title] as const]
      })
      return { id, title: Object.fromEntries(titles), url: id, isGone: titles.length === 0 }
    })
  return [...services.slice(0, mostServices), ...others]
}

/** Of the channels whose hours can be told: while a zone is none the findings say so. */
const openingsOf = (
  channels: readonly TopicChannel[],
  toldOf: TopicsPorts['toldOf'],
  locales: readonly string[],
): ChannelOpening[] =>
  channels.flatMap(({ channelType, hours, openTime: own }) => {
    if (hours === undefined || hours === null || !isTimeZone(hours.timeZone)) return []
    const { isOpen, until, openTimeIn } = toldOf(hours)
    const words = locales
      .filter((locale) => !isPseudoLocale(locale))
      .flatMap((locale) => {
        const said = openTimeIn(locale)
        return said === null ? [] : [[locale, said] as const]
      })
    return [{ channelType, isOpen, until, openTime: Object.keys(own).length > 0 ? own : Object.fromEntries(words) }]
  })

export const sheetView = ({
  game,
  categoryId,
  draft,
  live,
  outline,
  checked: { findings },
  overridden,
  toldOf,
  content,
  addressOf,
}: {
  game: string
  categoryId: number
  draft: Draft
  live: LiveOutline
  outline: Outline
  checked: Checked
  overridden: ChannelType[]
  toldOf: TopicsPorts['toldOf']
  content: Content
  addressOf: (page: string) => string
}): TopicSheet => {
  const stored = outline.topics.find(({ id }) => id === categoryId)!
  const { id: _id, examples, fields, ...topic } = stored
  const node = outline.nodes.find(({ id }) => id === categoryId)!
  return {
    game,
    categoryId,
    mark: markOf(stored),
    draft: draft.source === null ? 0 : draft.draft,
    name: node.name,
    topic: { ...topic, phrases: examples, fields: fields.map(fieldView) },
    findings: findingsFirst(findings.filter((one) => one.categoryId === categoryId)),
    isLive: live.outline.topics.some(({ id }) => id === categoryId),
    overridden,
    openings: openingsOf(topic.channels, toldOf, content.locales),
    offers: offersOf(topic, content),
    address: addressOf(`product/${game}/${node.parentId || categoryId}/${categoryId}/solution`),
  }
}

const mostPictures = 500

export const pageView = ({
  game,
  draft,
  outline,
  checked: { findings },
  assets,
  saidOf,
  addressOf,
}: {
  game: string
  draft: Draft
  outline: Outline
  checked: Checked
  assets: Content['assets']
  saidOf: TopicsPorts['wording']['saidOf']
  addressOf: (page: string) => string
}): GamePage => ({
  game,
  mark: markOf(outline.page),
  draft: draft.source === null ? 0 : draft.draft,
  page: outline.page ?? { trending: [], selfServices: [], resources: [] },
  findings: findingsFirst(findings.filter(({ property }) => property?.startsWith('page.') === true)),
  pictures: [...assets.values()]
    .filter(({ mediaType }) => mediaType.startsWith('image/'))
    .slice(0, mostPictures)
    .map(({ path, url }) => ({ path: `assets/${path}`, url })),
  ...(outline.page?.texts && { wording: saidOf(outline.page.texts.map(({ key }) => key)) }),
  address: addressOf(`games/${game}`),
})
