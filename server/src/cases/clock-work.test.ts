import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import { casePeriods } from '../content/periods.ts'
import { createAudit } from '../desk/audit.ts'
import { createManualClock } from '../lib/clock.ts'
import { createFolderBlobs } from '../storage/folder-blobs.ts'
import { createSweptBlobs } from '../storage/swept-blobs.ts'
import { createCaseClockWork } from './clock-work.ts'
import { flagsOf, isTokenLive } from './rules.ts'
import { createCaseFileStore } from './file-store.ts'
import { createCaseStore } from './store.ts'
import type { CaseRecord } from './types.ts'

const start = '2026-11-01T10:00:00.000Z'
const day = 86_400
const newCase = (id: string, change: Partial<CaseRecord> = {}): CaseRecord =>
  aCase({
    id,
    status: 'ANSWERED',
    hasCompanyResponse: true,
    createdAt: start,
    companyEventAt: start,
    lastReadAt: null,
    ...change,
  })

storeTest('what time does to cases', ({ database }) => {
  let periods = casePeriods
  beforeEach(() => {
    periods = casePeriods
  })
  const begin = async (...cases: CaseRecord[]) => {
    const clock = createManualClock(start)
    const store = createCaseStore(database())
    for (const one of cases) await store.insert(one)
    const erased: string[] = []
    const mailed: string[] = []
    const work = createCaseClockWork({
      database: database(),
      store,
      clock,
      periods: () => periods,
      outbox: {
        enqueue: async (kind, caseId) => {
          mailed.push(`${kind} ${caseId}`)
        },
      },
      eraseSurveys: async (ids) => {
        erased.push(...ids)
      },
      onForgotten: async ({ id, ...detail }) =>
        createAudit({ database: database(), clock }).note(id, {
          actor: null,
          role: null,
          action: 'cases.retention',
          subject: 'cases',
          requestId: 'case-retention',
          detail,
        }),
    })
    return { clock, store, work, erased, mailed }
  }

  test('answered and info cases resolve themselves after 14 days without a word, open ones never (decisions-cases L2)', async () => {
    const { clock, store, work, mailed } = await begin(
      newCase('1', { contactEmail: 'ada@players.example' }),
      newCase('2', { status: 'INFO' }),
      newCase('3', { status: 'OPEN' }),
      newCase('4', { isSensitive: true }),
    )
    clock.advance(14 * day - 1)
    expect(await work.resolveSilent()).toBe(0)
    clock.advance(1)
    expect(await work.resolveSilent()).toBe(2)
    expect(await work.resolveSilent()).toBe(0)
    expect(await store.find('1')).toMatchObject({
      status: 'RESOLVED',
      resolverType: 'SYSTEM',
      statusChangedAt: clock.now().toISOString(),
      eventCount: 1,
    })
    expect((await store.events('1')).map(({ alternateName }) => alternateName)).toEqual(['Resolved'])
    expect((await store.find('3'))?.status).toBe('OPEN')
    // A flag that stands is no work of time (CD-348).
    expect((await store.find('4'))?.status).toBe('ANSWERED')
    // The second has no address; its owner may be told in a browser (CD-268).
    expect(mailed).toEqual(['case-resolved 1', 'case-resolved 2'])
  })

  test('what resolved itself belongs to the archive 14 days later, not earlier (decisions-cases C2)', async () => {
    const { clock, store, work } = await begin(newCase('1'))
    clock.advance(14 * day)
    await work.resolveSilent()
    const isArchived = async () =>
      flagsOf((await store.find('1'))!, { now: clock.now().toISOString(), hasChannels: true, access: 'owner' })
        .isArchived
    clock.advance(14 * day)
    expect(await isArchived()).toBe(false)
    clock.advance(1)
    expect(await isArchived()).toBe(true)
  })

  test('a link ends 90 days after the last event and leaves no hash behind (ground G6)', async () => {
    const { clock, store, work } = await begin(
      newCase('1', { status: 'OPEN', ownerId: null, tokenHash: 'h', tokenSalt: 's' }),
    )
    clock.advance(90 * day)
    expect(await work.endTokens()).toBe(0)
    expect(isTokenLive((await store.find('1'))!, clock.now().toISOString(), periods)).toBe(true)
    clock.advance(1)
    expect(isTokenLive((await store.find('1'))!, clock.now().toISOString(), periods)).toBe(false)
    expect(await work.endTokens()).toBe(1)
    expect(await store.find('1')).toMatchObject({ tokenHash: null, tokenSalt: null })
  })

  test('another content, other periods: of resolving, of links and of keeping (T17)', async () => {
    const { clock, store, work } = await begin(
      newCase('1'),
      newCase('2', { status: 'OPEN', ownerId: null, tokenHash: 'h', tokenSalt: 's' }),
      newCase('3', { status: 'RESOLVED', archivedAt: start }),
    )
    periods = { resolveSilentDays: 3, reopenDays: 2, linkDays: 5, surveyDays: 4, keptMonths: 1, answererOwns: 1 }
    clock.advance(3 * day - 1)
    expect(await work.resolveSilent()).toBe(0)
    clock.advance(1)
    expect(await work.resolveSilent()).toBe(1)
    // Fixed with the case: a later setting takes nothing from its player.
    expect((await store.find('1'))?.archivedAt).toBe('2026-11-06T10:00:00.001Z')
    clock.advance(2 * day)
    expect(await work.endTokens()).toBe(0)
    clock.advance(1)
    expect(await work.endTokens()).toBe(1)
    clock.set('2026-12-01T09:59:59.000Z')
    expect(await work.forgetArchived()).toBe(0)
    clock.set('2026-12-01T10:00:00.000Z')
    expect(await work.forgetArchived()).toBe(1)
    expect(await store.find('3')).toBeUndefined()
  })

  test('all links of an old year end, however many: some at a time', async () => {
    const old = Array.from({ length: 450 }, (_, at) =>
      newCase(String(at), { status: 'OPEN', ownerId: null, tokenHash: `h${at}`, tokenSalt: 's' }),
    )
    const { clock, store, work } = await begin(...old)
    clock.advance(90 * day + 1)
    expect(await work.endTokens()).toBe(450)
    expect(await work.endTokens()).toBe(0)
    expect(await store.find('449')).toMatchObject({ tokenHash: null, tokenSalt: null })
  })

  test('a year of archived cases goes in batches, a stop leaves the rest; the audit has a line a run, with how many (CD-337)', async () => {
    const old = Array.from({ length: 130 }, (_, at) =>
      newCase(String(at), { status: 'RESOLVED', archivedAt: at < 120 ? start : '2026-11-02T10:00:00.000Z' }),
    )
    const { clock, work } = await begin(...old)
    const told = async () =>
      (await createAudit({ database: database(), clock }).list({}, { cursor: undefined, limit: 9 })).items
    periods = { ...casePeriods, keptMonths: 6 }
    clock.set('2027-05-01T09:59:59.999Z')
    expect([await work.forgetArchived(), await told()]).toEqual([0, []])
    clock.set('2027-05-01T10:00:00.000Z')
    const stopping = new AbortController()
    const stopped = work.forgetArchived(stopping.signal)
    stopping.abort()
    const before = await stopped
    expect(before).toBeLessThan(120)
    clock.advance(1)
    expect(await work.forgetArchived()).toBe(120 - before)
    expect(await work.forgetArchived()).toBe(0)
    const lines = await told()
    expect(lines.map(({ action, subject, actor }) => [action, subject, actor])).toEqual(
      lines.map(() => ['cases.retention', 'cases', null]),
    )
    expect(lines.reduce((sum, { detail }) => sum + Number(detail['removed']), 0)).toBe(120)
    expect(lines[0]?.detail).toEqual({ removed: 120 - before, until: '2026-11-01T10:00:01.000Z', months: 6 })
    const left = await database().db.selectFrom('support_case').select('id').execute()
    expect(left).toHaveLength(10)
  })

  test('an archived case is forgotten whole after 24 months, and its files with it (decisions-cases C21)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guidepost-clock-'))
    const files = await createFolderBlobs(folder)
    const { sha256, size } = await files.put(new TextEncoder().encode('a picture'))
    const { clock, store, work, erased } = await begin(
      newCase('1', { status: 'RESOLVED', archivedAt: start }),
      newCase('2', { status: 'RESOLVED', archivedAt: '2026-11-02T10:00:00.000Z' }),
    )
    await store.append((await store.find('1'))!, [
      {
        eventType: 'CONTACT',
        alternateName: null,
        author: 'Ada',
        text: 'x',
        isCompany: false,
        channel: 'TICKET',
        createdAt: start,
        attachments: [{ field: 'files', name: 'a.png', size, sha256 }],
      },
    ])
    const blobs = createSweptBlobs({ store: files, database: database(), clock })
    clock.set('2028-11-01T09:59:59.000Z')
    expect(await work.forgetArchived()).toBe(0)
    await blobs.sweep(createCaseFileStore(database()).referenced)
    expect(await blobs.find(sha256)).toBeDefined()
    clock.set(start.replace('2026', '2028'))
    expect(await work.forgetArchived()).toBe(1)
    expect([await store.find('1'), (await store.find('2'))?.id, await store.events('1'), erased]).toEqual([
      undefined,
      '2',
      [],
      ['1'],
    ])
    await blobs.sweep(createCaseFileStore(database()).referenced)
    expect(await blobs.find(sha256)).toBeUndefined()
    rmSync(folder, { recursive: true })
  })
})
