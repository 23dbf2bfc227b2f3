import { expect, test } from 'vitest'
import { branchOf, groupsFor, moveTo, step, type TreeNode } from './tree.ts'

const node = (id: number, parentId: number, part: Partial<TreeNode> = {}): TreeNode => ({
  id,
  parentId,
  isTopic: true,
  fields: 1,
  channels: [],
  ...part,
})
const group = (id: number, parentId: number): TreeNode => node(id, parentId, { isTopic: false, fields: 0 })
const tree = [group(1, 0), node(11, 1), node(12, 1), group(2, 0), node(21, 2), node(3, 0, { fields: 0 })]
const shape = (nodes: readonly TreeNode[]): string => nodes.map(({ id, parentId }) => `${parentId}>${id}`).join(' ')

test('an entry goes up and down among those beside it, and no further', () => {
  expect(shape(step(tree, 12, -1))).toBe('0>1 1>12 1>11 0>2 2>21 0>3')
  expect(shape(step(tree, 11, 1))).toBe('0>1 1>12 1>11 0>2 2>21 0>3')
  expect(shape(step(tree, 11, -1))).toBe(shape(tree))
  expect(shape(step(tree, 12, 1))).toBe(shape(tree))
  expect(shape(step(tree, 2, -1))).toBe('0>2 2>21 0>1 1>11 1>12 0>3')
  expect(shape(step(tree, 1, 1))).toBe('0>2 2>21 0>1 1>11 1>12 0>3')
})

test('it goes to another group with all below it, to a place there or to its end', () => {
  expect(shape(moveTo(tree, 12, { parentId: 2, before: 21 }))).toBe('0>1 1>11 0>2 2>12 2>21 0>3')
  expect(shape(moveTo(tree, 1, { parentId: 2, before: null }))).toBe('0>2 2>21 2>1 1>11 1>12 0>3')
  expect(shape(moveTo(tree, 11, { parentId: 0, before: 2 }))).toBe('0>1 1>12 0>11 0>2 2>21 0>3')
  expect(shape(moveTo(tree, 12, { parentId: 3, before: null }))).toBe('0>1 1>11 0>2 2>21 0>3 3>12')
})

test('not below itself, not below a form, not below nothing', () => {
  for (const [id, parentId] of [
    [1, 11],
    [1, 1],
    [2, 11],
    [11, 99],
    [99, 1],
  ] as const)
    expect(shape(moveTo(tree, id, { parentId, before: null }))).toBe(shape(tree))
})

test('groups it may go to', () => {
  expect(groupsFor(tree, 11).map((one) => one?.id ?? 0)).toEqual([0, 2])
  expect(groupsFor(tree, 1).map((one) => one?.id ?? 0)).toEqual([2])
  expect(branchOf(tree, 1).map(({ id }) => id)).toEqual([1, 11, 12])
})
