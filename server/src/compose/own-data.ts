// What each room holds about a player, for the copy and the erasure of own data (ground G33, decisions-cases C21): the
// one place that knows every room that keeps something of a person.
import { sql } from 'kysely'
import type { AccountAddresses } from '../account/addresses.ts'
import type { AccountIdentities } from '../account/identities.ts'
import type { AccountHoldings } from '../account/ports.ts'
import { createOidcStore } from '../account/oidc-store.ts'
import { waysMailKinds } from '../account/ways-mails.ts'
import { forgetDevelopmentMails } from '../adapters/mail/development-outbox.ts'
import type { NoteStore } from '../bug-suggestion/store.ts'
import { caseBody, casePageStyles } from '../cases/case-page.ts'
import { createCaseErasure } from '../cases/erasure.ts'
import { createAudit } from '../desk/audit.ts'
import { caseMailKinds } from '../cases/ports.ts'
import type { CaseService } from '../cases/service.ts'
import type { CaseStore } from '../cases/store.ts'
import type { HandoffService } from '../handoff/service.ts'
import type { LockedOutService } from '../lockedout/service.ts'
import { lockedOutMailKinds } from '../lockedout/ports.ts'
import type { IngameService } from '../ingame/service.ts'
import { digestJob } from '../notifications/digest.ts'
import type { NotificationStore } from '../notifications/store.ts'
import { registerOwnDataDesk } from '../own-data/desk/routes.ts'
import type { OwnDataRooms } from '../own-data/ports.ts'
import { registerOwnDataRoutes } from '../own-data/routes.ts'
import { createOwnData } from '../own-data/service.ts'
import { createOwnDataStore } from '../own-data/store.ts'
import { penaltyMailKinds } from '../penalties/ports.ts'
import type { PenaltyService } from '../penalties/service.ts'
import { countsOf } from '../phone/rules.ts'
import type { PhoneService } from '../phone/service.ts'
import type { PlayerStore } from '../players/store.ts'
import type { Account } from '../platform/visitor.ts'
import type { Database } from '../storage/database.ts'
import { createSensitiveStore } from '../sensitive/store.ts'
import type { UploadService } from '../uploads/service.ts'
import type { UploadStore } from '../uploads/store.ts'
import type { VerificationService } from '../verification/service.ts'
import type { ArticlesPorts } from './articles.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export interface OwnDataParts {
  addresses: Pick<AccountAddresses, 'erase'>
  holdings: Pick<AccountHoldings, 'arrive'>
  players: Pick<PlayerStore, 'erase'>
  identities: Pick<AccountIdentities, 'erase'>
  cases: Pick<CaseService, 'export'>
  caseStore: Pick<CaseStore, 'referenced'>
  penalties: Pick<PenaltyService, 'list' | 'eraseAccount'>
  phone: Pick<PhoneService, 'eraseAccount'>
  uploads: { service: Pick<UploadService, 'eraseAccount'>; store: Pick<UploadStore, 'referenced'> }
  handoff: Pick<HandoffService, 'eraseAccount'>
  lockedOut: Pick<LockedOutService, 'eraseAccount'>
  ingame: Pick<IngameService, 'ofAccount' | 'eraseAccount'>
  /** Mails and browsers. */
  onErased: (caseIds: readonly string[]) => Promise<void>
  notifications: readonly Pick<NotificationStore, 'ofAccount' | 'eraseAccount'>[]
  verification: Pick<VerificationService, 'eraseAccount'>
  /** `forget`: what was learnt from erased cases goes with the next training. */
  articles: Pick<ArticlesPorts, 'feedback' | 'misses' | 'deflection' | 'forget'>
  notes: NoteStore
  text: ValidationText
}

