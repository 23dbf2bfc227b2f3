// Cases of the demonstration accounts, from server/content/demo-cases.yaml. They are stored as they would have come
// about: event by event, by the same store and with the same consequences.
import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { parse } from 'yaml'
import type { Transacting } from '../lib/clock.ts'
import { newRecord } from './new-record.ts'
import { archivedFrom, daysAfter, type CasePeriods } from './rules.ts'
import type { RouteCase } from './ports.ts'
import type { CaseChange, CaseStore, NewEvent } from './store.ts'
import type { CaseRecord, CaseStatus, ContactChannel } from './types.ts'

type DemoEvent =
  | { by: 'player'; after?: number; text: string }
  | { by: 'company'; after?: number; html: string; status: CaseStatus; isUnread?: boolean }
  | { by: 'reorganization'; after?: number }
  | { by: 'cancel'; after?: number }
  | { by: 'resolve'; after?: number }
interface Sorted {
  priority?: keyof typeof priorities
  tags?: string[]
  /** Hours after the first start. */
  putOff?: number
}
interface DemoCase extends Sorted {
  account: string
  id?: string
  topic: number
  subject: string
  /** Days before the first start. */
  opened: number
  channel?: 'chat' | 'phone'
  phone?: string
  isLocked?: boolean
  locale?: string
  assignee?: string
  events: DemoEvent[]
}
interface DemoSeries {
  account: string
  count: number
  everyDays: number
  subjects: string[]
  /** In turn, as the subjects. */
  tags: string[][]
  texts: string[]
  answers: string[]
}
/** One player's case with the words of a queued one: waits; was answered and resolved; or was answered and asks again. */
interface Telling {
  by: string
  /** Days before the first start; the others are days after that. */
  opened: number
  resolved?: number
  answered?: number
  again?: number
  /** Which of the answers, or of those in `again`. */
  says?: number
  phone?: string
}
/** What waits at the desk; the first who tells it has `assignee` and `putOff`. */
interface QueuedCase extends Sorted {
  topic: number
  text: string
  locale?: string
  channel?: 'chat' | 'phone'
  phone?: string
  assignee?: string
  status?: Exclude<CaseStatus, 'OPEN'>
  answer?: string
  told: Telling[]
}
interface DemoFile {
  agent: string
  /** Whose answers are counted where nobody has the case. */
  agentId: string
  cases: DemoCase[]
  series: DemoSeries
  queue: { cases: QueuedCase[]; again: Record<string, Again[]> }
}
/** What was answered first, and what the player has written since. */
interface Again {
  answer: string
  reply: string
}

interface DemoAccountFacts {
  id: string
  displayName: string
  email: string
  region: string
}
interface SeedDeps extends Transacting {
  store: CaseStore
  triage: {
    setTags: (caseId: string, tags: readonly string[]) => Promise<void>
    snooze: (record: CaseRecord, until: string | null) => Promise<void>
  }
  /** Cases of before the rules have a team all the same. */
  route?: RouteCase
  /** Topics of the present content, with the product each belongs to. */
  content: {
    topicIds: readonly number[]
    defaultLocale: string
    settings: { cases: Pick<CasePeriods, 'reopenDays'> }
    in: (locale: string) => { topic: (id: number) => { product: string; name: string } | undefined }
  }
  accounts: readonly DemoAccountFacts[]
}

const file = new URL('../../content/demo-cases.yaml', import.meta.url)
const alternateNames: Record<CaseStatus, string> = {
  OPEN: 'Reopened',
  ANSWERED: 'Answered',
  INFO: 'Info',
  RESOLVED: 'Resolved',
}
const priorities = { low: 0, normal: 1, high: 2, urgent: 3 }
const channels: Record<'ticket' | 'chat' | 'phone', ContactChannel> = {
  ticket: 'TICKET',
  chat: 'CHAT',
  phone: 'PHONE_CALLBACK',
}

/** The same places for the same words: a demonstration looks alike on every machine. */
const idFor = (text: string): string =>
  String(100_000_000 + (createHash('sha256').update(text).digest().readUInt32BE(0) % 899_999_999))

