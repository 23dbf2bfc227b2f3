/** What the page reads off a running machine: its state's name, the step in hand, the events it would take. */
import { getNextTransitions } from 'xstate'
import type { GuideSnapshot } from './machine.ts'
import { specifiedEvents, type GuideEventType, type StateName } from './types.ts'

const states: readonly string[] = [
  'productSelectState',
  'describeState',
  'categorizeState',
  'retrieveState',
  'recommendState',
  'solutionState',
  'articleState',
  'searchState',
] satisfies StateName[]

const isStateName = (name: string): name is StateName => states.includes(name)

const namesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [key, ...namesIn(inner)])
      : []

/** The state as the specification names it, whatever its sub-phase. */
export const stateNameOf = (snapshot: Pick<GuideSnapshot, 'value'>): StateName => {
  const name = namesIn(snapshot.value).findLast(isStateName)
  if (name === undefined)
    throw new Error(`The guided entry is in no state the specification names: ${JSON.stringify(snapshot.value)}`)
  return name
}

/** The events of the tables that have a row in the present state; all others are ignored on purpose. */
export const allowedEvents = (snapshot: GuideSnapshot): GuideEventType[] => {
  const taken = new Set(getNextTransitions(snapshot).map((transition) => transition.eventType))
  return specifiedEvents.filter((event) => taken.has(event))
}

/** A category is being looked up to be chosen by itself (S15): the flow is on its way through the step, not in it. */
export const isPreselecting = (snapshot: Pick<GuideSnapshot, 'value'>): boolean =>
  namesIn(snapshot.value).includes('preselecting')
