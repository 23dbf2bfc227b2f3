// What the desk is shown of a game's topics.
import type {
  ChannelOpening,
  ChannelType,
  TopicChannel,
  TopicCount,
  TopicField,
  TopicFinding,
  TopicSheet,
  TopicTree,
} from '#generated/server/desk/schemas.ts'
import { isPseudoLocale } from '../../../content/pseudo-locale.ts'
import type { Content } from '../../../content/types.ts'
import { isTimeZone } from '../../../lib/open-week.ts'
import type { Checked } from '../../topics/check.ts'
import { isTopic, markOf, type Outline, type OutlineField, type OutlineNode } from '../../topics/outline.ts'
import { markOfNode } from '../../topics/merge-trees.ts'
import type { TopicsPorts } from '../../topics/ports.ts'
import type { LiveOutline } from '../../topics/outlines.ts'
import type { Draft } from '../../types.ts'
import type { Names } from '../view.ts'

const mostFindings = 500

/** What keeps from publishing comes first. */
export const findingsFirst = (findings: readonly TopicFinding[]): TopicFinding[] =>
  [...findings].sort((one, other) => Number(other.isBlocking) - Number(one.isBlocking)).slice(0, mostFindings)

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

const withoutRealms = ({ realms: _kept, ...field }: OutlineField): TopicField => field

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
  locales,
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
  locales: readonly string[]
  addressOf: (page: string) => string
}): TopicSheet => {
  const stored = outline.topics.find(({ id }) => id === categoryId)!
  const { id: _id, examples: _examples, fields, ...topic } = stored
  const node = outline.nodes.find(({ id }) => id === categoryId)!
  return {
    game,
    categoryId,
    mark: markOf(stored),
    draft: draft.source === null ? 0 : draft.draft,
    name: node.name,
    topic: { ...topic, fields: fields.map(withoutRealms) },
    findings: findingsFirst(findings.filter((one) => one.categoryId === categoryId)),
    isLive: live.outline.topics.some(({ id }) => id === categoryId),
    overridden,
    openings: openingsOf(topic.channels, toldOf, locales),
    address: addressOf(`product/${game}/${node.parentId || categoryId}/${categoryId}/solution`),
  }
}
