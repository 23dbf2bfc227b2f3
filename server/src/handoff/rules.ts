// What of a form another device may be handed. Pure.

/** As much of a topic's field as is needed. */
export interface HandedField {
  key: string
  type: string
  secure: boolean
}

/** Fields without those that no draft holds (ground G30): secure ones, and answers to secret questions. */
export const withoutSecrets = <V>(
  values: Readonly<Record<string, V>>,
  fields: readonly HandedField[],
): Record<string, V> => {
  const kept = Object.entries(values).flatMap(([key, value]): [string, V][] => {
    const field = fields.find((one) => one.key === key)
    if (field?.secure === true || field?.type === 'nid') return []
    if (field?.type !== 'sqa' && field?.type !== 'service') return [[key, value]]
    if (typeof value !== 'object' || value === null) return []
    const { answer: _, ...rest } = value as V & { answer?: unknown }
    return [[key, rest as V]]
  })
  return Object.fromEntries(kept)
}
