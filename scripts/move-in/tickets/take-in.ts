// Tickets of another system become cases (CD-447): each in one transaction, by the stores the product itself files with.
// Nothing of it is mailed, promised, counted or told.
import { AccountId, CaseTag, CaseTags, DeskCaseSummary } from '#generated/server/desk/schemas.ts'
import type { AccountAddresses } from '../../../server/src/account/addresses.ts'
import type { AccountIdentities } from '../../../server/src/account/identities.ts'
import type { CaseDeskStore } from '../../../server/src/cases/desk/store.ts'
import type { TriageStore } from '../../../server/src/cases/desk/triage-store.ts'
import type { CaseFiling } from '../../../server/src/cases/filing.ts'
import type { CaseMerges } from '../../../server/src/cases/merges.ts'
import { newRecord } from '../../../server/src/cases/new-record.ts'
import type { CaseOrigins } from '../../../server/src/cases/origins.ts'
import { archivedFrom, daysAfter, regionOfLocale, type CasePeriods } from '../../../server/src/cases/rules.ts'
import { statusChange } from '../../../server/src/cases/status-change.ts'
import type { CaseChange, CaseStore, NewEvent } from '../../../server/src/cases/store.ts'
import type { CaseRecord } from '../../../server/src/cases/types.ts'
import { canonicalLocale } from '../../../server/src/lib/locale.ts'
import type { Clock } from '../../../server/src/lib/clock.ts'
import { topicOf, type KnownTopics } from './mapping.ts'
import type { OldPerson, OldTicket, Say, TicketFinding } from './old-ticket.ts'
import {
  createTicketParts,
  firstLetters,
  longestName,
  noteAuthor,
  personHere,
  type TicketParts,
  type TicketPartsDeps,
} from './ticket-parts.ts'
import type { TicketCounts } from './tickets-report.ts'

const longestSubject = DeskCaseSummary.properties.subject.maxLength!
const longestTag = CaseTag.maxLength!
const accountPattern = new RegExp(AccountId.pattern!)
const tagPattern = new RegExp(CaseTag.pattern!)
const addressPattern = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,189}$/

export interface TakeInDeps extends Omit<TicketPartsDeps, 'now'> {
  source: string
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>
  store: Pick<CaseStore, 'find' | 'newId' | 'takeIn' | 'takeMore'>
  origins: Pick<CaseOrigins, 'find' | 'known' | 'keep'>
  notes: Pick<CaseDeskStore, 'addNote'>
  triage: Pick<TriageStore, 'setTags'>
  merges: Pick<CaseMerges, 'merge'>
  filing: Pick<CaseFiling, 'replaceToken'>
  addresses: Pick<AccountAddresses, 'settledAt'>
  identities: Pick<AccountIdentities, 'accountOfSubject'>
  clock: Clock
  periods: CasePeriods
  content: KnownTopics & {
    locales: readonly string[]
    defaultLocale: string
    topicName: (topic: number, locale: string) => string | undefined
  }
  counts: TicketCounts
  add: (finding: TicketFinding) => void
}

const statusNames = { OPEN: 'Reopened', ANSWERED: 'Answered', INFO: 'Info', RESOLVED: 'Resolved' } as const

type State = Pick<CaseRecord, 'status' | 'resolverType' | 'statusChangedAt' | 'archivedAt'>

