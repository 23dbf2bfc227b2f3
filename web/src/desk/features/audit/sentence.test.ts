// Every entry is a sentence in every language; what it shows as changed is what differs, and nothing else.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deskLocales } from '../../shared/i18n.ts'
import { changesOf, loadSentences, sentenceOf, wordsOf } from './sentence.ts'

const english = await loadSentences('en-US')
const said = (action: string, subject: string, detail: Record<string, unknown> = {}, words = english): string =>
  sentenceOf(words, { action, subject, detail }, 'Kim', (id) => (id === 'demo-lead-lee' ? 'Lee' : undefined))
    .map(({ text }) => text)
    .join('')

/** As the contract has them: `x-audited: case.answer`. */
const audited = (folder: URL): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .flatMap((entry) =>
      [...readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8').matchAll(/x-audited: ([a-z.-]+)/g)].map(
        ([, action]) => action!,
      ),
    )
const actions = [...new Set(audited(new URL('../../../../../openapi/', import.meta.url)))]

test('nine languages have the same sentences, with who did it to which thing', async () => {
  for (const locale of deskLocales) {
    const words = await loadSentences(locale)
    expect(Object.keys(words).sort(), locale).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(words)) {
      const values = [...english[key as keyof typeof english].matchAll(/\{\w+\}/g)].map(([value]) => value).sort()
      expect([...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort(), `${locale} ${key}`).toEqual(values)
    }
  }
})

test('a call-back is one, not its case', () => {
  expect(said('callback.take', 'case/104233871')).toBe('Kim took the call-back of case 104233871')
  expect(said('callback.end', 'case/104233871', { after: { outcome: 'notReached' } })).toBe(
    'Kim ended the call-back of case 104233871',
  )
})

test('no action of the contract is left as its code', () => {
  expect(actions.length).toBeGreaterThan(80)
  expect(actions.filter((action) => said(action, 'case/104233871').includes(action))).toEqual([])
})

test('a thing is called by its name, a person by theirs, a case by its number', () => {
  expect(said('case.answer', 'case/104233871')).toBe('Kim answered case 104233871')
  expect(said('people.replace', 'person/demo-lead-lee')).toBe('Kim changed Lee')
  expect(said('rule.delete', 'rule/01a21942-a5ef-758e-9a8e-f74129467ac6', { before: { name: 'Refunds' } })).toBe(
    'Kim deleted the rule “Refunds”',
  )
  expect(said('webhook.ping', 'webhook/01a21942-a5ef-758e-9a8e-f74129467ac6')).toBe('Kim tried the webhook …467ac6 out')
  expect(said('rule.order', 'rule/-')).toBe('Kim put the rules in another order')
  expect(said('new.deed', 'thing/7')).toBe('Kim: new.deed, thing 7')
})

test('only what differs is shown, down to single fields', () => {
  const before = { id: 'x', enabled: true, when: { games: ['wow'], languages: [] }, minutes: { firstAnswer: 60 } }
  const after = { enabled: true, when: { games: ['wow'], languages: ['de-DE'] }, minutes: { firstAnswer: 90 } }
  expect(changesOf({ before, after })).toEqual([
    { field: 'when.languages', before: [], after: ['de-DE'] },
    { field: 'minutes.firstAnswer', before: 60, after: 90 },
  ])
  // What was asked for stands beside what was, where there is no record of after.
  expect(changesOf({ before: { priority: 'normal' }, priority: 'high', eventCount: 3 })).toEqual([
    { field: 'priority', before: 'normal', after: 'high' },
  ])
  expect(changesOf({ before: { assignee: null }, after: { assignee: 'demo-lead-kim' } })).toEqual([
    { field: 'assignee', before: null, after: 'demo-lead-kim' },
  ])
  expect(changesOf({ before: { name: 'Refunds', enabled: true }, after: null })).toEqual([])
  expect(changesOf({ status: 'ANSWERED' })).toEqual([{ field: 'status', before: undefined, after: 'ANSWERED' }])
})

test('the code of a field is read as words', () => {
  expect(wordsOf('minutes.firstAnswer')).toBe('minutes, first answer')
})
