// The files of cases over HTTP: sent with a reply, opened, and kept from everybody else.
import { createReadStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import type { SupportCase } from '#generated/server/schemas.ts'
import { createCaseFileStore } from './file-store.ts'
import {
  ada,
  boris,
  bytesOf,
  detail,
  file,
  fileAnonymous,
  openPlayersCases,
  playerOf,
  png,
  reply,
  server,
  store,
  visitor,
} from '../../../tests/support/players-cases.ts'

openPlayersCases()

test('a reply’s files may come under any field’s name, and its JSON may name them too (amendment T11)', async () => {
  const { caseId } = await file()
  const data = new FormData()
  data.append(
    'form',
    JSON.stringify({ description: 'See these.', channel: 'ticket', eventCount: 1, files: [{ name: 'a.txt' }] }),
  )
  for (const part of ['files[screenshot]', 'files[files]']) data.append(part, new Blob(['words']), `${part[6]}.txt`)
  const answer = await ada.send('POST', detail(caseId), { form: data })
  expect(answer.statusCode).toBe(200)
  const { caseEvents }: SupportCase = answer.json()
  expect(
    caseEvents
      .at(-1)
      ?.attachments?.map(({ name }) => name)
      .sort(),
  ).toEqual(['f.txt', 's.txt'])
})

test('[CASEAPI-08, REPLY-09] a reply with files is stored, and the answer is the case', async () => {
  const { caseId } = await file()
  const answer = await reply(ada, caseId, { eventCount: 1, description: 'It <b>still</b> is closed.' }, [
    ['gate.png', png],
    ['log.txt', bytesOf('lines')],
  ])
  expect(answer.statusCode).toBe(200)
  const found: SupportCase = answer.json()
  expect(found.status).toBe('OPEN')
  expect(found.caseEvents).toHaveLength(2)
  expect(found.caseEvents[1]).toMatchObject({
    responseText: 'It &lt;b&gt;still&lt;/b&gt; is closed.',
    attachments: [
      { name: 'gate.png', size: 11 },
      { name: 'log.txt', size: 5 },
    ],
  })
  const [stored] = (await store.events(caseId))[1]!.attachments.slice(1)
  const path = join(server.dataDir, 'blobs', stored!.sha256.slice(0, 2), stored!.sha256)
  expect(await text(createReadStream(path))).toBe('lines')
  await vi.waitFor(async () => expect(await readdir(join(server.dataDir, 'tmp'))).toEqual([]), 90_000)
})

const fileAt = (id: string, fileId: string, more = '') => `${detail(id)}/files/${fileId}${more}`
const filesOf = ({ caseEvents }: SupportCase) => caseEvents.flatMap(({ attachments }) => attachments ?? [])

test('a player opens the files of their own case, always to be saved, and sees its pictures (T12)', async () => {
  const { caseId } = await file()
  const sent: SupportCase = (
    await reply(ada, caseId, { eventCount: 1 }, [
      ['Tor „zu“.png', png],
      ['log.txt', bytesOf('lines')],
    ])
  ).json()
  const [picture, log] = filesOf(sent)
  expect([picture, log]).toMatchObject([
    { name: 'Tor „zu“.png', size: 11, mediaType: 'image/png', hasPreview: true, state: 'available' },
    { name: 'log.txt', size: 5, mediaType: 'text/plain', hasPreview: false, state: 'available' },
  ])
  const sealed = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
    'cache-control': 'no-store',
  }
  const opened = await ada.get(fileAt(caseId, log!.fileId))
  expect([opened.statusCode, opened.body]).toEqual([200, 'lines'])
  expect(opened.headers).toMatchObject({
    ...sealed,
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="log.txt"; filename*=UTF-8''log.txt`,
  })
  const known = { 'content-length': '5', 'accept-ranges': 'bytes', etag: opened.headers['etag'] }
  expect(opened.headers).toMatchObject(known)
  const rest = await ada.get(fileAt(caseId, log!.fileId), { range: 'bytes=2-', 'if-range': String(known.etag) })
  expect([rest.statusCode, rest.body, rest.headers['content-range']]).toEqual([206, 'nes', 'bytes 2-4/5'])
  const beyond = await ada.get(fileAt(caseId, log!.fileId), { range: 'bytes=5-' })
  expect([beyond.statusCode, beyond.json().slug]).toEqual([416, 'range-not-satisfiable'])
  expect(beyond.headers['content-range']).toBe('bytes */5')
  const shown = await ada.get(fileAt(caseId, picture!.fileId, '/preview'))
  expect([...shown.rawPayload]).toEqual([...png])
  expect(shown.headers).toMatchObject({
    ...sealed,
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="Tor__zu_.png"; filename*=UTF-8''Tor%20%E2%80%9Ezu%E2%80%9C.png`,
  })
  expect((await ada.get(fileAt(caseId, log!.fileId, '/preview'))).statusCode).toBe(404)

  // Nobody else's, not even by the id of a case of one's own; and none that is not there.
  const own = await file({ visitor: playerOf('test-boris') })
  const answers = await Promise.all([
    boris.get(fileAt(caseId, log!.fileId)),
    boris.get(fileAt(own.caseId, log!.fileId)),
    boris.get(fileAt(own.caseId, picture!.fileId, '/preview')),
    ada.get(fileAt(caseId, 'nobody-s')),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  expect((await visitor.get(fileAt(caseId, log!.fileId))).statusCode).toBe(401)

  // Asked for first, the same is answered (CD-196).
  const asked = await ada.send('HEAD', fileAt(caseId, log!.fileId))
  expect([asked.statusCode, asked.body]).toEqual([200, ''])
  expect(asked.headers).toMatchObject({
    ...sealed,
    ...known,
    'content-disposition': opened.headers['content-disposition'],
  })
  const refused = [
    boris.send('HEAD', fileAt(caseId, log!.fileId)),
    ada.send('HEAD', fileAt(caseId, 'nobody-s')),
    visitor.send('HEAD', fileAt(caseId, log!.fileId)),
  ]
  expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 401])
})

