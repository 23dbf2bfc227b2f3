// What a field of a form lets somebody choose from, and what a condition of another field can ask of it.

/** Whose the choices of a field are: everybody's, or which of a player's own (T3). */
export type ChoiceSource = 'everyone' | 'accounts' | 'characters' | 'realms' | 'games'

export interface FieldKind {
  type: string
  renderMethod: string
  choices?: ChoiceSource | null | undefined
}

/** Types whose options are a list to choose from. */
export const hasOptions = ({ type }: Pick<FieldKind, 'type'>): boolean =>
  ['option', 'game', 'account', 'product'].includes(type)

/** Whose the choices of these types are unless it is said otherwise. */
export const ownChoices: Readonly<Record<string, ChoiceSource | undefined>> = {
  account: 'accounts',
  character: 'characters',
  game: 'games',
}

/** Game accounts, characters and games are a player's own unless the pack says otherwise (T3); so is content of old. */
export const choiceSource = ({ type, renderMethod, choices }: FieldKind): ChoiceSource =>
  // Nobody chooses in a hidden field: it carries what the pack says.
  choices ?? (renderMethod === 'hidden' ? 'everyone' : (ownChoices[type] ?? 'everyone'))

/** What a condition can ask a field for (CD-387): a box, or options of its own; none for any other field. */
export const answersOf = (field: FieldKind & { options: readonly { id: string }[] }): string[] => {
  if (field.type === 'checkbox') return ['true', 'false']
  return choiceSource(field) === 'everyone' ? field.options.map(({ id }) => id) : []
}