/** Sessions, checks and the kept address of the account, told in a few words each. */
const tracesOf = async (database: Database, accountId: string) => {
  const { db } = database
  const sessions = await db.selectFrom('session').select('created_at').where('account_id', '=', accountId).execute()
  const checks = await db
    .selectFrom('kbv_audit')
    .select(['outcome', 'at'])
    .where('subject', '=', `account:${accountId}`)
    .orderBy('id')
    .execute()
  const addresses = await db
    .selectFrom('account_address')
    .select(['email', 'seen_at'])
    .where('account_id', '=', accountId)
    .execute()
  const known = await db
    .selectFrom('player')
    .select(['display_name', 'email', 'seen_at'])
    .where('account_id', '=', accountId)
    .execute()
  // Not who wrote them (CD-326).
  const notes = await db
    .selectFrom('desk_player_note')
    .select(['text', 'written_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const identities = await db
    .selectFrom('account_identity')
    .select(['provider', 'name', 'linked_at'])
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .execute()
  // Those that stand are nobody's to know but the desk's (CD-348).
  const flags = await createSensitiveStore(database).handledOfAccount(accountId)
  const openings = await db
    .selectFrom('lockedout_mark')
    .select('opened_at')
    .where('account_id', '=', accountId)
    .orderBy('opened_at')
    .execute()
  return [
    ...flags.map(({ category, raisedAt: recordedAt }) => ({ kind: 'sensitive-words', recordedAt, text: category })),
    ...openings.map(({ opened_at: recordedAt }) => ({ kind: 'opened-by-mail', recordedAt, text: '' })),
    ...identities.map(({ provider, name, linked_at: recordedAt }) => ({
      kind: 'way-to-sign-in',
      recordedAt,
      text: `${provider}: ${name}`,
    })),
    ...addresses.map(({ email, seen_at: recordedAt }) => ({ kind: 'account-address', recordedAt, text: email })),
    ...known.map(({ display_name: name, email, seen_at: recordedAt }) => ({
      kind: 'player',
      recordedAt,
      text: [name, email].filter((one) => one !== null).join(', '),
    })),
    ...notes.map(({ text, written_at: recordedAt }) => ({ kind: 'desk-note', recordedAt, text })),
    ...sessions.map(({ created_at: recordedAt }) => ({ kind: 'session', recordedAt, text: '' })),
    ...checks.map(({ outcome, at }) => ({ kind: 'identity-check', recordedAt: at, text: outcome as string })),
  ]
}

/** Words of chats that still run: those that ended stand on their cases. */
const runningChatsOf = async ({ db }: Database, accountId: string) => {
  const said = await db
    .selectFrom('chat_message')
    .innerJoin('chat', 'chat.id', 'chat_message.chat_id')
    .select(['text', 'sent_at'])
    .where('owner_id', '=', accountId)
    .where('state', '!=', 'ENDED')
    .where('sender', '!=', 'system')
    .orderBy('chat.started_at')
    .orderBy('sequence')
    .execute()
  return said.map(({ text, sent_at: recordedAt }) => ({ kind: 'chat-message', recordedAt, text }))
}

/** Rooms with rows by account and nothing else that tells who it is. */
const tablesByAccount = [
  'account_address',
  'player',
  'account_identity',
  'account_phone',
  'mail_preference',
  'penalty',
  'article_feedback',
  'player_note',
] as const

/** The account as its newest session knew it; without one, as much as its newest case tells. */
const knownAccount = async ({ db }: Database, accountId: string): Promise<Account | undefined> => {
  const session = await db
    .selectFrom('session')
    .select('account')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (session) return JSON.parse(session.account) as Account
  const stranger: Account = {
    id: accountId,
    displayName: '',
    softAccount: false,
    hasSqa: false,
    roles: [],
    region: 'us',
  }
  const filed = await db
    .selectFrom('support_case')
    .select(['contact_name', 'contact_email', 'region', 'locale'])
    .where('owner_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (filed) {
    const { contact_name: name, contact_email: email, region, locale } = filed
    // Nobody has proven this address: cases filed signed out from it are not taken for this account's.
    return {
      ...stranger,
      displayName: name ?? '',
      region,
      locale,
      ...(email === null ? {} : { email, emailVerified: false }),
    }
  }
  for (const table of tablesByAccount) {
    if (await db.selectFrom(table).select('account_id').where('account_id', '=', accountId).limit(1).executeTakeFirst())
      return stranger
  }
  return undefined
}

/**
 * The corridor's own tables: replayable answers, one-time codes, counted hits, failed mails, the embedded provider's
 * sessions.
 */
const forgetCorridor = async (
  database: Database,
  accountId: string,
  phones: readonly string[],
  caseIds: readonly string[],
): Promise<void> => {
  const { db, dialect } = database
  await db.deleteFrom('idempotency').where('owner', '=', accountId).execute()
  for (const phone of phones) {
    await db.deleteFrom('phone_code').where('phone', '=', phone).execute()
    await db.deleteFrom('sms_outbox').where('phone', '=', phone).execute()
    // The embedded database counts in memory.
    if (dialect.name === 'postgres') await db.deleteFrom('rate_limit').where('key', 'in', countsOf(phone)).execute()
  }
  // At the embedded providers people are called by their own ids there.
  const identities = await db
    .selectFrom('account_identity')
    .select('subject')
    .where('account_id', '=', accountId)
    .execute()
  for (const subject of new Set([accountId, ...identities.map((one) => one.subject)]))
    await createOidcStore(database).eraseAccount(subject)
  // A mail that could not be sent keeps the reason, and mail servers repeat the address in it.
  const penalties = await db.selectFrom('penalty').select('id').where('account_id', '=', accountId).execute()
  const marks = await db.selectFrom('lockedout_mark').select('id').where('account_id', '=', accountId).execute()
  const codes = await db.selectFrom('lockedout_code').select('id').where('account_id', '=', accountId).execute()
  const gone = new Set([...caseIds, ...[...penalties, ...marks, ...codes].map(({ id }) => id)])
  const failed = await db
    .selectFrom('job')
    .select(['id', 'payload'])
    .where('kind', 'in', [...caseMailKinds, ...penaltyMailKinds, ...lockedOutMailKinds, digestJob, ...waysMailKinds])
    .where('last_error', 'is not', null)
    .execute()
  for (const { id, payload } of failed) {
    const {
      caseId,
      penaltyId,
      id: ofMark,
      ...digest
    } = JSON.parse(payload) as Partial<Record<'caseId' | 'penaltyId' | 'id' | 'accountId', string>>
    if (gone.has(caseId ?? penaltyId ?? ofMark ?? '') || digest.accountId === accountId)
      await db.deleteFrom('job').where('id', '=', id).execute()
  }
}

export const composeOwnData = (
  core: Core,
  {
    addresses,
    holdings,
    players,
    identities,
    cases,
    caseStore,
    penalties,
    phone,
    uploads,
    handoff,
    lockedOut,
    ingame,
    onErased,
    notifications,
    verification,
    articles,
    notes,
    text,
  }: OwnDataParts,
): Composed => {
  const { config, database, clock, keys, jobs, blobs, sessions, texts } = core
  const { feedback, misses, deflection } = articles
  const audit = createAudit({ database, clock })

  const protectionOf = async (accountId: string) => {
    const row = await database.db
      .selectFrom('account_phone')
      .select(['phone', 'protected_at'])
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return { phoneNumber: row?.phone ?? null, since: row?.protected_at ?? null }
  }

  const rooms: OwnDataRooms = {
    arrive: holdings.arrive,
    known: (accountId) => knownAccount(database, accountId),
    collect: async (account, locale) => {
      const { phoneNumber, since } = await protectionOf(account.id)
      const said = await feedback.ofAccount(account.id)
      const written = await notes.ofAccount(account.id)
      return {
        phoneNumber,
        penalties: await penalties.list(account.id, locale),
        articleFeedback: said.map(({ articleId, helpful, feedback: words, createdAt }) => ({
          articleId,
          helpful,
          feedback: words,
          givenAt: createdAt,
        })),
        textMessageProtection: { enrolled: since !== null, phoneNumber: since === null ? null : phoneNumber, since },
        otherRecords: [
          ...written.map(({ kind, description, createdAt }) => ({
            kind: kind === 'bug' ? 'bug-report' : kind,
            recordedAt: createdAt,
            text: description,
          })),
          ...(await ingame.ofAccount(account.id)).map((context) => ({
            kind: 'game-context',
            recordedAt: context.reportedAt,
            text: JSON.stringify(context),
          })),
          ...(await Promise.all(notifications.map((one) => one.ofAccount(account.id)))).flat(),
          ...(await runningChatsOf(database, account.id)),
          ...(await tracesOf(database, account.id)),
        ],
      }
    },

    forget: async (account, erased) => {
      const { phoneNumber } = await protectionOf(account.id)
      const said = [...(await feedback.ofAccount(account.id))].flatMap(({ feedback: words }) => words ?? [])
      const written = [...(await notes.ofAccount(account.id))].map(({ description }) => description)
      await deflection.forgetSearches(await misses.forgetPhrasesOf([...erased.texts, ...said, ...written]))
      await deflection.eraseAccount(account.id)
      await forgetCorridor(
        database,
        account.id,
        [...erased.phones, ...(phoneNumber === null ? [] : [phoneNumber])],
        erased.caseIds,
      )
      await audit.forgetSubjects(erased.caseIds)
      await addresses.erase(account.id)
      await players.erase(account.id)
      await identities.erase(account.id)
      await penalties.eraseAccount(account.id)
      await verification.eraseAccount(account.id)
      await feedback.eraseAccount(account.id)
      await notes.eraseAccount(account.id)
      await uploads.service.eraseAccount(account.id)
      await handoff.eraseAccount(account.id)
      await lockedOut.eraseAccount(account.id)
      await ingame.eraseAccount(account.id)
      for (const one of notifications) await one.eraseAccount(account.id)
      await phone.eraseAccount(account.id)
    },

    forgetOutside: async (account, erased) => {
      await sessions.endAllOf(account.id)
      await articles.forget()
      await forgetDevelopmentMails(config.dataDir, [
        ...erased.emails,
        ...(account.email === undefined ? [] : [account.email]),
      ])
      // The log of changes still holds what they removed until it is written back.
      if (database.dialect.name === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
    },
  }

  const erasure = createCaseErasure(database, onErased)
  /** By a case, or by an upload whose form is still being filled in: those are others'. */
  const referenced = async (hashes: string[]): Promise<string[]> => [
    ...(await caseStore.referenced(hashes)),
    ...(await uploads.store.referenced(hashes)),
  ]
  const service = createOwnData({
    store: createOwnDataStore(database),
    withTransaction: database.withTransaction,
    clock,
    keys,
    jobs,
    cases: { idsOf: erasure.idsOf, erase: erasure.erase, export: cases.export },
    rooms,
    text,
    files: {
      has: async (sha256) => (await blobs.find(sha256)) !== undefined,
      remove: (hashes) => blobs.removeOrphans(hashes, referenced),
      referenced,
    },
  })

  return {
    room: {
      register: (app) =>
        registerOwnDataRoutes(app, {
          service,
          casePage: { styles: casePageStyles, body: caseBody },
          say: (locale, key) => texts.say(locale, key),
        }),
      registerDesk: (desk) => registerOwnDataDesk(desk, { service: service.desk }),
      sweep: service.sweep,
    },
  }
}
