/**
 * The category picker: what its levels show for a place in the tree, and the event each press stands for. Pure; the
 * machine keeps the place (guided-entry store), and a press only ever asks it to change.
 */
import type { ReactNode } from 'react'
import type { Schema } from '../../../kit/api/types.ts'
import type { GuidedEntry, GuideEvent } from './flow/types.ts'

export type Category = Schema<'Category'>
export type PickerLayout = 'tabs' | 'sections'

/** What is drawn: ids of 0 mean that a level has nothing chosen or is not shown. */
export interface PickerView {
  /** The open top-level category. */
  topId: number
  /** The chosen tile of level two; with it the level narrows to 40 % and shows that tile alone. */
  levelTwoId: number
  /** The category whose children are the buttons of level three. */
  levelThreeOf: number
  /** What is chosen below level two, when it stands there already (a leaf from the URL). */
  levelThreeId: number
}

/** What both layouts are drawn with. */
export interface PickerProps {
  categories: readonly Category[]
  view: PickerView
  path: readonly Category[]
  /** Stands behind the folded topics as one of them. */
  last?: ReactNode
}

/** `path`: the chosen category with its ancestors, root first, as far as it is loaded. */
export const pickerView = (entry: GuidedEntry, path: readonly Category[]): PickerView => {
  const below = path.slice(1)
  const chosen = below.at(-1)
  const levelTwoId = entry.topicId === 0 ? 0 : (below[0]?.id ?? (entry.categoryId || entry.topicId))
  if (entry.topicId === 0 || chosen === undefined)
    return { topId: entry.parentId, levelTwoId, levelThreeOf: 0, levelThreeId: 0 }
  // OD-59: deeper than three levels, level three drills down to the children of the chosen node
  const levelThreeOf = chosen.hasChildren ? chosen.id : below.length > 1 ? (below.at(-2)?.id ?? 0) : 0
  return {
    topId: entry.parentId,
    levelTwoId,
    levelThreeOf,
    levelThreeId: chosen.hasChildren || below.length < 2 ? 0 : chosen.id,
  }
}

const changed = (parentId: number, topicId: number): GuideEvent => ({
  type: 'CATEGORY_CHANGED',
  parentId,
  topicId,
  advanceStep: false, // PICKER-19
  source: 'picker',
})

/** What pressing a top-level category does: an event now, or a collapse that sends it 300 ms later. */
export interface TopPress {
  event: GuideEvent | null
  collapses: boolean
}

/** Pressing a top-level category. The open one again: nothing as a tab, a collapse as a section. */
export const pressTop = (entry: GuidedEntry, id: number, layout: PickerLayout): TopPress => {
  if (entry.parentId !== id) return { event: changed(id, 0), collapses: false }
  return layout === 'tabs' ? { event: null, collapses: false } : { event: changed(0, 0), collapses: true }
}

/** Pressing a topic of level two, or a sub-topic of level three; a leaf goes on to its solution (S21). */
export const pressTopic = (entry: GuidedEntry, id: number): GuideEvent => changed(entry.parentId, id)

/** The change button of the chosen topic. */
export const changeTopic = (entry: GuidedEntry): GuideEvent => changed(entry.parentId, 0)
