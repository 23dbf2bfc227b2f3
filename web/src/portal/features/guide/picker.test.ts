import { expect, test } from 'vitest'
import { driveFrom, stepsOf } from './flow/test-drive.ts'
import { emptyEntry } from './guided-entry-store.ts'
import { changeTopic, pickerView, pressTop, pressTopic, type Category } from './picker.ts'

const category = (id: number, parentId: number, hasChildren: boolean): Category => ({
  id,
  parentId,
  hasChildren,
  name: `Category ${id}`,
  icon: 'swords',
  friendlyText: null,
  childrenIds: [],
  product: 'wow',
  keywords: null,
  showAnonymousEmailField: true,
  showAnonymousNameField: true,
  showAnonymousPhoneField: false,
})
const gameplay = category(1200, 0, true)
const quests = category(1210, 1200, true)
const stuck = category(1211, 1210, false)

const picking = (entry: Partial<typeof emptyEntry> = {}) => {
  const drive = driveFrom({
    state: 'categorizeState',
    steps: stepsOf('product', 'describe', 'categorize'),
    flow: {
      parentCategoryId: entry.parentId ?? 0,
      topicCategoryId: entry.topicId ?? 0,
      selectedCategory: entry.topicId || entry.parentId || 0,
    },
    entry,
  })
  return { drive, entry: { ...emptyEntry, ...entry } }
}

test('[ENTITY-29] the guided-entry store starts with parentId, topicId, categoryId 0, complete and changeSelection false', () => {
  expect(emptyEntry).toEqual({ parentId: 0, topicId: 0, categoryId: 0, complete: false, changeSelection: false })
})

test('[PICKER-08][PICKER-09] a top-level category sets parentId, and topicId and categoryId to 0', () => {
  const { drive, entry } = picking({ parentId: 1200, topicId: 1211, categoryId: 1210 })
  const { event } = pressTop(entry, 1400, 'tabs')
  const told = drive.send(event ?? { type: 'TOGGLE_CATEGORIZE' })
  expect(told.entry).toMatchObject({ parentId: 1400, topicId: 0, categoryId: 0 })
  expect(pickerView(told.entry, [category(1400, 0, true)])).toEqual({
    topId: 1400,
    levelTwoId: 0,
    levelThreeOf: 0,
    levelThreeId: 0,
  })
})

test('[PICKER-10] the open top-level category again does nothing as a tab', () => {
  expect(pressTop({ ...emptyEntry, parentId: 1200 }, 1200, 'tabs')).toEqual({ event: null, collapses: false })
})

test('[PICKER-11] the open section again collapses, and parentId becomes 0', () => {
  const { drive, entry } = picking({ parentId: 1200 })
  const press = pressTop(entry, 1200, 'sections')
  expect(press.collapses).toBe(true)
  expect(drive.send(press.event ?? { type: 'TOGGLE_CATEGORIZE' }).entry.parentId).toBe(0)
})

test('[PICKER-12][PICKER-14] choosing a topic sets topicId and leaves it alone in level two; with children level three opens', () => {
  const { drive, entry } = picking({ parentId: 1200 })
  const told = drive.send(pressTopic(entry, 1210))
  expect(told).toMatchObject({ state: 'categorizeState', entry: { parentId: 1200, topicId: 1210 } })
  expect(pickerView(told.entry, [gameplay, quests])).toEqual({
    topId: 1200,
    levelTwoId: 1210,
    levelThreeOf: 1210,
    levelThreeId: 0,
  })
})

test('[PICKER-13] the change button of the chosen topic sets topicId to 0', () => {
  const { drive, entry } = picking({ parentId: 1200, topicId: 1210 })
  expect(drive.send(changeTopic(entry)).entry).toMatchObject({ parentId: 1200, topicId: 0 })
})

test('[PICKER-15] choosing a sub-topic sets topicId to it', () => {
  const { drive, entry } = picking({ parentId: 1200, topicId: 1210 })
  expect(drive.send(pressTopic(entry, 1211)).entry).toMatchObject({ parentId: 1200, topicId: 1211 })
})

test('[PICKER-18] the ids of the URL show the leaf as chosen at its level', () => {
  const { drive } = picking()
  const told = drive.send({
    type: 'CATEGORY_CHANGED',
    parentId: 1200,
    topicId: 1211,
    advanceStep: false,
    source: 'url',
  })
  expect(told.entry).toMatchObject({ parentId: 1200, categoryId: 1210, topicId: 1211 })
  expect(pickerView(told.entry, [gameplay, quests, stuck])).toEqual({
    topId: 1200,
    levelTwoId: 1210,
    levelThreeOf: 1210,
    levelThreeId: 1211,
  })
})

test('deeper than three levels, level three lists the children of the chosen node (OD-59)', () => {
  const deeper = category(1212, 1210, true)
  const entry = { ...emptyEntry, parentId: 1200, categoryId: 1210, topicId: 1212 }
  expect(pickerView(entry, [gameplay, quests, deeper])).toEqual({
    topId: 1200,
    levelTwoId: 1210,
    levelThreeOf: 1212,
    levelThreeId: 0,
  })
})

test('a leaf of level two stands there as chosen, without a third level', () => {
  const entry = { ...emptyEntry, parentId: 1200, topicId: 1220 }
  expect(pickerView(entry, [gameplay, category(1220, 1200, false)])).toEqual({
    topId: 1200,
    levelTwoId: 1220,
    levelThreeOf: 0,
    levelThreeId: 0,
  })
})

test('[PICKER-16] describe issue clears the store, but for the visit’s text (T30)', () => {
  const { drive } = picking({ parentId: 1200, topicId: 1210, changeSelection: true })
  const told = drive.send({ type: 'TOGGLE_DESCRIPTION' })
  expect(told).toMatchObject({ state: 'describeState', entry: emptyEntry })
  expect(told.effects).toContainEqual({ type: 'description' })
})

test('[PICKER-19] what the picker sends never advances a step by itself', () => {
  const entry = { ...emptyEntry, parentId: 1200 }
  for (const event of [pressTop(entry, 1400, 'tabs').event, pressTopic(entry, 1210), changeTopic(entry)]) {
    expect(event).toMatchObject({ advanceStep: false })
  }
})
