// A plugin of StrykerJS for `make lab DO=mutation`: leaves all but one statement in so many as they are.
import { createHash } from 'node:crypto'

/** What of Babel's tree and path is read here; Stryker's own type shows none of it. */
interface Node {
  type: string
}
interface Place {
  node: Node
  key?: string | number | null
  isStatement?: () => boolean
  getSource?: () => string
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

const isStatement = ({ type }: Node): boolean => /Statement$|Declaration$/.test(type)

/** The tree is read by hand: a second walk by Babel leaves its marks on the paths of the first. */
const isLeaf = (node: Node): boolean =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .every((inner) => !isStatement(inner) && isLeaf(inner))

/** A statement that holds no other, or what a branch or loop asks: changed together or not at all. */
const isUnit = (place: Place): boolean => (place.isStatement?.() === true ? isLeaf(place.node) : place.key === 'test')

/**
 * By the words of the statement, not by its place: the same ones whenever the lines around them change.
 * @returns a number of 0 to 1
 */
export const lotOf = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE() / 2 ** 32

const shouldIgnore = (place: Place): string | undefined => {
  const oneOf = Number(process.env['MUTATION_ONE_OF'] ?? 1)
  if (oneOf <= 1 || !isUnit(place)) return undefined
  const words = place.getSource?.() ?? ''
  return lotOf(words) < 1 / oneOf ? undefined : `not drawn: one statement of ${oneOf} is`
}

/** As `declareValuePlugin` of Stryker's API gives it; that package is another's dependency. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'sample', value: { shouldIgnore } }]
