// Cases: filing, the player's side, mails, and what time alone does.
import { createClamd } from '../adapters/scanner/clamd.ts'
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { createAskedIn } from '../cases/asked-in.ts'
import { createCaseFiles, type CaseFiles } from '../cases/case-files.ts'
import { createCaseClockWork } from '../cases/clock-work.ts'
import { createConfirmationLimit } from '../cases/confirmation-limit.ts'
import { seedDemoCases } from '../cases/demo-cases.ts'
import { createTriageStore } from '../cases/desk/triage-store.ts'
import { createCaseFiling } from '../cases/filing.ts'
import { createFileScans } from '../cases/file-scans.ts'
import { createCaseFinder } from '../cases/find.ts'
import { createCaseHoldings } from '../cases/holdings.ts'
import { createCaseMails, isGathered } from '../cases/mails.ts'
import { createOpenUse } from '../cases/open-use.ts'
import { createCaseOrigins } from '../cases/origins.ts'
import { caseMailKinds, type CaseOutbox, type CheckFiles } from '../cases/ports.ts'
import { createCaseReportDays } from '../cases/reports/days.ts'
import { registerCasesRoutes } from '../cases/routes.ts'
import { createCaseService } from '../cases/service.ts'
import { createCaseWaits } from '../cases/waits.ts'
import { moveChats } from '../chat/holdings.ts'
import { checkFiles as checkByRules, takenExtensions } from '../contact/file-rules.ts'
import { createAudit } from '../desk/audit.ts'
import type { Gives, Needs } from './core.ts'

/** Without a scanner files are opened as they come (T13). */
const composeFiles = (made: Needs<'caseStore'>): CaseFiles => {
  const { config, jobs, metrics, caseStore: store } = made
  if (config.clamdUrl === null) return createCaseFiles({ ...made, store, enqueueScan: undefined })
  const scans = createFileScans({ ...made, store, scanner: createClamd({ url: config.clamdUrl }) })
  jobs.handle('file-scan', ({ payload }) => scans.scan((payload as { sha256: string }).sha256))
  jobs.repeat('file-scan-waiting', 60, async () => {
    await scans.scanWaiting()
  })
  metrics.gauge('files_unchecked', 'Files that wait for their check', store.waitingCount)
  const enqueueScan = async (sha256: string): Promise<void> => {
    await jobs.enqueue('file-scan', { sha256 })
  }
  return createCaseFiles({ ...made, store, enqueueScan })
}

/** What time alone does, each on its own, so that one that fails stops no other (ground G32). */
const composeClockWork = (
  made: Needs<'caseStore' | 'onErased' | 'outbox' | 'periods' | 'survey' | 'triage'>,
  waits: ReturnType<typeof createCaseWaits>,
): void => {
  const { clock, jobs, caseStore: store, survey, triage } = made
  const now = () => clock.now().toISOString()
  const reportDays = createCaseReportDays(made)
  const audit = createAudit(made)
  const clockWork = createCaseClockWork({
    ...made,
    store,
    eraseSurveys: survey.erase,
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
  for (const [kind, seconds, work] of [
    ['case-search-fill', 60, store.fillWords],
    // A reminder is a matter of minutes.
    ['case-wake', 60, (signal) => triage.wake(now(), signal)],
    ['case-report-roll', 60, reportDays.rollUp],
    ['case-auto-resolve', 3600, clockWork.resolveSilent],
    ['case-token-end', 3600, clockWork.endTokens],
    ['case-retention', 3600, clockWork.forgetArchived],
    ['case-report-backlog', 3600, reportDays.countBacklog],
    ['case-report-end', 3600, reportDays.forget],
    ['case-origins-end', 3600, createCaseOrigins(made).sweep],
    ['case-waits-end', 3600, (signal) => waits.forget(now(), signal)],
  ] satisfies [string, number, (signal: AbortSignal) => Promise<unknown>][])
    jobs.repeat(kind, seconds, async (signal) => {
      await work(signal)
    })
}

export const composeCases = (
  made: Needs<
    | 'askCallBack'
    | 'catalogue'
    | 'caseStore'
    | 'mailer'
    | 'onChange'
    | 'onErased'
    | 'phoneRules'
    | 'phones'
    | 'push'
    | 'replyAddresses'
    | 'route'
    | 'survey'
    | 'uploads'
    | 'uploadStore'
    | 'wishes'
  >,
): Gives<
  'askedIn' | 'cases' | 'checkFiles' | 'files' | 'filing' | 'lineOf' | 'openUse' | 'outbox' | 'periods' | 'triage'
> => {
  const { config, database, blobs, jobs, content, metrics, afterCommit, say, pageUrl } = made
  const { caseStore: store, onChange, phoneRules, phones, push, survey, uploads, uploadStore } = made
  const periods = () => {
    const { cases } = content.current().settings
    // What a law or the operator asks stands above what the content's writers say.
    return config.retentionMonths === null ? cases : { ...cases, keptMonths: config.retentionMonths }
  }
  const checkFiles: CheckFiles = (path, files, limit) => checkByRules(path, files, limit, takenExtensions)
  const outbox: CaseOutbox = {
    enqueue: async (kind, caseId) => {
      await jobs.enqueue(kind, { caseId })
      if (isGathered(kind)) await push.announce(caseId)
    },
  }
  const triage = createTriageStore(database, onChange)
  const waits = createCaseWaits(database)
  const files = composeFiles(made)
  const shared = { ...made, store, periods, checkFiles, outbox, triage, files, lineOf: waits.lineOf }
  composeClockWork(shared, waits)
  const casesCreated = metrics.counter('cases_created_total', 'Cases filed')
  const filing = createCaseFiling({
    ...shared,
    onFiles: files.arrived,
    onFiled: () => afterCommit(() => casesCreated.inc()),
    setTags: triage.setTags,
    mayConfirm: createConfirmationLimit(made),
  })
  const service = createCaseService({
    ...shared,
    finder: createCaseFinder(database),
    phones: { normalize: (number) => phoneRules.normalize(number, undefined), ofAccount: phones.numberOf },
    surveyAnswer: survey.exported,
  })
  const mails = createCaseMails({
    ...shared,
    tokenOf: filing.tokenOf,
    surveyUrl: (locale, caseId) => pageUrl(locale, `survey/link/${survey.linkOf(caseId)}`),
  })
  for (const kind of caseMailKinds) jobs.handle(kind, (job) => mails.send(kind, job))
  return {
    askedIn: createAskedIn(store),
    cases: service,
    checkFiles,
    files,
    filing,
    lineOf: waits.lineOf,
    openUse: createOpenUse(database),
    outbox,
    periods,
    triage,
    room: {
      holdings: createCaseHoldings({
        database,
        jobs,
        forgetSubjects: createAudit(made).forgetSubjects,
        onMoved: moveChats(database),
      }),
      register: (app) => registerCasesRoutes(app, { service, uploads, say }),
      seed: async () => {
        await seedDemoCases({ ...shared, content: content.current(), accounts: demoAccounts })
      },
      sweep: async () => {
        await blobs.sweep(async (hashes) => [
          ...(await store.referenced(hashes)),
          ...(await uploadStore.referenced(hashes)),
        ])
      },
    },
  }
}
