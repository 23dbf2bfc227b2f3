// Asks every cell of an operation and names what is not as it must be.
import type { Cell } from './expected.ts'

export interface CellAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}
/** `mark`: words only this actor's own things hold; undefined for who has none. */
export type Ask = (cell: Cell) => Promise<CellAnswer>

/** A refusal as it would be if it told nothing: what differs from one request to the next by itself is left out. */
const comparable = ({ status, headers, body }: CellAnswer): string => {
  const { date: _date, 'x-request-id': _requestId, 'content-length': _length, ...rest } = headers
  return JSON.stringify([
    status,
    Object.entries(rest).sort(),
    body.replaceAll(/"requestId":"[^"]*"/g, '"requestId":"…"'),
  ])
}

export interface CheckOptions {
  /** Words that stand in the things of one actor alone. */
  marks: Readonly<Partial<Record<string, string>>>
  /** Whether everybody may read everything, as at the desk. */
  isDesk: boolean
  /** Whether it is a call that a mark of the owner's account opens. */
  isUnderMark?: boolean
}

const atOnce = 24

const isRefusal = ({ status }: { status: number }): boolean => status === 401 || status === 403 || status === 404

/**
 * @returns one sentence for each mistake: another status than expected, a refusal that tells apart what it must not,
 * words of somebody else
 */
export const mistakesOf = async (
  cells: readonly Cell[],
  ask: Ask,
  { marks, isDesk, isUnderMark = false }: CheckOptions,
): Promise<string[]> => {
  const mistakes: string[] = []
  // Many at once: every cell has a thing of its own, and a server under way is the harder case. Fewer than a crowd, whose
  // last ones a slow machine tells to come again (CD-282).
  const answers = new Map<string, CellAnswer>()
  for (let from = 0; from < cells.length; from += atOnce)
    await Promise.all(
      cells.slice(from, from + atOnce).map(async (cell) => {
        answers.set(`${cell.actor} × ${cell.target}`, await ask(cell))
      }),
    )
  for (const cell of cells) {
    const name = `${cell.actor} × ${cell.target}`
    const answer = answers.get(name)!
    if (answer.status !== cell.status)
      mistakes.push(`${name}: ${answer.status} instead of ${cell.status} ${answer.body.slice(0, 300)}`)
    for (const [whose, mark] of Object.entries(marks)) {
      const mayRead = isDesk
        ? isDeskActor(cell)
        : whose === cell.actor ||
          (whose === 'owner' && (cell.actor === 'forger' || (cell.actor === 'marked' && isUnderMark)))
      if (mark !== undefined && !mayRead && answer.body.includes(mark))
        mistakes.push(`${name}: tells words of ${whose}`)
    }
  }
  // What is refused alike must look alike, whatever is behind it (ground G9).
  for (const { actor } of cells) {
    const refused = cells
      .filter((cell) => cell.actor === actor && isRefusal(cell))
      .map(({ target, status }) => ({ target, status, answer: answers.get(`${actor} × ${target}`)! }))
    for (const one of refused) {
      const first = refused.find(({ status }) => status === one.status)!
      const text = `${actor}: ${one.status} of ${one.target} differs from ${one.status} of ${first.target}`
      if (comparable(one.answer) !== comparable(first.answer) && !mistakes.includes(text)) mistakes.push(text)
    }
  }
  return mistakes
}

const isDeskActor = ({ actor, status }: Cell): boolean =>
  ['agent', 'lead', 'admin', 'scoped', 'fresh', 'stale', 'key', 'clerk', 'clerk-forger', 'back-end'].includes(actor) &&
  status < 400