test('a link opens the files of its case, more often than it may be guessed; one that ended opens none (T12, CD-175)', async () => {
  const { caseId, anonymousToken } = await fileAnonymous()
  const token = anonymousToken!
  const { fileId } = filesOf((await reply(visitor, token, { eventCount: 1 }, [['gate.png', png]])).json())[0]!
  const from = { 'x-forwarded-for': '203.0.113.77' }
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => visitor.get(fileAt(token, fileId, '/preview'), from)),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  await store.update(caseId, { tokenHash: null, tokenSalt: null })
  expect((await visitor.get(fileAt(token, fileId))).statusCode).toBe(404)
})

test('a file that is blocked or gone is not opened, and a blocked one is not kept (T13)', async () => {
  const { caseId } = await file()
  const sent: SupportCase = (
    await reply(ada, caseId, { eventCount: 1 }, [
      ['bad.txt', bytesOf('found out')],
      ['gone.txt', bytesOf('gone')],
    ])
  ).json()
  const [bad, gone] = filesOf(sent)
  const stored = (await store.events(caseId))[1]!.attachments
  const { db } = server.database
  await db.updateTable('case_attachment').set({ scan: 'found', finding: 'X' }).where('id', '=', bad!.fileId).execute()
  await rm(join(server.dataDir, 'blobs', stored[1]!.sha256.slice(0, 2), stored[1]!.sha256))
  expect(filesOf((await ada.get(detail(caseId))).json()).map(({ state }) => state)).toEqual(['blocked', 'available'])
  for (const one of [bad, gone]) {
    expect((await ada.get(fileAt(caseId, one!.fileId))).json()).toMatchObject({ slug: 'not-found' })
    expect((await ada.send('HEAD', fileAt(caseId, one!.fileId))).statusCode).toBe(404)
  }
  expect(await createCaseFileStore(server.database).referenced(stored.map(({ sha256 }) => sha256))).toEqual([
    stored[1]!.sha256,
  ])
})
