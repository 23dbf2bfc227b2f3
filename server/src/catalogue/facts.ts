// What other rooms know of products and topics.
import type { Channel } from '#generated/server/schemas.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import { channelsFor, type Visitor } from '../platform/visitor.ts'
import { presentChannels } from './channels.ts'
import type { ChannelOverrides } from './ports.ts'

export const createCatalogueFacts = (content: ContentHolder, overrides: ChannelOverrides) => ({
  product: (shortName: string, locale: string) => {
    const product = content.current().in(locale).product(shortName)
    return product && { title: product.name, baseUiName: product.baseUiName }
  },
  channels: (topicId: number, locale: string, visitor?: Visitor): readonly Channel[] => {
    const present = presentChannels(content.current().in(locale), topicId, overrides)
    return visitor === undefined ? present : channelsFor(visitor, present)
  },
  isTopicOf: (topicId: number, product: string): boolean =>
    content.current().in(content.current().defaultLocale).topic(topicId)?.product === product,
  topicName: (topicId: number, locale: string) => content.current().in(locale).topic(topicId)?.name,
  fieldLabels: (topicId: number, locale: string) =>
    (content.current().in(locale).topic(topicId)?.fields ?? []).map(({ key, label }) => ({ key, label })),
})
