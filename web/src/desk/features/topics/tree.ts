// The tree of a game's topics as the desk changes it: flat, each entry behind the one it belongs to. Pure.

export interface TreeNode {
  id: number
  parentId: number
  isTopic: boolean
  fields: number
  channels: readonly unknown[]
}

/** Where an entry goes: below `parentId`, before `before`; null is the end. */
export interface Place {
  parentId: number
  before: number | null
}

export const childrenOf = <N extends Pick<TreeNode, 'id' | 'parentId'>>(nodes: readonly N[], parentId: number): N[] =>
  nodes.filter((node) => node.parentId === parentId)

/** This one and all below it, in their order. */
export const branchOf = <N extends Pick<TreeNode, 'id' | 'parentId'>>(nodes: readonly N[], id: number): N[] => [
  ...nodes.filter((node) => node.id === id),
  ...childrenOf(nodes, id).flatMap((child) => branchOf(nodes, child.id)),
]

/** Whether something may stand below it: what has a form of its own has no place below. */
export const takesBelow = (node: Pick<TreeNode, 'isTopic' | 'fields' | 'channels'>): boolean =>
  !node.isTopic || node.fields + node.channels.length === 0

/** Top down, as it is read. */
const inOrder = <N extends Pick<TreeNode, 'id' | 'parentId'>>(nodes: readonly N[], parentId = 0): N[] =>
  childrenOf(nodes, parentId).flatMap((node) => [node, ...inOrder(nodes, node.id)])

/** @returns the same nodes where it cannot go there: below itself, or below a form */
export const moveTo = <N extends TreeNode>(nodes: readonly N[], id: number, { parentId, before }: Place): N[] => {
  const moved = nodes.find((node) => node.id === id)
  const parent = nodes.find((node) => node.id === parentId)
  const isBelowItself = branchOf(nodes, id).some((node) => node.id === parentId)
  if (!moved || before === id || isBelowItself || (parentId !== 0 && (!parent || !takesBelow(parent))))
    return [...nodes]
  const others = nodes.filter((node) => node.id !== id)
  const at = before === null ? others.length : others.findIndex((node) => node.id === before)
  return inOrder([...others.slice(0, at), { ...moved, parentId }, ...others.slice(at)])
}

/** One place up or down among those beside it. */
export const step = <N extends TreeNode>(nodes: readonly N[], id: number, by: 1 | -1): N[] => {
  const { parentId } = nodes.find((node) => node.id === id)!
  const beside = childrenOf(nodes, parentId)
  const at = beside.findIndex((node) => node.id === id)
  const before = by === -1 ? beside[at - 1] : beside[at + 2]
  if (by === -1 && before === undefined) return [...nodes]
  return moveTo(nodes, id, { parentId, before: before?.id ?? null })
}

/** The groups it may go to, the top among them as 0, without the one it is in. */
export const groupsFor = <N extends TreeNode>(nodes: readonly N[], id: number): (N | null)[] => {
  const own = new Set(branchOf(nodes, id).map((node) => node.id))
  const { parentId } = nodes.find((node) => node.id === id)!
  const fit = nodes.filter((node) => !own.has(node.id) && node.id !== parentId && takesBelow(node) && !node.isTopic)
  return [...(parentId === 0 ? [] : [null]), ...fit]
}
