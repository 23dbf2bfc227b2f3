// Which fields of a form are asked, by what the others say (CD-387). Pure.
import type { ContactForm } from '#generated/server/schemas.ts'
import type { ContentField } from '../content/types.ts'

type Asked = Pick<ContentField, 'key' | 'type' | 'shownWhen'>

/** @returns the fields that these values leave, in their order: what hangs on one that is not asked is not asked either */
export const askedFields = <T extends Asked>(definitions: readonly T[], values: ContactForm['fields']): T[] => {
  const asked = new Map<string, T>()
  for (const field of definitions) {
    const { shownWhen } = field
    if (shownWhen === undefined) asked.set(field.key, field)
    else {
      const other = asked.get(shownWhen.field)
      if (other !== undefined && shownWhen.is.includes(answerOf(other, values[other.key]))) asked.set(field.key, field)
    }
  }
  return [...asked.values()]
}

/** An option's id; of a box whether it is ticked: one that nobody touched is not. */
const answerOf = ({ type }: Asked, value: unknown): string =>
  type === 'checkbox' ? String(value === true) : typeof value === 'string' ? value : ''
