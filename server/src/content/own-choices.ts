// A player's own accounts, characters, realms and games, put into the fields that ask for them (T3). Pure.
import type { FieldOption, OwnChoice, PlayerProfile, Realm } from '#generated/server/schemas.ts'
import type { ContentField } from './types.ts'

/** Whether some field of a topic is filled with what the player owns. */
export const hasOwnChoices = (fields: readonly ContentField[]): boolean =>
  fields.some(({ choicesFrom }) => choicesFrom !== 'everyone')

/** The one there is is chosen already. */
const optionsOf = (choices: readonly OwnChoice[]): FieldOption[] => {
  const open = choices.filter(({ closed }) => closed !== true)
  return choices.map(({ id, name, closed = false }) => ({
    id,
    label: name,
    selected: open.length === 1 && !closed,
    disabled: closed,
  }))
}

/** A character stands on the realm that holds it, whatever else was said of it. */
const realmsOf = ({ realms }: PlayerProfile): Realm[] =>
  realms.map(({ realmId, realmName, characters }) => ({
    realmId,
    realmName,
    characters: characters.map((one) => ({
      characterId: one.characterId,
      characterName: one.characterName,
      realmId,
      realmName,
      classId: one.classId ?? 0,
      className: one.className ?? '',
      raceId: one.raceId ?? 0,
      raceName: one.raceName ?? '',
      avatarUrl: null,
      level: one.level ?? 0,
    })),
  }))

/**
 * The field as this player sees it. Nothing of the pack's is left in it: what everybody is offered is not theirs.
 * @param profile `silent`: the games did not answer, and the field takes free text
 */
export const withOwnChoices = (field: ContentField, profile: PlayerProfile | 'silent'): ContentField => {
  if (field.choicesFrom === 'everyone') return field
  if (profile === 'silent') return { ...field, choices: 'silent', options: [], realms: [] }
  const own: ContentField = { ...field, choices: 'own', options: [], realms: [] }
  switch (field.choicesFrom) {
    case 'characters':
      return { ...own, realms: realmsOf(profile) }
    case 'accounts':
      return { ...own, options: optionsOf(profile.accounts) }
    case 'games':
      return { ...own, options: optionsOf(profile.games) }
    case 'realms':
      return {
        ...own,
        options: optionsOf(profile.realms.map(({ realmId, realmName }) => ({ id: String(realmId), name: realmName }))),
      }
  }
}

/**
 * What is kept of a choice: with its name, for nobody else can look it up later. A text a player wrote stays a text, so
 * that both can be told apart; a character of a time when the games were silent has its numbers alone.
 */
export const keptChoice = (field: ContentField, value: unknown): unknown => {
  if (field.choices !== 'own') return value
  const option = field.options.find(({ id }) => id === value)
  if (option !== undefined) return { id: option.id, name: option.label }
  if (typeof value !== 'object' || value === null || !('characterId' in value)) return value
  const character = field.realms
    .flatMap(({ characters }) => characters)
    .find(
      ({ characterId, realmId }) =>
        characterId === value.characterId && 'realmId' in value && realmId === value.realmId,
    )
  if (character === undefined) return value
  const { realmId, realmName, characterId, characterName } = character
  return { realmId, realmName, characterId, characterName }
}