const emptyRecord = (
  demo: DemoCase,
  account: DemoAccountFacts,
  product: string,
  locale: string,
  createdAt: string,
): CaseRecord =>
  newRecord({
    id: demo.id ?? idFor(`${demo.account} ${demo.subject}`),
    region: account.region,
    ownerId: account.id,
    subject: demo.subject,
    isLocked: demo.isLocked === true,
    topicId: demo.topic,
    product,
    contactChannel: channels[demo.channel ?? 'ticket'],
    locale: demo.locale ?? locale,
    assignee: demo.assignee ?? null,
    contactName: account.displayName,
    contactEmail: account.email,
    contactPhone: demo.phone ?? null,
    priority: priorities[demo.priority ?? 'normal'],
    createdAt,
  })

/** What one line of the file adds to the thread, and what it changes of the case. */
const play = (
  event: DemoEvent,
  record: CaseRecord,
  at: string,
  { periods, ...names }: { agent: string; player: string; periods: Pick<CasePeriods, 'reopenDays'> },
): { events: NewEvent[]; change: CaseChange } => {
  const base = { alternateName: null, author: null, text: null, isCompany: false, channel: null, createdAt: at }
  const changed = (alternateName: string): NewEvent => ({ ...base, eventType: 'STATUS_CHANGE', alternateName })
  const resolved = { status: 'RESOLVED', statusChangedAt: at, lastReadAt: at } as const
  if (event.by === 'reorganization') return { events: [{ ...base, eventType: 'REORGANIZATION_EVENT' }], change: {} }
  if (event.by === 'cancel')
    return {
      events: [changed('Cancelled')],
      change: { ...resolved, resolverType: 'PLAYER', cancelledAt: at, archivedAt: at },
    }
  if (event.by === 'resolve')
    return {
      events: [changed('Resolved')],
      change: { ...resolved, resolverType: 'SYSTEM', archivedAt: archivedFrom(at, periods) },
    }
  if (event.by === 'player') {
    const contact: NewEvent = {
      ...base,
      eventType: 'CONTACT',
      author: names.player,
      text: event.text,
      channel: record.contactChannel,
    }
    if (record.status === 'OPEN') return { events: [contact], change: { lastReadAt: at } }
    return {
      events: [contact, changed('Reopened')],
      change: { status: 'OPEN', statusChangedAt: at, resolverType: 'NONE', archivedAt: null, lastReadAt: at },
    }
  }
  const answer: NewEvent = { ...base, eventType: 'CONTACT', author: names.agent, text: event.html, isCompany: true }
  return {
    events: [answer, changed(alternateNames[event.status])],
    change: {
      status: event.status,
      statusChangedAt: at,
      ...(event.status === 'RESOLVED' ? { resolverType: 'AGENT', archivedAt: archivedFrom(at, periods) } : {}),
      ...(event.isUnread ? {} : { lastReadAt: at }),
    },
  }
}

/** The long list of one account: every third case answered, every fourth resolved, in turn over all topics. */
const expandSeries = ({ series }: DemoFile, topicIds: readonly number[]): DemoCase[] =>
  Array.from({ length: series.count }, (_, index): DemoCase => {
    const pick = <T>(some: readonly T[]) => some[index % some.length]!
    const opened = 0.3 + index * series.everyDays
    const events: DemoEvent[] = [{ by: 'player', text: pick(series.texts) }]
    if (index % 3 !== 0 || opened > 20)
      events.push({ by: 'company', after: 0.2, status: 'ANSWERED', html: pick(series.answers), isUnread: index < 3 })
    if (index % 4 === 2 || opened > 20) events.push({ by: 'resolve', after: 0.25 })
    const topic = topicIds[(index * 7) % topicIds.length]!
    return {
      account: series.account,
      id: idFor(`${series.account} ${index}`),
      topic,
      subject: pick(series.subjects),
      tags: pick(series.tags),
      ...(index % 11 === 4 ? { priority: 'high' as const } : index % 7 === 5 ? { priority: 'low' as const } : {}),
      opened,
      events,
    }
  })

