import { describe, expect, test } from 'vitest'
import { markOfNode, mergeTrees, type ReadNode } from './merge-trees.ts'
import type { OutlineNode } from './outline.ts'

const node = (id: number, parentId = 0, name = `n${id}`): OutlineNode => ({
  id,
  parentId,
  name: { 'en-US': name },
  friendlyText: {},
  keywords: {},
  icon: 'circle-help',
  popular: false,
  visibility: ['guidedEntry'],
  anonymousFields: null,
})
/** Two groups of three, as `1(11 12 13) 2(21 22 23)`. */
const tree = (text: string, names: Record<number, string> = {}): OutlineNode[] =>
  [...text.matchAll(/(-?\d+)\(([^)]*)\)/g)].flatMap(([, group, below]) => [
    node(Number(group), 0, names[Number(group)]),
    ...below!
      .split(' ')
      .filter(Boolean)
      .map((id) => node(Number(id), Number(group), names[Number(id)])),
  ])
const first = tree('1(11 12 13) 2(21 22 23)')
const read: ReadNode[] = first.map((one) => ({ id: one.id, parentId: one.parentId, mark: markOfNode(one) }))
const said = (nodes: readonly OutlineNode[] | undefined): string | undefined =>
  nodes
    ?.filter(({ parentId }) => parentId === 0)
    .map(
      ({ id }) =>
        `${id}(${nodes
          .filter((one) => one.parentId === id)
          .map((one) => one.id)
          .join(' ')})`,
    )
    .join(' ')
const merged = (mine: string, theirs: string) => said(mergeTrees(read, tree(mine), tree(theirs)))

describe('both are kept where they touch different entries', () => {
  test.each([
    ['moves within two groups', '1(12 11 13) 2(21 22 23)', '1(11 12 13) 2(21 23 22)', '1(12 11 13) 2(21 23 22)'],
    ['moves into each other’s groups', '1(12 13) 2(21 22 23 11)', '1(11 12 13 21) 2(22 23)', '1(12 13 21) 2(22 23 11)'],
    ['two moves within one group', '1(13 11 12) 2(21 22 23)', '1(11 13) 2(12 21 22 23)', '1(13 11) 2(12 21 22 23)'],
    [
      'a group moves, and something in it',
      '2(21 22 23) 1(11 12 13)',
      '1(13 11 12) 2(21 22 23)',
      '2(21 22 23) 1(13 11 12)',
    ],
    [
      'a new one beside one that moved away',
      '1(11 12 -1 13) 2(21 22 23)',
      '1(11 13) 2(21 12 22 23)',
      '1(11 -1 13) 2(21 12 22 23)',
    ],
    ['one is taken away, another moves', '1(11 13) 2(21 22 23)', '1(11 12 13) 2(23 21 22)', '1(11 13) 2(23 21 22)'],
    ['both did the same', '1(12 13) 2(11 21 22 23)', '1(12 13) 2(11 21 22 23)', '1(12 13) 2(11 21 22 23)'],
  ])('%s', (_what, mine, theirs, both) => {
    expect(merged(mine, theirs)).toBe(both)
  })

  test('one renames what the other moves', () => {
    const both = mergeTrees(read, tree('1(11 12 13) 2(21 22 23)', { 12: 'Mine' }), tree('1(11 13) 2(12 21 22 23)'))
    expect(said(both)).toBe('1(11 13) 2(12 21 22 23)')
    expect(both!.find(({ id }) => id === 12)).toMatchObject({ parentId: 2, name: { 'en-US': 'Mine' } })
  })
})

test('who says what they moved is held to that alone', () => {
  const [theirs, wanted] = [tree('1(13 11 12) 2(21 22 23)'), tree('1(11 13 12) 2(21 22 23)')]
  // 13 one place up here, to the front there.
  expect(mergeTrees(read, wanted, theirs, [13])).toBeUndefined()
  // Of two that changed places, 12 went up: where 11 goes meanwhile is nobody's matter here.
  expect(said(mergeTrees(read, tree('1(12 11 13) 2(21 22 23)'), tree('1(12 13) 2(21 22 23 11)'), [12]))).toBe(
    '1(12 13) 2(21 22 23 11)',
  )
  expect(merged('1(12 11 13) 2(21 22 23)', '1(12 13) 2(21 22 23 11)')).toBeUndefined()
})

describe('neither is kept over the other where they touch the same one', () => {
  test.each([
    ['moved to two places', '1(12 13) 2(11 21 22 23)', '1(12 13) 2(21 22 23 11)'],
    ['moved, and taken away', '1(12 13) 2(11 21 22 23)', '1(12 13) 2(21 22 23)'],
    ['taken away, and moved', '1(12 13) 2(21 22 23)', '1(12 11 13) 2(21 22 23)'],
    ['moved into a group that is gone', '1(12 13) 2(11 21 22 23)', '1(11 12 13)'],
  ])('%s', (_what, mine, theirs) => {
    expect(merged(mine, theirs)).toBeUndefined()
  })

  test('renamed by both, and one below each other', () => {
    const plain = '1(11 12 13) 2(21 22 23)'
    expect(mergeTrees(read, tree(plain, { 12: 'Mine' }), tree(plain, { 12: 'Theirs' }))).toBeUndefined()
    expect(said(mergeTrees(read, tree(plain, { 12: 'Same' }), tree(plain, { 12: 'Same' })))).toBe(plain)
    const below = (group: number, above: number) =>
      first.map((one) => (one.id === group ? { ...one, parentId: above } : one))
    expect(mergeTrees(read, below(1, 2), below(2, 1))).toBeUndefined()
  })
})
