// Cases: filing, the player's side, the desk's side, mails, and what time alone does.
import { createAudit } from '../desk/audit.ts'
import { seedDemoCases } from '../cases/demo-cases.ts'
import { createCaseFiles, type CaseFiles } from '../cases/case-files.ts'
import { createCaseClockWork } from '../cases/clock-work.ts'
import { registerCasesDesk, type CasesDeskDeps } from '../cases/desk/routes.ts'
import { createSavedViews } from '../cases/desk/saved-views.ts'
import { createCaseTriage } from '../cases/desk/triage.ts'
import { createTriageStore } from '../cases/desk/triage-store.ts'
import { problem } from '../platform/problems.ts'
import { createCaseDrafts } from '../cases/desk/drafts.ts'
import { createCaseDesk, type CaseDeskDeps } from '../cases/desk/service.ts'
import { createCaseDeskStore } from '../cases/desk/store.ts'
import { createPlayerCases, type PlayerCases } from '../cases/desk/player-cases.ts'
import { createCaseSummaries } from '../cases/desk/summaries.ts'
import { createConfirmationLimit } from '../cases/confirmation-limit.ts'
import { createCaseFinder } from '../cases/find.ts'
import type { OnCaseHappening } from '../cases/happenings.ts'
import { createCaseHoldings, type CaseHoldingsDeps } from '../cases/holdings.ts'
import { createCaseMerges } from '../cases/merges.ts'
import { createCaseSplits } from '../cases/splits.ts'
import { createCaseFiling, type CaseFiling } from '../cases/filing.ts'
import { createCaseMails, isGathered } from '../cases/mails.ts'
import { createNotReached } from '../cases/not-reached.ts'
import { createCaseOrigins } from '../cases/origins.ts'
import type { ReplyAddresses } from '../cases/mail/reply-address.ts'
import {
  caseMailKinds,
  type CaseCatalogue,
  type CaseClocks,
  type CaseFlagging,
  type CaseOutbox,
  type CheckFiles,
  type Mailer,
  type MailWishes,
  type OnCaseChange,
  type RouteCase,
} from '../cases/ports.ts'
import { registerCasesRoutes } from '../cases/routes.ts'
import { createCaseService, type CaseService } from '../cases/service.ts'
import { createCaseReportDays } from '../cases/reports/days.ts'
import { createCaseReport } from '../cases/reports/report.ts'
import { createOpenUse } from '../cases/open-use.ts'
import { createCaseWaits } from '../cases/waits.ts'
import type { CaseStore } from '../cases/store.ts'
import { createFileScans } from '../cases/file-scans.ts'
import { createClamd } from '../adapters/scanner/clamd.ts'
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { checkFiles, takenExtensions } from '../contact/file-rules.ts'
import type { PhoneRules } from '../phone/numbering.ts'
import type { PhoneService } from '../phone/service.ts'
import type { SurveyService } from '../survey/service.ts'
import type { Core } from './core.ts'
import type { Composed, Room } from './room.ts'
import type { UploadsPorts } from './uploads.ts'
import type { ValidationText } from './validation-text.ts'
import { wholeOrBeginning } from './work.ts'

export interface CasesParts {
  askCallBack: (caseId: string, at: string) => Promise<void>
  onHappening: OnCaseHappening
  onErased: (caseIds: readonly string[]) => Promise<void>
  /** Cases become another account's. */
  onMoved: CaseHoldingsDeps['onMoved']
  onChange: OnCaseChange
  gameContextOf: CaseDeskDeps['gameContextOf']
  route: RouteCase
  isTeam: (id: string) => Promise<boolean>
  /** By id. */
  teamNames: () => Promise<ReadonlyMap<string, string>>
  clocksOf: CaseDeskDeps['clocksOf']
  clocks: Pick<CaseClocks, 'changed'>
  flagging: CaseFlagging
  /** Of cases whose messages stand at other places now. */
  forgetTranslations: (caseIds: readonly string[]) => Promise<void>
  store: CaseStore
  catalogue: CaseCatalogue
  openingsOf: CaseDeskDeps['openingsOf']
  phone: { service: Pick<PhoneService, 'numberOf' | 'protectedSince'>; rules: PhoneRules }
  survey: Pick<SurveyService, 'exported' | 'erase' | 'linkOf'>
  mailer: Mailer
  wishes: MailWishes
  /** Tells the browsers of a case's owner that there is news. */
  pushNews: (caseId: string) => Promise<void>
  replyAddresses: ReplyAddresses | undefined
  uploads: UploadsPorts
  text: ValidationText
}

