// guidepost move-in zendesk-tickets <export> <folder>: an old desk's tickets become cases of this one (CD-447).
import { createAccountScope } from '../../../server/src/compose/account-scope.ts'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createAccountAddresses } from '../../../server/src/account/addresses.ts'
import { createAccountIdentities } from '../../../server/src/account/identities.ts'
import { createCaseDeskStore } from '../../../server/src/cases/desk/store.ts'
import { createTriageStore } from '../../../server/src/cases/desk/triage-store.ts'
import { createCaseFiling } from '../../../server/src/cases/filing.ts'
import { createCaseMerges } from '../../../server/src/cases/merges.ts'
import { createCaseOrigins } from '../../../server/src/cases/origins.ts'
import { createCaseStore } from '../../../server/src/cases/store.ts'
import { keyringOf } from '../../../server/src/storage/keyring.ts'
import type { Config } from '../../../server/src/config.ts'
import { compileContent } from '../../../server/src/content/compile-content.ts'
import { openContentStore } from '../../../server/src/compose/content-store.ts'
import type { Content } from '../../../server/src/content/types.ts'
import { systemClock, type Clock } from '../../../server/src/lib/clock.ts'
import { personIdOf } from '../../../server/src/lib/person.ts'
import { createPlayerStore } from '../../../server/src/players/store.ts'
import type { AnyDatabase } from '../../../server/src/storage/database.ts'
import { openBlobs } from '../../../server/src/storage/open-blobs.ts'
import { createSweptBlobs } from '../../../server/src/storage/swept-blobs.ts'
import { changing } from '../../guidepost/commands.ts'
import { MoveInError } from '../library.ts'
import { openExport } from './export-things.ts'
import { beginMapping, mappingFile, readMapping, type KnownTopics } from './mapping.ts'
import { createTakeIn } from './take-in.ts'
import { createTicketsReport, describeCounts, printTicketsReport, type TicketsReport } from './tickets-report.ts'
import { readZendeskExport } from './zendesk-export.ts'
import { readTicket } from './zendesk-ticket.ts'

export const ticketsKind = 'zendesk-tickets'

export interface TicketsCommand {
  source: string
  folder: string
  space: string
}

/** @returns undefined where the arguments are none of this command's */
export const readTicketsArguments = (given: readonly string[]): TicketsCommand | undefined => {
  const [kind, source, folder, flag, space = 'zendesk', ...rest] = given
  if (kind !== ticketsKind || source === undefined || folder === undefined || rest.length > 0) return undefined
  if (source.startsWith('-') || folder.startsWith('-')) return undefined
  if (flag !== undefined && (flag !== '--as' || given.length !== 5)) return undefined
  return /^[a-z0-9-]{1,30}$/.test(space) ? { source, folder, space } : undefined
}

export type TicketsPlace = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 's3' | 'publicUrl' | 'mountPath' | 'secrets' | 'encryptionKeys' | 'retentionMonths'
>

export type TicketsOutcome =
  /** Nothing was filed: the mapping is to be written first. */
  { begun: string } | { report: TicketsReport; path: string }

const nothing = async (): Promise<undefined> => undefined
const nobody = async (): Promise<{ due: null; ended: [] }> => ({ due: null, ended: [] })

const readContent = async (database: AnyDatabase, mountPath: string): Promise<Content> => {
  const present = await openContentStore(database).present()
  if (present === undefined) throw new MoveInError('No content has been imported yet: cases need its topics.')
  return compileContent(present.document, { mountPath, importedAt: new Date(0).toISOString() })
}

interface Circumstances {
  clock?: Clock
  /** Told how far it is. */
  say?: (line: string) => void
}

