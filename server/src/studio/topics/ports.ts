// What the studio's topics need from other rooms; compose hands it over.
import type { ChannelType, InterfaceText, InterfaceTexts } from '#generated/server/desk/schemas.ts'
import type { OpenWeek } from '../../lib/open-week.ts'

export interface TopicsPorts {
  /** Open cases of a topic, and what they have answered; counted to a limit. */
  openUse: (topicId: number) => Promise<{
    cases: number
    isMore: boolean
    fields: ReadonlyMap<string, number>
    channels: ReadonlyMap<string, number>
    sealed: number
  }>
  /** What players are told now of such hours, by the rule that opens and closes (CD-427). The zone is one there is. */
  toldOf: (hours: OpenWeek) => {
    isOpen: boolean
    /** RFC 3339. */
    until: string | null
    openTimeIn: (locale: string) => string | null
  }
  /** Sentences of the interface (CD-468). */
  wording: {
    /** Those that hold these words in this language, just those first. */
    find: (words: string, locale: string) => InterfaceTexts
    /** What the product says of each. */
    saidOf: (keys: readonly string[]) => InterfaceText[]
    /** Names of the values the product gives a sentence; undefined where it has no such key. */
    valuesOf: (key: string) => ReadonlySet<string> | undefined
  }
  /** Channels that were opened or closed by hand. */
  overriddenChannels: (topicId: number) => ChannelType[]
}