export interface CasesPorts {
  /** The room at the desk: what files there for a player is made of what is filed here. */
  desk: (fileForPlayer: CasesDeskDeps['fileForPlayer']) => { room: Room }
  /** What a case asks in the player's own words; undefined for one that is not there, null where it says nothing. */
  openUse: ReturnType<typeof createOpenUse>
  askedIn: (caseId: string) => Promise<{ query: string; product: string; locale: string } | null | undefined>
  service: CaseService
  filing: CaseFiling
  outbox: CaseOutbox
  notReached: ReturnType<typeof createNotReached>
  checkReplyFiles: CheckFiles
  files: CaseFiles
  /** For the players' sheet at the desk. */
  playerCases: PlayerCases
}

export const composeCases = (
  core: Core,
  {
    askCallBack,
    onHappening,
    onErased,
    onMoved,
    onChange,
    gameContextOf,
    route,
    isTeam,
    teamNames,
    clocksOf,
    clocks,
    flagging,
    forgetTranslations,
    store,
    catalogue,
    phone,
    openingsOf,
    survey,
    mailer,
    wishes,
    pushNews,
    replyAddresses,
    uploads,
    text,
  }: CasesParts,
): Composed<CasesPorts> => {
  const { config, clock, keys, database, blobs, keepFiles, jobs, content, texts, limits, metrics, work } = core
  const { withTransaction } = database
  const periods = () => {
    const { cases } = content.current().settings
    // What a law or the operator asks stands above what the content's writers say.
    return config.retentionMonths === null ? cases : { ...cases, keptMonths: config.retentionMonths }
  }
  const caseUrl = (locale: string, idOrToken: string): string =>
    `${config.publicUrl}${config.mountPath}/${locale}/help/case/detail/${idOrToken}`
  const checkReplyFiles = (path: string, files: Parameters<typeof checkFiles>[1], limit: number) =>
    checkFiles(path, files, limit, takenExtensions)
  const outbox: CaseOutbox = {
    enqueue: async (kind, caseId) => {
      await jobs.enqueue(kind, { caseId })
      if (isGathered(kind)) await pushNews(caseId)
    },
  }

  jobs.repeat('case-search-fill', 60, store.fillWords)
  const drafts = createCaseDrafts({ database, clock })
  const triage = createTriageStore(database, onChange)
  const merges = createCaseMerges({
    database,
    clocks,
    tags: triage,
    standing: flagging.standing,
    forgetTranslations,
    onChange,
    onHappening,
  })
  const splits = createCaseSplits({ database, store, clocks, flagging, forgetTranslations, onChange, onHappening })
  const savedViews = createSavedViews({ database, clock })
  // Without a scanner files are opened as they come (T13).
  const scans =
    config.clamdUrl === null
      ? undefined
      : createFileScans({ store, blobs, scanner: createClamd({ url: config.clamdUrl }), clock, warn: core.warn })
  const files = createCaseFiles({
    store,
    blobs,
    enqueueScan:
      scans &&
      (async (sha256) => {
        await jobs.enqueue('file-scan', { sha256 })
      }),
  })
  if (scans) {
    jobs.handle('file-scan', ({ payload }) => scans.scan((payload as { sha256: string }).sha256))
    jobs.repeat('file-scan-waiting', 60, async () => {
      await scans.scanWaiting()
    })
    metrics.gauge('files_unchecked', 'Files that wait for their check', store.waitingCount)
  }

  const casesCreated = metrics.counter('cases_created_total', 'Cases filed')
  const filing = createCaseFiling({
    store,
    withTransaction,
    clock,
    keys,
    onFiles: files.arrived,
    askCallBack,
    onFiled: () => database.afterCommit(() => casesCreated.inc()),
    outbox,
    route,
    setTags: triage.setTags,
    mayConfirm: createConfirmationLimit({ limits, keys }),
  })
  const waits = createCaseWaits(database)
  const service = createCaseService({
    askCallBack,
    finder: createCaseFinder(database),
    files,
    store,
    withTransaction,
    clock,
    periods,
    catalogue,
    keepFiles,
    limits,
    text,
    checkFiles: checkReplyFiles,
    phones: {
      normalize: (number) => phone.rules.normalize(number, undefined),
      ofAccount: phone.service.numberOf,
    },
    surveyAnswer: survey.exported,
    lineOf: waits.lineOf,
  })

  const mails = createCaseMails({
    store,
    tokenOf: filing.tokenOf,
    mailer,
    say: texts.say,
    caseUrl,
    surveyUrl: (locale, caseId) =>
      `${config.publicUrl}${config.mountPath}/${locale}/help/survey/link/${survey.linkOf(caseId)}`,
    siteTitle: (locale) => content.current().in(locale).title,
    host: new URL(config.publicUrl).hostname,
    replyAddresses,
    wishes,
  })
  for (const kind of caseMailKinds) jobs.handle(kind, (job) => mails.send(kind, job))

  // A reminder is a matter of minutes.
  jobs.repeat('case-wake', 60, async (signal) => {
    await triage.wake(clock.now().toISOString(), signal)
  })
  const reportDays = createCaseReportDays({ database, clock })
  jobs.repeat('case-report-roll', 60, async (signal) => {
    await reportDays.rollUp(signal)
  })
  // What time alone does, hourly; each on its own, so that one that fails stops no other (ground G32).
  const audit = createAudit({ database, clock })
  const clockWork = createCaseClockWork({
    database,
    store,
    clock,
    periods,
    outbox,
    eraseSurveys: survey.erase,
    onErased,
    onForgotten: ({ id, ...detail }) =>
      audit.note(id, {
        actor: null,
        role: null,
        action: 'cases.retention',
        subject: 'cases',
        requestId: 'case-retention',
        detail,
      }),
  })
  for (const [kind, work] of [
    ['case-auto-resolve', clockWork.resolveSilent],
    ['case-token-end', clockWork.endTokens],
    ['case-retention', clockWork.forgetArchived],
    ['case-report-backlog', reportDays.countBacklog],
    ['case-report-end', reportDays.forget],
    ['case-origins-end', createCaseOrigins({ database, clock }).sweep],
    ['case-waits-end', (signal: AbortSignal) => waits.forget(clock.now().toISOString(), signal)],
  ] as const) {
    jobs.repeat(kind, 3600, async (signal) => {
      await work(signal)
    })
  }

  const defaultLocale = () => content.current().defaultLocale
  return {
    desk: (fileForPlayer) => ({
      room: {
        registerDesk: (desk) =>
          registerCasesDesk(desk, {
            savedViews,
            demandHandled: flagging.demandHandled,
            fileForPlayer,
            report: createCaseReport(database, {
              namesOf: async (by, keys) => {
                if (by === 'agent') return desk.representativeNames(keys)
                if (by === 'team') return teamNames()
                const nameOf = {
                  game: (key: string) => catalogue.product(key, defaultLocale())?.title,
                  topic: (key: string) => catalogue.topicName(Number(key), defaultLocale()),
                  language: () => undefined,
                  channel: () => undefined,
                }[by]
                return new Map(
                  keys.flatMap((key) => {
                    const name = nameOf(key)
                    return name === undefined ? [] : [[key, name]]
                  }),
                )
              },
            }),
            triage: {
              tags: triage.tags,
              ...createCaseTriage({
                store,
                triage,
                withTransaction,
                clock,
                mayTake: desk.mayTake,
                isTeam,
                standing: flagging.standing,
                onHappening,
                refuse: (field, code) =>
                  problem.validation({
                    fieldErrors: [{ field, code }],
                    errorCodes: { [code]: text(defaultLocale(), code) },
                  }),
              }),
            },
            service: createCaseDesk({
              triage,
              savedViews,
              onHappening,
              mailText: (raw) => wholeOrBeginning((isPart) => work.run('mailText', { raw, isPart })),
              protectedSince: phone.service.protectedSince,
              openingsOf,
              gameContextOf,
              clocksOf,
              flagging,
              lineOf: waits.lineOf,
              store,
              deskStore: createCaseDeskStore(database),
              drafts,
              merges,
              splits,
              route,
              filing,
              withTransaction,
              clock,
              periods,
              keys,
              files,
              keepFiles,
              text,
              locale: defaultLocale,
              catalogue: {
                ...catalogue,
                isTopicOf: (topicId, product) =>
                  content.current().in(defaultLocale()).topic(topicId)?.product === product,
              },
              checkFiles: checkReplyFiles,
              outbox,
              mayTake: desk.mayTake,
              linkUrl: caseUrl,
            }),
          }),
      },
    }),
    openUse: createOpenUse(database),
    askedIn: async (caseId) => {
      const record = await store.find(caseId)
      if (!record) return undefined
      const query = (await store.beginnings([caseId])).get(caseId)?.trim() ?? ''
      return query === '' ? null : { query, product: record.product, locale: record.locale }
    },
    service,
    filing,
    outbox,
    files,
    notReached: createNotReached({ store, clock, outbox }),
    checkReplyFiles,
    playerCases: createPlayerCases(
      database,
      createCaseSummaries({ store, triage, flagging, catalogue, locale: defaultLocale }),
    ),
    room: {
      holdings: createCaseHoldings({ database, jobs, forgetSubjects: audit.forgetSubjects, onMoved }),
      register: (app) =>
        registerCasesRoutes(app, { service, uploads: uploads.service, say: (locale, key) => texts.say(locale, key) }),
      seed: async () => {
        await seedDemoCases({
          store,
          triage,
          route,
          withTransaction,
          clock,
          content: content.current(),
          accounts: demoAccounts,
        })
      },
      sweep: async (signal) => {
        await drafts.sweep(signal)
        await blobs.sweep(async (hashes) => [
          ...(await store.referenced(hashes)),
          ...(await uploads.store.referenced(hashes)),
        ])
      },
    },
  }
}
