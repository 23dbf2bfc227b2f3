// Whatever two people may change at once asks for the mark of what was read (CD-416), or says here why it does not.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Document {
  paths: Record<string, Record<string, { operationId?: string; parameters?: { $ref?: string }[] }>>
}
const { paths } = JSON.parse(readFileSync(new URL('../../generated/desk.json', import.meta.url), 'utf8')) as Document

/** Writes at the desk that take the place of something, without `If-Match`. */
const others: Readonly<Record<string, string>> = {
  updateCase: 'eventCount: what of the thread was seen',
  saveDraft: 'one’s own',
  setPresence: 'one’s own',
  setAvailability: 'one’s own',
  editPlayerNote: 'its author’s alone',
  giveOpinion: 'one’s own',
  assignAppeal: 'each is kept with who and why, and shown',
  importPenalty: 'the game’s own',
  switchChannel: 'a press says what is meant, whatever was',
  replaceContent: 'contentVersion',
  putContentDocument: 'contentVersion',
  saveContentDraft: 'draft: its number',
  saveTopicTree: 'mark, in its body',
  saveTopicSheet: 'mark, in its body',
  saveGamePage: 'mark, in its body',
}

const writes = Object.values(paths).flatMap((path) =>
  Object.entries(path).flatMap(([method, operation]) => (method === 'put' || method === 'patch' ? [operation] : [])),
)

test('a change at the desk brings the mark of what was read, but for those that say why not', () => {
  const without = writes
    .filter(({ parameters = [] }) => !parameters.some(({ $ref }) => $ref?.endsWith('/IfMatch') === true))
    .map(({ operationId }) => operationId)
  expect(without.sort()).toEqual(Object.keys(others).sort())
  expect(writes.length).toBeGreaterThan(without.length)
})
