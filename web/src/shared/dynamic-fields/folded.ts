import { type FieldDefinition, defaultValue, isNothing } from './field-kinds.ts'

/** Kinds that are a line to fill in; what explains, takes files or has a choice made for one stands open. */
const foldable: ReadonlySet<string> = new Set([
  'string',
  'number',
  'date',
  'email',
  'item',
  'nid',
  'option',
  'game',
  'account',
  'product',
])
/** One alone takes no more room than the fold. */
const fewest = 2

/**
 * What a topic asks and what may be left out, each in the topic's order. A field that others hang on, and one that
 * hangs on another, stays where it is.
 */
export const partFields = (
  fields: readonly FieldDefinition[],
): { open: readonly FieldDefinition[]; folded: readonly FieldDefinition[] } => {
  const decisive = new Set(fields.flatMap(({ shownWhen }) => shownWhen?.field ?? []))
  const folded = fields.filter(
    (field) =>
      !field.required &&
      foldable.has(field.type) &&
      field.renderMethod !== 'hidden' &&
      field.renderMethod !== 'license' &&
      !isNothing(field) &&
      !field.loginRequired &&
      field.shownWhen === undefined &&
      !decisive.has(field.key) &&
      defaultValue(field) === '',
  )
  if (folded.length < fewest) return { open: fields, folded: [] }
  return { open: fields.filter((field) => !folded.includes(field)), folded }
}
