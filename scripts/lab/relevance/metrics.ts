/** Binary relevance; `ids` best first. */
export const ndcg = (ids: readonly string[], relevant: ReadonlySet<string>, depth = 10): number => {
  let gain = 0
  ids.slice(0, depth).forEach((id, at) => {
    if (relevant.has(id)) gain += 1 / Math.log2(at + 2)
  })
  let ideal = 0
  for (let at = 0; at < Math.min(depth, relevant.size); at++) ideal += 1 / Math.log2(at + 2)
  return ideal === 0 ? 0 : gain / ideal
}

export const recall = (ids: readonly string[], relevant: ReadonlySet<string>, depth = 5): number =>
  relevant.size === 0 ? 0 : ids.slice(0, depth).filter((id) => relevant.has(id)).length / relevant.size

export const success = (ids: readonly string[], relevant: ReadonlySet<string>, depth = 5): number =>
  ids.slice(0, depth).some((id) => relevant.has(id)) ? 1 : 0

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
