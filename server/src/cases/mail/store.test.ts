import { expect, test } from 'vitest'
import { aCase } from '../../../../tests/support/a-case.ts'
import { storeTest } from '../../../../tests/support/store-test.ts'
import { createCaseStore } from '../store.ts'
import { createCaseMailStore, mailNoteAuthor } from './store.ts'

const at = '2026-11-23T10:15:00.000Z'

storeTest('mails that were taken', ({ database, otherInstance }) => {
  test('once for each case, of any number at once; forgotten when nobody sends them again, and with their case', async () => {
    const cases = createCaseStore(database())
    await cases.insert(aCase())
    await cases.insert(aCase({ id: '104233872' }))
    const [here, there] = [createCaseMailStore(database()), createCaseMailStore(await otherInstance())]
    const taken = await Promise.all([here, there, here, there].map((mails) => mails.take('104233871', '<1@x>', at)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await there.has('104233871', '<1@x>')).toBe(true)
    expect(await here.has('104233871', '<2@x>')).toBe(false)
    expect(await here.take('104233872', '<1@x>', '2026-11-24T10:15:00.000Z')).toBe(true)

    await here.forget('2026-11-24T00:00:00.000Z')
    expect(await here.has('104233871', '<1@x>')).toBe(false)
    expect(await here.has('104233872', '<1@x>')).toBe(true)
    await database().db.deleteFrom('support_case').where('id', '=', '104233872').execute()
    expect(await here.has('104233872', '<1@x>')).toBe(false)
  })

  test('nothing of a mail stands in the table but a fingerprint; a note has its own author', async () => {
    await createCaseStore(database()).insert(aCase())
    const mails = createCaseMailStore(database())
    await mails.take('104233871', '<ada@players.example>', at)
    const [row] = await database().db.selectFrom('case_mail').selectAll().execute()
    expect(row).toEqual({ fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/), case_id: '104233871', received_at: at })
    await mails.addNote('104233871', { text: 'A mail', writtenAt: at })
    const notes = await database().db.selectFrom('case_note').select(['author', 'text', 'written_at']).execute()
    expect(notes).toEqual([{ author: mailNoteAuthor, text: 'A mail', written_at: at }])
  })
})

storeTest('a message that was a mail', ({ database }) => {
  test('says so in its thread, and no other does', async () => {
    const store = createCaseStore(database())
    const record = aCase()
    await store.insert(record)
    const event = {
      eventType: 'CONTACT' as const,
      alternateName: null,
      author: 'Ada',
      text: 'words',
      isCompany: false,
      channel: 'TICKET' as const,
      createdAt: at,
    }
    await database().withTransaction(() => store.append(record, [event, { ...event, via: 'mail' }]))
    expect((await store.events(record.id)).map(({ via }) => via)).toEqual([null, 'mail'])
  })
})