export const createTakeIn = (deps: TakeInDeps) => {
  const { source, store, origins, content, mapping, counts, periods } = deps
  const now = deps.clock.now().toISOString()
  const readParts = createTicketParts({ ...deps, now })
  const merging: { from: string; into: string }[] = []

  const localeOf = (person: OldPerson | undefined): string => {
    const wished = person?.locale == null ? undefined : canonicalLocale(person.locale)
    const language = (wished ?? person?.locale ?? '').slice(0, 2).toLowerCase()
    return (
      content.locales.find((locale) => locale === wished) ??
      content.locales.find((locale) => language !== '' && locale.startsWith(`${language}-`)) ??
      content.defaultLocale
    )
  }

  /** Whose the case is: by the operator's own id, or by an address that is proven to be one account's. */
  const ownerOf = async (person: OldPerson | undefined, say: Say): Promise<string | null> => {
    const { externalId, email } = person ?? {}
    if (mapping.externalIds && externalId != null && accountPattern.test(externalId))
      return deps.identities.accountOfSubject(externalId)
    if (email == null) return null
    const [account, ...others] = await deps.addresses.settledAt(email)
    if (others.length > 0) say('shared', `${others.length + 1} accounts`)
    return account === undefined || others.length > 0 ? null : account.accountId
  }

  /** Where the ticket stands, as time has gone on since (clock-work.ts): no mail is sent for what is long past. */
  const stateOf = (ticket: OldTicket, events: readonly NewEvent[], wasAnswered = false): State => {
    const at = (time: string): string => (time > now ? now : time)
    const last = events.at(-1)?.createdAt ?? at(ticket.createdAt)
    const none = { resolverType: 'NONE', archivedAt: null } as const
    if (ticket.state === 'open') {
      const asked = events.findLast(({ isCompany }) => !isCompany)?.createdAt
      return { ...none, status: 'OPEN', statusChangedAt: asked ?? last }
    }
    if (ticket.state === 'waiting') {
      const silentUntil = daysAfter(last, periods.resolveSilentDays)
      if (silentUntil <= now)
        return {
          status: 'RESOLVED',
          resolverType: 'SYSTEM',
          statusChangedAt: silentUntil,
          archivedAt: archivedFrom(silentUntil, periods),
        }
      const isAnswered = wasAnswered || events.some(({ isCompany }) => isCompany)
      return { ...none, status: isAnswered ? 'ANSWERED' : 'INFO', statusChangedAt: last }
    }
    const solved = at(ticket.solvedAt ?? ticket.updatedAt)
    const over = solved < last ? last : solved
    return {
      status: 'RESOLVED',
      resolverType: 'AGENT',
      statusChangedAt: over,
      // What is closed there could not be reopened: it is in the archive.
      archivedAt: ticket.state === 'closed' ? over : archivedFrom(over, periods),
    }
  }

  const tagsOf = (ticket: OldTicket, say: Say): string[] => {
    const all = [...new Set(ticket.tags.map((tag) => tag.toLowerCase()))].sort()
    const fitting = all.filter((tag) => tagPattern.test(tag))
    const kept = fitting.slice(0, CaseTags.maxItems)
    for (const tag of all) if (!kept.includes(tag)) say('tag', tag.slice(0, longestTag))
    return kept
  }

  const writeNotes = async (caseId: string, notes: TicketParts['notes']): Promise<void> => {
    for (const note of notes) await deps.notes.addNote(caseId, note)
    counts.notes += notes.length
  }
  const countEvents = (events: readonly NewEvent[]): void => {
    counts.messages += events.filter(({ eventType }) => eventType === 'CONTACT').length
    counts.files += events.reduce((sum, { attachments = [] }) => sum + attachments.length, 0)
  }

  const assigneeOf = ({ assignee, assigneeKey }: OldTicket, say: Say): string | null => {
    if (assigneeKey === null) return null
    const here = personHere(mapping, assignee, assigneeKey)
    if (here === undefined) say('people', assignee?.name ?? assigneeKey)
    return here ?? null
  }

  const newCase = async (ticket: OldTicket, say: Say): Promise<boolean> => {
    const { requester } = ticket
    const parts = await readParts(ticket, ticket.messages, say)
    const locale = localeOf(requester)
    const { topic, isDefault } = topicOf(ticket, mapping)
    const createdAt = ticket.createdAt > now ? now : ticket.createdAt
    if (createdAt !== ticket.createdAt) say('time', `filed at ${ticket.createdAt}, which is still to come`)
    const state = stateOf(ticket, parts.events)
    const keptFrom = new Date(now)
    keptFrom.setUTCMonth(keptFrom.getUTCMonth() - periods.keptMonths)
    if (state.archivedAt !== null && state.archivedAt <= keptFrom.toISOString()) {
      say('left', `ended ${state.archivedAt.slice(0, 10)}, and cases are kept for ${periods.keptMonths} months`)
      counts.left += 1
      return false
    }
    if (requester === undefined) say('requester', ticket.requesterKey ?? 'nobody is named')
    // Where not a word is public, its requester never saw the ticket: it is the desk's.
    const isSeen = parts.events.length > 0
    const email = isSeen && requester?.email != null && addressPattern.test(requester.email) ? requester.email : null
    if (ticket.subject.length > longestSubject) say('shortened', 'its subject')
    const ownerId = isSeen ? await ownerOf(requester, say) : null
    const assignee = assigneeOf(ticket, say)
    const tags = tagsOf(ticket, say)
    const events = [
      ...parts.events,
      ...(state.status === 'OPEN' ? [] : [statusChange(statusNames[state.status], state.statusChangedAt)]),
    ]
    await deps.withTransaction(async () => {
      const record = newRecord({
        id: await store.newId(),
        region: regionOfLocale(locale),
        ownerId,
        subject: firstLetters(ticket.subject, longestSubject) || content.topicName(topic, locale) || `#${ticket.key}`,
        topicId: topic,
        product: content.gameOf(topic)!,
        locale,
        contactName: requester?.name == null ? null : firstLetters(requester.name, longestName),
        contactEmail: email,
        fields: {
          [`${source}-ticket`]: ticket.url === null ? `#${ticket.key}` : `#${ticket.key} ${ticket.url}`,
          ...ticket.fields,
        },
        priority: ticket.priority,
        assignee,
        createdAt,
        // Nothing of it is news.
        lastReadAt: events.at(-1)?.createdAt ?? createdAt,
        ...state,
      })
      const whole = await store.takeIn(record, events)
      const isOver = state.archivedAt !== null && state.archivedAt <= now
      // Whoever has no account reads it by a link.
      if (ownerId === null && email !== null && !isOver) await deps.filing.replaceToken(record.id, true)
      if (tags.length > 0) await deps.triage.setTags(record.id, tags)
      await writeNotes(record.id, parts.notes)
      await origins.keep(
        { source, externalId: ticket.key },
        { caseId: record.id, eventCount: whole.eventCount, changedAt: ticket.updatedAt },
        ticket.messages.map(({ key }) => key),
      )
    })
    countEvents(events)
    counts.added += 1
    if (ownerId !== null) counts.owned += 1
    if (isDefault) counts.byDefault += 1
    return true
  }

  const grownCase = async (
    ticket: OldTicket,
    known: { caseId: string; eventCount: number; changedAt: string },
    sayOfNew: Say,
  ): Promise<void> => {
    const keys = ticket.messages.map(({ key }) => key)
    const described = `description:${ticket.key}`
    const here = await origins.known(source, [...keys, described])
    // Its first comment is its description, where an export before had no comments.
    const first = here.has(described) ? ticket.messages.find(({ isPublic }) => isPublic) : undefined
    const fresh = ticket.messages.filter((message) => !here.has(message.key) && message !== first)
    const isLater = ticket.updatedAt > known.changedAt
    if (fresh.length === 0 && !isLater) {
      counts.unchanged += 1
      return
    }
    const parts = await readParts(ticket, fresh, sayOfNew)
    let isChanged = false
    await deps.withTransaction(async () => {
      const record = await store.find(known.caseId)
      if (record === undefined) return
      const hasGoneOn = record.eventCount !== known.eventCount || record.mergedInto !== null
      const isTaken = isLater && !hasGoneOn
      if (isLater && hasGoneOn) sayOfNew('kept', `is ${ticket.status} there`)
      const since = ticket.updatedAt > now ? now : ticket.updatedAt
      const grown = parts.events.length > 0 ? parts.events : [statusChange('', since)]
      const state = stateOf(ticket, grown, record.hasCompanyResponse)
      const isOther = isTaken && state.status !== record.status
      const isSolvedMore =
        isTaken && state.status === 'RESOLVED' && ticket.state === 'closed' && record.archivedAt !== state.archivedAt
      const events = [
        ...parts.events,
        ...(isOther ? [statusChange(statusNames[state.status], state.statusChangedAt)] : []),
      ]
      const change: CaseChange = {
        ...(isOther || isSolvedMore ? state : {}),
        ...(isTaken ? { priority: ticket.priority } : {}),
      }
      const last = events.at(-1)
      const next = await store.takeMore(
        record,
        events,
        last === undefined ? change : { ...change, lastReadAt: last.createdAt },
      )
      if (isTaken) await deps.triage.setTags(record.id, tagsOf(ticket, sayOfNew))
      await writeNotes(record.id, parts.notes)
      await origins.keep(
        { source, externalId: ticket.key },
        {
          caseId: record.id,
          eventCount: hasGoneOn ? known.eventCount : next.eventCount,
          changedAt: isLater ? ticket.updatedAt : known.changedAt,
        },
        [...fresh.map(({ key }) => key), ...(first === undefined ? [] : [first.key])],
      )
      isChanged = true
      countEvents(events)
    })
    if (isChanged) counts.changed += 1
  }

  return {
    ticket: async (ticket: OldTicket): Promise<void> => {
      const say: Say = (what, detail) => deps.add({ ticket: ticket.key, what, detail })
      const known = await origins.find({ source, externalId: ticket.key })
      if (known?.caseId === null) {
        say('gone', 'for its time, or because its player asked')
        counts.left += 1
        return
      }
      if (known === undefined) {
        for (const finding of ticket.findings) deps.add(finding)
        if (!(await newCase(ticket, say))) return
      } else await grownCase(ticket, { ...known, caseId: known.caseId }, say)
      if (ticket.mergedInto !== null && ticket.mergedInto !== ticket.key)
        merging.push({ from: ticket.key, into: ticket.mergedInto })
    },

    /** Once all tickets are there: those that go on in another one do. */
    joinMerged: async (): Promise<void> => {
      const caseOf = async (externalId: string): Promise<CaseRecord | undefined> => {
        const origin = await origins.find({ source, externalId })
        return origin?.caseId == null ? undefined : store.find(origin.caseId)
      }
      for (const { from, into } of merging)
        await deps.withTransaction(async () => {
          const merged = await caseOf(from)
          if (merged === undefined || merged.mergedInto !== null) return
          const named = await caseOf(into)
          const kept = named?.mergedInto == null ? named : await store.find(named.mergedInto)
          const isSame =
            kept !== undefined &&
            kept.id !== merged.id &&
            (merged.ownerId !== null
              ? merged.ownerId === kept.ownerId
              : kept.ownerId === null &&
                merged.contactEmail !== null &&
                merged.contactEmail.toLowerCase() === kept.contactEmail?.toLowerCase())
          if (!isSame) {
            const part = `merge:${from}:${into}`
            if ((await origins.known(source, [part])).has(part)) return
            const why = kept === undefined ? 'did not come along' : 'is somebody else’s'
            deps.add({ ticket: from, what: 'merge', detail: `#${into} ${why}` })
            await deps.notes.addNote(merged.id, {
              author: noteAuthor,
              text: `Went on in ticket #${into}${kept === undefined ? '' : ` (case ${kept.id})`}.`,
              writtenAt: merged.updatedAt,
            })
            const origin = (await origins.find({ source, externalId: from }))!
            await origins.keep({ source, externalId: from }, { ...origin, caseId: merged.id }, [part])
            return
          }
          const next = await deps.merges.merge(kept, merged, {
            agentId: noteAuthor,
            at: merged.statusChangedAt,
            archivedAt: merged.archivedAt ?? archivedFrom(merged.statusChangedAt, periods),
          })
          const number = kept.id === named?.id ? into : undefined
          const origin = number === undefined ? undefined : await origins.find({ source, externalId: number })
          if (number !== undefined && origin?.eventCount === kept.eventCount)
            await origins.keep(
              { source, externalId: number },
              { ...origin, caseId: kept.id, eventCount: next.eventCount },
              [],
            )
          counts.merged += 1
        })
    },
  }
}
