import type { GuidedEntry } from './flow/types.ts'

/** Guided-entry store at rest (ENTITY-29). */
export const emptyEntry: GuidedEntry = {
  parentId: 0,
  topicId: 0,
  categoryId: 0,
  complete: false,
  changeSelection: false,
}

/** A new choice in the picker; `categoryId` is the level between parent and topic, 0 when there is none. */
export const entryWith = ({
  parentId,
  topicId,
  categoryId,
}: Pick<GuidedEntry, 'parentId' | 'topicId' | 'categoryId'>): GuidedEntry => ({
  ...emptyEntry,
  parentId,
  topicId,
  categoryId,
})

/** The middle id of a category path root first: parent, category, topic (OD-17). */
export const middleOf = (path: readonly number[]): number => (path.length > 2 ? (path[1] ?? 0) : 0)
