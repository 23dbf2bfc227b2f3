// Which fields of a form are asked, by what the others say (CD-387).

/** As `FormField` of the contract has it. */
export interface AskedField {
  key: string
  type: string
  shownWhen?: { field: string; is: readonly string[] }
}

/** @returns the fields that these values leave, in their order: what hangs on one that is not asked is not asked either */
export const askedFields = <T extends AskedField>(
  fields: readonly T[],
  values: Readonly<Record<string, unknown>>,
): T[] => {
  const asked = new Map<string, T>()
  for (const field of fields) {
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
const answerOf = ({ type }: AskedField, value: unknown): string =>
  type === 'checkbox' ? String(value === true) : typeof value === 'string' ? value : ''
