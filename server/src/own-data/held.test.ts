// What the rooms hold of a person put together, and the page it is read on.
import { expect, test } from 'vitest'
import type { DataExport } from '#generated/server/schemas.ts'
import type { Holdings } from '../platform/holdings.ts'
import { createHeld } from './held.ts'
import { ownDataPage } from './page.ts'

const account = { id: 'ada', displayName: 'Ada', softAccount: false, hasSqa: false, roles: [], region: 'us' }
const record = (kind: string) => ({ kind, recordedAt: '2026-11-18T09:30:00.000Z', text: `a ${kind}` })

/** Three rooms that note what they are asked. */
const rooms = (knows: (id: string) => typeof account | undefined = () => undefined) => {
  const told: unknown[] = []
  const all = [
    {
      columns: { 'one.account_id': { moves: 'rows' } },
      copy: async () => ({ phoneNumber: '+1', otherRecords: [record('note')] }),
      words: async (id: string) => [`words of ${id}`],
      erase: async ({ id }: { id: string }, { texts }: { texts: string[] }) => void told.push(['one', id, ...texts]),
    },
    {
      columns: { 'two.account_id': { moves: 'rows', isKnown: true } },
      who: async (id: string) => knows(id),
      erase: async ({ id }: { id: string }, { texts }: { texts: string[] }) => void told.push(['two', id, ...texts]),
      eraseOutside: async ({ id }: { id: string }) => void told.push(['outside', id]),
    },
    { columns: {}, copy: async (_account: unknown, locale: string) => ({ otherRecords: [record(locale)] }) },
  ] as unknown as Holdings[]
  return { all, told }
}

test('who it is says the first room that knows, else any row by which an account is known', async () => {
  const asked: string[] = []
  const hasRow = (answer: boolean) => async (column: string, value: string) => {
    asked.push(`${column} ${value}`)
    return answer
  }
  expect(await createHeld(rooms(() => account).all, hasRow(true)).known('ada')).toBe(account)
  expect(asked).toEqual([])
  expect(await createHeld(rooms().all, hasRow(true)).known('x')).toMatchObject({ id: 'x', displayName: '' })
  expect(await createHeld(rooms().all, hasRow(false)).known('x')).toBeUndefined()
  expect(asked).toEqual(['two.account_id x', 'two.account_id x'])
})

test('a copy is of all rooms; what none has is said to be none', async () => {
  const never = async () => false
  expect(await createHeld(rooms().all, never).collect(account, 'de-DE')).toEqual({
    phoneNumber: '+1',
    penalties: [],
    articleFeedback: [],
    textMessageProtection: { enrolled: false, phoneNumber: null, since: null },
    otherRecords: [record('note'), record('de-DE')],
  })
  expect(await createHeld([], never).collect(account, 'de-DE')).toEqual({
    phoneNumber: null,
    penalties: [],
    articleFeedback: [],
    textMessageProtection: { enrolled: false, phoneNumber: null, since: null },
    otherRecords: [],
  })
})

test('each room forgets, and is told the words of all; what lies outside goes afterwards', async () => {
  const { all, told } = rooms()
  const held = createHeld(all, async () => false)
  const erased = { caseIds: ['1'], hashes: [], emails: [], phones: [], texts: ['a subject'] }
  await held.forget(account, erased)
  expect(erased.texts).toEqual(['a subject'])
  await held.forgetOutside(account, erased)
  const texts = ['a subject', 'words of ada']
  expect(told).toEqual([
    ['one', 'ada', ...texts],
    ['two', 'ada', ...texts],
    ['outside', 'ada'],
  ])
})

const copy = {
  exportedAt: '2026-11-18T09:30:00.000Z',
  account: { id: 'a&b', displayName: 'Ada <b>', region: 'us', locale: null, email: 'ada@x.example', phoneNumber: null },
  textMessageProtection: { enrolled: false, phoneNumber: null, since: null },
  cases: [{ id: 7 }, { id: 8 }],
  penalties: [{ id: 'pen<1>' }],
  articleFeedback: [{ article: '1', helpful: true, rating: 0 }],
  otherRecords: [record('note')],
} as unknown as DataExport
const pageOf = (one: DataExport): string =>
  ownDataPage(one, 'de-DE', (key) => `(${key.replace('support.own.data.', '')})`, {
    styles: 'p{}',
    body: ({ id }: { id?: number }, locale: string, _say: unknown, heading: string) =>
      `[case ${id} ${locale} ${heading}]`,
  } as never).replaceAll(/(<(?:section|title|h1|p)>)/g, '\n$1')

test('the page has all of it in lists, and no part without anything in it', () => {
  expect(pageOf(copy)).toMatchSnapshot()
  expect(
    pageOf({ ...copy, cases: [], penalties: [], articleFeedback: [], otherRecords: [] }).match(/<h2>.*?<\/h2>/g),
  ).toEqual(['<h2>(account)</h2>', '<h2>(protection)</h2>'])
})
