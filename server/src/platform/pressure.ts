// How near the process is to more writes than it can store in time (promises P36 and R15, CD-282), as one number, and who
// is refused at which (CD-462).
import type { Waiting, WaitingAtGate } from './write-gate.ts'

/**
 * Who comes now would wait longer than this, and so would all behind them. A third of the second after which nobody
 * counts an answer as good: what is on its way already is still to be done.
 */
const longestWait = 300
/**
 * So many wait in a crowd alone: behind a long transaction of our own (an import, an erasure) a few visitors wait and are
 * served. Before the gate, where a slow machine serves fewer in that time, half as many.
 */
const fewestInCrowd = 64
const fewestAtGate = 32
/** A crowd comes within one turn, and none of it has waited yet: so many are told by what the last ones took each. */
const crowdAtGate = 96
const longestExpected = 400

/** 0: nobody waits; 1: a crowd waits for as long as it may. A crowd that has not waited is none, and the other way round. */
export const pressureOf = (atGate: WaitingAtGate, behind: Waiting): number =>
  Math.max(
    Math.min(atGate.count / fewestAtGate, (atGate.milliseconds + behind.milliseconds) / longestWait),
    Math.min(atGate.count / crowdAtGate, (atGate.expected + behind.milliseconds) / longestExpected),
    Math.min(behind.count / fewestInCrowd, behind.milliseconds / longestWait),
  )

/** What is asked again by itself, what is looked up, what is written. */
export type LoadClass = 'poll' | 'search' | 'submit'

/** Whoever polls sees what was there, whoever searches can do without: writes are taken until there is no more room. */
const refusedFrom: Readonly<Record<LoadClass, number>> = { poll: 0.5, search: 0.75, submit: 1 }

/** Below this nobody is refused, and nobody has to be looked at. */
export const firstRefusal = Math.min(...Object.values(refusedFrom))

export const isRefused = (loadClass: LoadClass, pressure: number): boolean => pressure >= refusedFrom[loadClass]
