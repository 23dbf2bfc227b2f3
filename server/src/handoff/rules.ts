// What of a form another device may be handed. Pure.

/** As much of a topic's field as is needed. */
export interface HandedField {
  key: string
  type: string
  secure: boolean
}

/** Fields without those that no draft holds (ground G30): secure ones, and answers to secret questions. */
export const withoutSecrets = (
  values: Readonly<Record<string, unknown>>,
  fields: readonly HandedField[],
): Record<string, unknown> => {
  const kept = Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
    const field = fields.find((one) => one.key === key)
    if (field?.secure === true || field?.type === 'nid') return []
    if (field?.type !== 'sqa' && field?.type !== 'service') return [[key, value]]
    if (typeof value !== 'object' || value === null) return []
    const { answer: _, ...rest } = value as Record<string, unknown>
    return [[key, rest]]
  })
  return Object.fromEntries(kept)
}
