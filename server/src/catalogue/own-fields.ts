// The fields of a topic as one visitor sees them (T3).
import type { ContentTopic } from '../content/types.ts'
import { hasOwnChoices, withOwnChoices } from '../content/own-choices.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { PlayerProfiles } from './ports.ts'

/** @param profiles null: nobody can be asked, and players see what visitors see */
export const createOwnFields = (profiles: PlayerProfiles | null) => ({
  /** The topic's fields with the player's own choices; undefined where they are everybody's. */
  of: async ({ fields }: ContentTopic, visitor: Visitor, locale: string) => {
    if (profiles === null || visitor.kind !== 'player' || !hasOwnChoices(fields)) return undefined
    const profile = await profiles.of({ accountId: visitor.account.id, sessionId: visitor.sessionId, locale })
    return fields.map((field) => withOwnChoices(field, profile))
  },
})

export type OwnFields = ReturnType<typeof createOwnFields>
