/**
 * Whether an article really spared its reader from asking: solved only when the reader filed nothing on the topic
 * within 72 hours. Readers are told apart by keyed hashes of session, account and mail address (CD-69). Pure.
 */
export interface Trace {
  id: string
  kind: 'helped' | 'filed'
  session: string
  account: string | null
  mail: string | null
  articleId: string | null
  /** 0: the article names none, and any case of the game speaks against it. */
  topicId: number
  product: string
  locale: string
  at: string
}

export interface Verdict {
  trace: Trace & { articleId: string }
  isSolved: boolean
}

export const waitMilliseconds = 72 * 3_600_000

/** Trace → the name of its reader: the smallest mark among all that hang together. */
const readersOf = (traces: readonly Trace[]): Map<string, string> => {
  const parents = new Map<string, string>()
  const rootOf = (mark: string): string => {
    let root = mark
    for (let parent = parents.get(root); parent !== undefined && parent !== root; parent = parents.get(root))
      root = parent
    parents.set(mark, root)
    return root
  }
  const marksOf = ({ session, account, mail }: Trace): string[] => [
    `s ${session}`,
    ...(account === null ? [] : [`a ${account}`]),
    ...(mail === null ? [] : [`m ${mail}`]),
  ]
  for (const trace of traces) {
    const [first = '', ...others] = marksOf(trace).map(rootOf)
    for (const other of others) parents.set(other, first)
    if (!parents.has(first)) parents.set(first, first)
  }
  return new Map(traces.map((trace) => [trace.id, rootOf(`s ${trace.session}`)]))
}

/** What can be said by now: at once that a case was filed after all, after 72 hours that none was. */
export const verdictsOf = (traces: readonly Trace[], now: Date): Verdict[] => {
  const readers = readersOf(traces)
  const filed = new Map<string, Trace[]>()
  for (const trace of traces) {
    const reader = readers.get(trace.id)!
    if (trace.kind === 'filed') filed.set(reader, [...(filed.get(reader) ?? []), trace])
  }
  return traces.flatMap((trace): Verdict[] => {
    if (trace.kind !== 'helped' || trace.articleId === null) return []
    const said = Date.parse(trace.at)
    const hasAsked = (filed.get(readers.get(trace.id)!) ?? []).some(
      ({ at, topicId, product }) =>
        Date.parse(at) >= said &&
        Date.parse(at) <= said + waitMilliseconds &&
        (trace.topicId === 0 ? product === trace.product : topicId === trace.topicId),
    )
    const isOver = now.getTime() >= said + waitMilliseconds
    return hasAsked || isOver ? [{ trace: { ...trace, articleId: trace.articleId }, isSolved: !hasAsked }] : []
  })
}