/** As `runTickets`, with a database that is open. */
export const moveTickets = async (
  database: AnyDatabase,
  place: Omit<TicketsPlace, 'databaseUrl'>,
  { source, folder, space }: TicketsCommand,
  { clock = systemClock, say = () => undefined }: Circumstances = {},
): Promise<TicketsOutcome> => {
  const content = await readContent(database, place.mountPath)
  const local = content.in(content.defaultLocale)
  const topics: KnownTopics = { gameOf: (topic) => local.topic(topic)?.product }
  const files = openExport(source)
  const { counts, add, report } = createTicketsReport(space)
  const read = await readZendeskExport(files, add)
  if (read.count === 0) throw new MoveInError(`${source} holds no tickets of Zendesk`)
  mkdirSync(folder, { recursive: true })
  const mappingPath = join(folder, mappingFile)
  if (!existsSync(mappingPath)) {
    const known = content.topicIds.flatMap((topic) => {
      const its = local.topic(topic)
      return its === undefined ? [] : [{ topic, game: its.product, name: its.name }]
    })
    writeFileSync(mappingPath, beginMapping(read, known))
    return { begun: mappingPath }
  }
  const mapping = readMapping(readFileSync(mappingPath, 'utf8'), topics)

  const keys = keyringOf(place)
  const players = createPlayerStore({ database, clock, scope: createAccountScope(database) })
  // Nobody is told: neither webhooks nor mails, no clock begins, nothing is flagged (CD-447).
  const store = createCaseStore(
    database,
    undefined,
    undefined,
    undefined,
    async ({ ownerId, contactName, contactEmail, locale, createdAt }) => {
      const id = ownerId ?? (contactEmail === null ? null : personIdOf(keys, contactEmail))
      if (id !== null)
        await players.held({ accountId: id, displayName: contactName, email: contactEmail, locale, at: createdAt })
    },
  )
  const triage = createTriageStore(database)
  const { cases } = content.settings
  const takeIn = createTakeIn({
    source: space,
    withTransaction: database.withTransaction,
    store,
    origins: createCaseOrigins({ database, clock }),
    notes: createCaseDeskStore(database),
    triage,
    merges: createCaseMerges({
      database,
      clocks: { changed: nobody },
      tags: triage,
      standing: async () => new Map(),
      forgetTranslations: nothing as () => Promise<void>,
      onChange: () => undefined,
      onHappening: nothing as () => Promise<void>,
    }),
    filing: createCaseFiling({
      store,
      withTransaction: database.withTransaction,
      clock,
      keys,
      outbox: { enqueue: nothing as () => Promise<void> },
    }),
    addresses: createAccountAddresses({ database, clock }),
    identities: createAccountIdentities({ database, clock }),
    blobs: createSweptBlobs({ store: await openBlobs(place), database, clock }),
    clock,
    periods: place.retentionMonths === null ? cases : { ...cases, keptMonths: place.retentionMonths },
    publicOrigin: new URL(place.publicUrl).origin,
    content: {
      ...topics,
      locales: content.locales,
      defaultLocale: content.defaultLocale,
      topicName: (topic, locale) => content.in(locale).topic(topic)?.name,
    },
    mapping,
    files,
    counts,
    add,
  })
  let done = 0
  for await (const thing of read.tickets()) {
    const ticket = readTicket(thing, read)
    if ('reason' in ticket) {
      counts.left += 1
      add({ ticket: ticket.key === '' ? null : ticket.key, what: 'left', detail: ticket.reason })
    } else await takeIn.ticket(ticket)
    done += 1
    if (done % 1_000 === 0) say(`${done} of ${read.count} tickets`)
  }
  await takeIn.joinMerged()

  const path = join(folder, '.move-in', ticketsKind === space ? space : `${space}-tickets`)
  mkdirSync(path, { recursive: true })
  const made = report()
  writeFileSync(join(path, 'report.json'), `${JSON.stringify(made, null, 2)}\n`)
  writeFileSync(join(path, 'report.md'), printTicketsReport(made))
  return { report: made, path: join(path, 'report.md') }
}

/**
 * Files the tickets of an export as cases, or what is new of them. The embedded database belongs to one process: there the
 * server is stopped (ground G28); PostgreSQL's may run.
 * @throws MoveInError, DataDirectoryInUseError while an embedded server runs
 */
export const runTickets = (
  place: TicketsPlace,
  command: TicketsCommand,
  circumstances: Circumstances = {},
): Promise<TicketsOutcome> =>
  changing(place, async (database) => {
    await database.migrate()
    return moveTickets(database, place, { ...command, folder: resolve(command.folder) }, circumstances)
  })

export const describeTickets = (outcome: TicketsOutcome): string => {
  if ('begun' in outcome)
    return `Nothing was filed yet. Say in ${outcome.begun} which topics the tickets come to, then run the same again.`
  const { counts, byKind } = outcome.report
  const found = Object.values(byKind).reduce((sum, one) => sum + one, 0)
  return [
    describeCounts(counts),
    `${found === 0 ? 'Everything fitted' : `${found} things did not come along as they were`}: ${outcome.path}`,
  ].join('\n')
}
