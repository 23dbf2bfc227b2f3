/** The machine as a table, read from the real object: what a drawing of a variant is made from. */
import type { AnyStateNode } from 'xstate'
import { createGuideMachine } from './machine.ts'
import type { Variant } from './types.ts'

/**
 * One transition: its state, its event, the row of the tables it is (empty for the machine's own), and where it leads.
 */
export interface OutlineRow {
  from: string
  event: string
  row: string
  to: string
}
export interface Outline {
  variant: Variant
  states: { name: string; parent: string }[]
  rows: OutlineRow[]
}

const nameOf = (node: AnyStateNode): string => node.path.join('.') || 'any'

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesOf(child)),
]

/** Events the machine sends itself, in words. */
const eventNames: [RegExp, string][] = [
  [/^$/, 'init'],
  [/^xstate\.done\.actor\..*/, 'look-up answered'],
  [/^xstate\.error\.actor\..*/, 'look-up failed'],
  [/^xstate\.after\.(\w+)\..*/, 'after $1'],
]

const wordsOf = (eventType: string): string => {
  const named = eventNames.find(([pattern]) => pattern.test(eventType))
  return named === undefined ? eventType : eventType.replace(named[0], named[1])
}

/** States and transitions of a variant, in the order of the definition. */
export const outlineOf = (variant: Variant): Outline => {
  const nodes = nodesOf(createGuideMachine(variant).root)
  return {
    variant,
    states: nodes
      .filter((node) => node.parent !== undefined)
      .map((node) => ({ name: nameOf(node), parent: nameOf(node.parent ?? node) })),
    rows: nodes.flatMap((node) =>
      [...(node.always ?? []), ...[...node.transitions.values()].flat()].map((transition) => ({
        from: nameOf(node),
        event: wordsOf(transition.eventType),
        row: transition.description ?? '',
        to: transition.target?.map((target) => nameOf(target)).join(', ') ?? '',
      })),
    ),
  }
}
