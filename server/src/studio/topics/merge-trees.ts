/**
 * Two people in one tree: what each has changed since both read the same one, put together where it touches different
 * entries (CD-422). Pure.
 */
import { markOf, type OutlineNode } from './outline.ts'

/** An entry as somebody has read it: where it stood, and what it said. */
export interface ReadNode {
  id: number
  parentId: number
  mark: string
}

/** Of what it says, wherever it stands. */
export const markOfNode = ({ id: _id, parentId: _above, ...said }: OutlineNode): string => markOf(said)

type Placed = Pick<OutlineNode, 'id' | 'parentId'>

const byParent = <N extends Placed>(nodes: readonly N[]): Map<number, N[]> => {
  const lists = new Map<number, N[]>()
  for (const node of nodes) lists.set(node.parentId, [...(lists.get(node.parentId) ?? []), node])
  return lists
}

/** Those that are part of every longest row in their old order: of two that changed places, neither is. */
const certainlyStayed = (places: readonly number[]): Set<number> => {
  const upTo: number[] = []
  for (const [at, place] of places.entries())
    upTo[at] =
      1 + places.slice(0, at).reduce((most, one, index) => (one < place ? Math.max(most, upTo[index]!) : most), 0)
  const from: number[] = []
  for (let at = places.length - 1; at >= 0; at -= 1) {
    from[at] = 1
    for (let index = at + 1; index < places.length; index += 1)
      if (places[index]! > places[at]!) from[at] = Math.max(from[at]!, 1 + from[index]!)
  }
  const longest = Math.max(0, ...upTo)
  const row = [...places.keys()].filter((at) => upTo[at]! + from[at]! - 1 === longest)
  return new Set(row.filter((at) => row.every((one) => one === at || upTo[one] !== upTo[at])))
}

/** Entries that stand elsewhere: below another one, or, as far as their order tells, at another place. */
const movedBetween = (before: readonly Placed[], after: readonly Placed[], named?: readonly number[]): Set<number> => {
  const was = new Map(before.map((node) => [node.id, node.parentId]))
  const place = new Map(before.map(({ id }, at) => [id, at]))
  const moved = new Set(after.filter(({ id, parentId }) => was.has(id) && was.get(id) !== parentId).map(({ id }) => id))
  if (named !== undefined) return new Set([...moved, ...named.filter((id) => after.some((node) => node.id === id))])
  for (const beside of byParent(after).values()) {
    const there = beside.filter(({ id }) => was.has(id) && !moved.has(id))
    const stayed = certainlyStayed(there.map(({ id }) => place.get(id)!))
    for (const [at, { id }] of there.entries()) if (!stayed.has(at)) moved.add(id)
  }
  return moved
}

interface Changes {
  said: Set<number>
  moved: Set<number>
  gone: Set<number>
  added: Set<number>
}
const changesSince = (read: readonly ReadNode[], after: readonly OutlineNode[], named?: readonly number[]): Changes => {
  const was = new Map(read.map((node) => [node.id, node]))
  const is = new Set(after.map(({ id }) => id))
  return {
    said: new Set(
      after.filter((node) => was.has(node.id) && was.get(node.id)!.mark !== markOfNode(node)).map(({ id }) => id),
    ),
    moved: movedBetween(read, after, named),
    gone: new Set(read.map(({ id }) => id).filter((id) => !is.has(id))),
    added: new Set([...is].filter((id) => !was.has(id))),
  }
}

/** Below what, and behind which of those beside it. */
const placeIn = (nodes: readonly Placed[], id: number): string => {
  const { parentId } = nodes.find((node) => node.id === id)!
  const beside = nodes.filter((node) => node.parentId === parentId)
  return `${parentId} ${beside[beside.findIndex((node) => node.id === id) - 1]?.id ?? ''}`
}

/** Top down; undefined where an entry is below itself, or below one that is gone. */
const inOrder = (lists: ReadonlyMap<number, readonly OutlineNode[]>, count: number): OutlineNode[] | undefined => {
  const walk = (parentId: number): OutlineNode[] =>
    (lists.get(parentId) ?? []).flatMap((node) => [node, ...walk(node.id)])
  const all = walk(0)
  return all.length === count ? all : undefined
}

/**
 * @param mine what one of them wants; entries of numbers nobody has are new
 * @param theirs what the other has saved meanwhile
 * @param named entries the first has moved, where that is known: the order of those beside each other may not tell
 * @returns undefined where both have changed, moved or taken away the same entry, or one stands where the other took it away
 */
export const mergeTrees = (
  read: readonly ReadNode[],
  mine: readonly OutlineNode[],
  theirs: readonly OutlineNode[],
  named?: readonly number[],
): OutlineNode[] | undefined => {
  const [own, others] = [changesSince(read, mine, named), changesSince(read, theirs)]
  const mineOf = new Map(mine.map((node) => [node.id, node]))
  const theirsOf = new Map(theirs.map((node) => [node.id, node]))
  const isBoth = (one: Set<number>, other: Set<number>): boolean => [...one].some((id) => other.has(id))
  if (isBoth(own.gone, others.said) || isBoth(own.gone, others.moved)) return undefined
  if (isBoth(others.gone, own.said) || isBoth(others.gone, own.moved) || isBoth(own.added, others.added))
    return undefined
  const isSaidTwice = [...own.said].some(
    (id) => others.said.has(id) && markOfNode(mineOf.get(id)!) !== markOfNode(theirsOf.get(id)!),
  )
  const isMovedTwice = [...own.moved].some((id) => others.moved.has(id) && placeIn(mine, id) !== placeIn(theirs, id))
  if (isSaidTwice || isMovedTwice) return undefined

  const kept = theirs
    .filter(({ id }) => !own.gone.has(id))
    .map((node) => (own.said.has(node.id) ? { ...mineOf.get(node.id)!, parentId: node.parentId } : node))
  const moving = new Set([...own.added, ...own.moved].filter((id) => !others.moved.has(id)))
  const lists = byParent(kept.filter(({ id }) => !moving.has(id)))
  const keptOf = new Map(kept.map((node) => [node.id, node]))
  // In the order of mine, so that each finds those it stands behind.
  for (const [parentId, beside] of byParent(mine))
    for (const [at, node] of beside.entries()) {
      if (!moving.has(node.id)) continue
      const list = [...(lists.get(parentId) ?? [])]
      const before = beside.slice(0, at).findLast(({ id }) => list.some((one) => one.id === id))
      const index = before === undefined ? 0 : list.findIndex(({ id }) => id === before.id) + 1
      list.splice(index, 0, { ...(keptOf.get(node.id) ?? node), parentId })
      lists.set(parentId, list)
    }
  return inOrder(lists, kept.length + own.added.size)
}
