/** What publishing does: every difference between what players see and the draft. Pure. */
import type { TopicEffect, TopicTexts } from '#generated/server/desk/schemas.ts'
import { pageLists, sharedLists } from '../../content/topics-files.ts'
import type { Outline, OutlineField, OutlineTopic } from './outline.ts'

/** Of whose cases a difference is: all of the topic's, those with an answer, or those that came by a channel. */
type Touched = 'nobody' | 'topic' | 'field' | 'channel'
export interface Difference {
  effect: Omit<TopicEffect, 'openCases'>
  touches: Touched
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const fieldDifferences = (before: OutlineField, after: OutlineField): [TopicEffect['kind'], Touched, string?][] => {
  const gone = before.options.filter(({ id }) => !after.options.some((option) => option.id === id))
  const isNowRequired = after.required && !before.required
  const isNowHidden = after.shownWhen !== null && !same(before.shownWhen, after.shownWhen)
  const { required: _a, shownWhen: _b, options: _c, ...was } = before
  const { required: _d, shownWhen: _e, options, ...is } = after
  const found: [TopicEffect['kind'], Touched, string?][] = [
    ...(isNowRequired ? [['field-required', 'field'] as [TopicEffect['kind'], Touched]] : []),
    ...(isNowHidden ? [['field-hidden', 'field'] as [TopicEffect['kind'], Touched]] : []),
    ...gone.map(({ id }): [TopicEffect['kind'], Touched, string] => ['option-removed', 'field', id]),
  ]
  const isOther =
    !same(was, is) ||
    !same(
      before.options.filter(({ id }) => options.some((option) => option.id === id)),
      options,
    ) ||
    (before.required && !after.required) ||
    (before.shownWhen !== null && after.shownWhen === null)
  return found.length === 0 && isOther ? [['field-changed', 'nobody']] : found
}

const topicDifferences = (before: OutlineTopic, after: OutlineTopic, name: TopicTexts): Difference[] => {
  const found: Difference[] = []
  const note = (kind: TopicEffect['kind'], touches: Touched, key: string | null = null, label: TopicTexts = {}): void =>
    void found.push({ effect: { kind, categoryId: after.id, name, key, label }, touches })
  for (const field of after.fields) {
    const was = before.fields.find(({ key }) => key === field.key)
    if (was === undefined) note('field-added', 'nobody', field.key, field.label)
    else
      for (const [kind, touches, option] of fieldDifferences(was, field)) {
        const label = was.options.find(({ id }) => id === option)?.label ?? field.label
        note(kind, touches, field.key, label)
      }
  }
  for (const field of before.fields)
    if (!after.fields.some(({ key }) => key === field.key)) note('field-removed', 'field', field.key, field.label)
  for (const channel of after.channels) {
    const was = before.channels.find(({ channelType }) => channelType === channel.channelType)
    if (was === undefined) note('channel-added', 'nobody', channel.channelType)
    else if (was.enabled && !channel.enabled) note('channel-closed', 'channel', channel.channelType)
    else if (!same(was, channel)) note('channel-changed', 'nobody', channel.channelType)
  }
  for (const { channelType } of before.channels)
    if (!after.channels.some((channel) => channel.channelType === channelType))
      note('channel-removed', 'channel', channelType)
  if (before.hasForm && !after.hasForm) note('form-removed', 'topic')
  if (!same(before.promos, after.promos)) note('promos-changed', 'nobody')
  if (!same(before.examples, after.examples)) note('phrases-changed', 'nobody')
  const { fields: _a, channels: _b, hasForm: _c, promos: _g, examples: _h, ...was } = before
  const { fields: _d, channels: _e, hasForm: _f, promos: _i, examples: _j, ...is } = after
  const orderOf = ({ fields }: OutlineTopic): string =>
    fields
      .map(({ key }) => key)
      .filter((key) => [before, after].every((topic) => topic.fields.some((field) => field.key === key)))
      .join()
  if (!same(was, is) || orderOf(before) !== orderOf(after)) note('topic-changed', 'nobody')
  return found
}

export const differencesBetween = (before: Outline, after: Outline): Difference[] => {
  const found: Difference[] = []
  const nameOf = ({ nodes }: Outline, id: number): TopicTexts => nodes.find((node) => node.id === id)?.name ?? {}
  const note = (kind: TopicEffect['kind'], touches: Touched, categoryId: number, name: TopicTexts): void =>
    void found.push({ effect: { kind, categoryId, name, key: null, label: {} }, touches })
  for (const { id, name } of before.nodes)
    if (!after.nodes.some((node) => node.id === id)) {
      const isTopic = before.topics.some((topic) => topic.id === id)
      note(isTopic ? 'topic-removed' : 'group-removed', isTopic ? 'topic' : 'nobody', id, name)
    }
  for (const topic of after.topics) {
    const was = before.topics.find(({ id }) => id === topic.id)
    if (was !== undefined) found.push(...topicDifferences(was, topic, nameOf(after, topic.id)))
  }
  const places = ({ nodes }: Outline, other: Outline): Map<number, string> => {
    const kept = nodes.filter(({ id }) => other.nodes.some((node) => node.id === id))
    return new Map(
      kept.map(({ id, parentId }) => [
        id,
        `${parentId} ${kept.filter((node) => node.parentId === parentId).findIndex((node) => node.id === id)}`,
      ]),
    )
  }
  const [were, are] = [places(before, after), places(after, before)]
  for (const node of after.nodes) {
    const was = before.nodes.find(({ id }) => id === node.id)
    if (was === undefined) {
      note('topic-added', 'nobody', node.id, node.name)
      continue
    }
    const { parentId: _a, ...words } = was
    const { parentId: _b, ...now } = node
    if (!same(words, now)) note('topic-changed', 'nobody', node.id, node.name)
    if (was.parentId !== node.parentId || were.get(node.id) !== are.get(node.id))
      note('topic-moved', 'nobody', node.id, node.name)
  }
  for (const key of [...pageLists, ...sharedLists])
    if (before.page !== undefined && after.page !== undefined && !same(before.page[key], after.page[key]))
      found.push({
        effect: { kind: 'page-changed', categoryId: 0, name: {}, key, label: {} },
        touches: 'nobody',
      })
  return found
}