const hours = 1 / 24
const plainName = (displayName: string): string =>
  displayName
    .normalize('NFD')
    .replace(/[^A-Za-z]+/g, '')
    .toLowerCase()
/** The account of one of those who wait at the desk: `demo-player-jonasweber`. */
export const demoPlayerId = (displayName: string): string => `demo-player-${plainName(displayName)}`

/** Each is told by two players alone: a word counts in what is learnt when three have used it, so that this teaches nothing. */
const expandQueue = ({
  queue: { cases, again },
  series: { answers },
}: DemoFile): { demo: DemoCase; account: DemoAccountFacts }[] =>
  cases.flatMap(({ told, text, answer, status = 'ANSWERED', assignee, putOff, ...one }, index) =>
    told.map(({ by: displayName, opened, phone = one.phone, ...then }, turn) => {
      const id = demoPlayerId(displayName)
      const email = `${plainName(displayName)}@players.example`
      const events: DemoEvent[] = [{ by: 'player', text }]
      if (answer !== undefined) events.push({ by: 'company', after: hours, html: answer, status, isUnread: true })
      if (then.resolved !== undefined)
        events.push({ by: 'company', after: then.resolved, html: answers[then.says!]!, status: 'RESOLVED' })
      if (then.answered !== undefined) {
        const spoken = again[one.locale ?? 'en-US']![then.says!]!
        events.push(
          { by: 'company', after: then.answered, html: spoken.answer, status: 'ANSWERED' },
          { by: 'player', after: then.again!, text: spoken.reply },
        )
      }
      const own = turn === 0 ? { assignee, putOff } : {}
      const demo = {
        ...one,
        ...own,
        phone,
        account: id,
        id: idFor(`queue ${index} ${turn}`),
        subject: '',
        opened,
        events,
      }
      return { demo, account: { id, displayName, email, region: 'us' } }
    }),
  )

/** Stores the demonstration's cases when there is no case at all. Returns how many. */
export const seedDemoCases = async ({
  store,
  triage,
  route,
  withTransaction,
  clock,
  content,
  accounts,
}: SeedDeps): Promise<number> => {
  if (await store.hasAny()) return 0
  const demo = parse(readFileSync(file, 'utf8')) as DemoFile
  const local = content.in(content.defaultLocale)
  const now = clock.now().toISOString()
  return withTransaction(async () => {
    let stored = 0
    const own = [...demo.cases, ...expandSeries(demo, content.topicIds)].map((entry) => ({
      demo: entry,
      account: accounts.find(({ id }) => id === entry.account),
    }))
    // The newest of a player first: by it the desk says when they were last seen.
    const newestFirst = [...own, ...expandQueue(demo)].sort((one, other) => one.demo.opened - other.demo.opened)
    for (const { demo: told, account } of newestFirst) {
      const topic = local.topic(told.topic)
      if (!account || !topic) continue
      const entry = told.subject === '' ? { ...told, subject: topic.name } : told
      const createdAt = daysAfter(now, -entry.opened)
      let record = emptyRecord(entry, account, topic.product, content.defaultLocale, createdAt)
      const { contactChannel: channel, product, topicId, locale, subject } = record
      const put = await route?.({ product, topicId, locale, channel, subject, description: '' })
      if (put) record = { ...record, team: put.team }
      await store.insert(record)
      for (const event of entry.events) {
        const { events, change } = play(event, record, daysAfter(createdAt, event.after ?? 0), {
          agent: demo.agent,
          player: account.displayName,
          periods: content.settings.cases,
        })
        const isAnswer = event.by === 'company'
        record = await store.append(record, events, change, isAnswer ? (record.assignee ?? demo.agentId) : null)
      }
      if (entry.tags !== undefined) await triage.setTags(record.id, entry.tags)
      if (entry.putOff !== undefined) await triage.snooze(record, daysAfter(now, entry.putOff * hours))
      stored += 1
    }
    return stored
  })
}
