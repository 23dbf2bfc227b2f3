// What a process among several says to the one that started them, and is asked by it.
import type { Figures } from './figures.ts'

export type ToSupervisor = { kind: 'ready' } | { kind: 'figures'; id: number; figures: Figures }
export interface ToWorker {
  kind: 'figures'
  id: number
}

const send = (message: ToSupervisor): void => {
  // It may have gone meanwhile; then this process ends as well.
  if (process.connected) process.send?.(message)
}

/** Says that this process takes visitors, and answers for its figures from now on. */
export const reportReady = (figures: () => Promise<Figures>): void => {
  process.on('message', ({ kind, id }: ToWorker) => {
    if (kind === 'figures')
      figures().then(
        (own) => send({ kind, id, figures: own }),
        () => undefined,
      )
  })
  send({ kind: 'ready' })
}
