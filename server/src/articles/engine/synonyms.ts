import { terms } from './analysis.ts'

/** @returns each folded word of the operator's rows → the other entries of its rows; entries of several words count word by word */
export const synonymTable = (rows: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> => {
  const table = new Map<string, string[]>()
  for (const row of rows) {
    for (const entry of row) {
      const words = terms(entry)
      const [word] = words
      if (word === undefined || words.length > 1) continue
      table.set(word, [...table.get(word) ?? [], ...row.filter((other) => other !== entry)])
    }
  }
  return table
}
