// A case as a representative sees it whole.
import type { CaseClock, DeskCase, GameContext, InGameContext } from '#generated/server/desk/schemas.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Keyring } from '../../lib/keyring.ts'
import { personIdOf } from '../../lib/person.ts'
import type { CaseFiles } from '../case-files.ts'
import { caseOf } from '../case-view.ts'
import type { CaseFileStore } from '../file-store.ts'
import type { CaseMerges } from '../merges.ts'
import type { CaseCatalogue, CaseFlagging } from '../ports.ts'
import { priorityOf } from '../priorities.ts'
import { daysAfter, type CasePeriods } from '../rules.ts'
import type { CaseSplits, SplitCase } from '../splits.ts'
import type { CaseStore } from '../store.ts'
import type { CaseRecord } from '../types.ts'
import type { CaseWaits } from '../waits.ts'
import type { CaseDrafts } from './drafts.ts'
import type { CaseDeskStore } from './store.ts'
import type { TriageStore } from './triage-store.ts'
import { deskAttachments, deskFields, deskMails, deskOriginals, secureValues } from './view.ts'

export interface ShownCaseDeps {
  store: CaseStore
  deskStore: CaseDeskStore
  fileStore: CaseFileStore
  drafts: CaseDrafts
  merges: CaseMerges
  splits: CaseSplits
  triage: TriageStore
  flagging: CaseFlagging
  lineOf: CaseWaits['lineOf']
  catalogue: CaseCatalogue
  files: CaseFiles
  keys: Keyring
  clock: Clock
  periods: () => CasePeriods
  locale: () => string
  /** Since when text-message protection of an account is on (T19); null when it is off. */
  protectedSince: (accountId: string) => Promise<string | null>
  /** What was promised of it, as it runs or ended (CD-311). */
  clocksOf: (caseId: string) => Promise<CaseClock[]>
  /** When these accounts were opened by a code from a mail, newest first (CD-308). */
  openingsOf: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
  /** What the game has sent along with a case (CD-242). */
  gameContextOf: (caseId: string) => Promise<GameContext | null>
}

/** So long a merge can be undone. */
const undoMilliseconds = 600_000

export const undoneSince = (clock: Clock): string => new Date(clock.now().getTime() - undoMilliseconds).toISOString()

export type PresentCase = (record: CaseRecord, agent: { id: string }) => Promise<DeskCase>

export const createShownCase = (deps: ShownCaseDeps): PresentCase => {
  const { store, deskStore, catalogue, clock } = deps
  const now = () => clock.now().toISOString()
  return async (record, agent) => {
    const locale = deps.locale()
    const events = await store.events(record.id)
    const mails = await deps.fileStore.mails(record.id)
    const merged = (await deps.merges.of(record)).map(({ isLast, ...one }) => ({
      ...one,
      region: one.region as DeskCase['case']['region'],
      canUndo: isLast && one.mergedAt > undoneSince(clock),
    }))
    const sensitive = await deps.flagging.ofCase(record.id)
    const mailReturnedAt = await deskStore.mailReturnedAt(record.id)
    const splitView = ({ isLast, ...one }: SplitCase) => ({
      ...one,
      region: one.region as DeskCase['case']['region'],
      canUndo: isLast && one.splitAt > undoneSince(clock),
    })
    const splitOff = (await deps.splits.of(record)).map(splitView)
    const splitFrom = await deps.splits.from(record)
    const openings = record.ownerId === null ? undefined : (await deps.openingsOf([record.ownerId])).get(record.ownerId)
    return {
      case: caseOf({ record, events, continuedIn: await store.continuedIn(record) }, await deps.lineOf(record, now()), {
        locale,
        now: now(),
        access: 'owner',
        catalogue,
        fileStateOf: deps.files.stateOf,
      }),
      player: {
        accountId: record.ownerId,
        ...(record.ownerId === null && record.contactEmail !== null
          ? { personId: personIdOf(deps.keys, record.contactEmail) }
          : {}),
        displayName: record.contactName,
        email: record.contactEmail,
        phoneNumber: record.contactPhone,
        smsProtectedSince: record.ownerId === null ? null : await deps.protectedSince(record.ownerId),
        locale: record.locale,
        ...(mailReturnedAt === undefined ? {} : { mailReturnedAt }),
        ...(openings === undefined ? {} : { openedByMailAt: [...openings] }),
      },
      team: record.team,
      assignee: record.assignee,
      priority: priorityOf(record),
      tags: (await deps.triage.tagsOf([record.id])).get(record.id) ?? [],
      snoozedUntil: record.snoozedUntil,
      suggestedMacro: record.suggestedMacro,
      ...(record.skill === null ? {} : { skill: record.skill }),
      clocks: await deps.clocksOf(record.id),
      fields: deskFields(
        record,
        Object.keys(secureValues(deps.keys, record)),
        catalogue.fieldLabels(record.topicId, locale),
      ),
      notes: await deskStore.notes(record.id),
      originals: deskOriginals(events),
      attachments: deskAttachments(events, deps.files),
      ...(mails.length === 0 ? {} : { mails: deskMails(record.id, { events, mails }, deps.files) }),
      eventCount: record.eventCount,
      ...(record.filedBy === null ? {} : { filedBy: record.filedBy }),
      ...(merged.length === 0 ? {} : { merged }),
      ...(sensitive.length === 0 ? {} : { sensitive }),
      ...(splitOff.length === 0 ? {} : { splitOff }),
      ...(splitFrom === undefined ? {} : { splitFrom: splitView(splitFrom) }),
      tokenEndsAt: record.tokenHash === null ? null : daysAfter(record.updatedAt, deps.periods().linkDays),
      draft: await deps.drafts.find(record.id, agent.id),
      // As the contract took it when the case was filed.
      ingame: record.ingame as InGameContext | null,
      gameContext: await deps.gameContextOf(record.id),
    }
  }
}
