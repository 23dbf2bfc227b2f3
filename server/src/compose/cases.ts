import { createClamd } from '../adapters/scanner/clamd.ts'
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { createAskedIn } from '../cases/asked-in.ts'
import { createCaseEntry } from '../cases/case-entry.ts'
import { createCaseFiles, type CaseFiles } from '../cases/case-files.ts'
import { createCaseLists } from '../cases/case-lists.ts'
import { caseClockJobs } from '../cases/clock-jobs.ts'
import type { ClockWorkDeps } from '../cases/clock-work.ts'
import { createConfirmationLimit } from '../cases/confirmation-limit.ts'
import { seedDemoCases } from '../cases/demo-cases.ts'
import { createTriageStore } from '../cases/desk/triage-store.ts'
import { createCaseFiling } from '../cases/filing.ts'
import { createFileScans } from '../cases/file-scans.ts'
import { createCaseFinder } from '../cases/find.ts'
import { createCaseHoldings } from '../cases/holdings.ts'
import { createCaseMails, isGathered } from '../cases/mails.ts'
import { createOpenUse } from '../cases/open-use.ts'
import { caseMailKinds, type CaseOutbox, type CheckFiles } from '../cases/ports.ts'
import { createPeriods } from '../cases/periods.ts'
import { registerCasesRoutes } from '../cases/routes.ts'
import { createCaseService } from '../cases/service.ts'
import { createCaseWaits } from '../cases/waits.ts'
import { moveChats } from '../chat/holdings.ts'
import { checkFiles as checkByRules, takenExtensions } from '../contact/file-rules.ts'
import { createAudit } from '../desk/audit.ts'
import type { Gives, Needs } from './ports.ts'

/** Without a scanner files are opened as they come (T13). */
const composeFiles = (made: Needs): CaseFiles => {
  const { config, jobs, metrics, fileStore: store } = made
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

export const composeCases = (
  made: Needs<'catalogue' | 'notifications' | 'phone' | 'routing' | 'survey' | 'uploads'>,
): Gives<'cases'> => {
  const { config, database, blobs, jobs, content, metrics, afterCommit, say, pageUrl } = made
  const { caseStore: store, fileStore, onChange, phoneRules, phones, push, survey, uploads, uploadStore } = made
  const periods = createPeriods(content, config.retentionMonths)
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
  const audit = createAudit(made)
  const onForgotten: ClockWorkDeps['onForgotten'] = ({ id, ...detail }) => {
    const by = { actor: null, role: null, requestId: 'case-retention' }
    return audit.note(id, { ...by, action: 'cases.retention', subject: 'cases', detail })
  }
  for (const [kind, seconds, work] of caseClockJobs({ ...shared, waits, eraseSurveys: survey.erase, onForgotten }))
    jobs.repeat(kind, seconds, async (signal) => {
      await work(signal)
    })
  const casesCreated = metrics.counter('cases_created_total', 'Cases filed')
  const filing = createCaseFiling({
    ...shared,
    onFiles: files.arrived,
    onFiled: () => afterCommit(() => casesCreated.inc()),
    setTags: triage.setTags,
    mayConfirm: createConfirmationLimit(made),
  })
  const caseEntry = createCaseEntry(shared)
  const caseLists = createCaseLists({ ...shared, finder: createCaseFinder(database) })
  const service = createCaseService({
    ...shared,
    entry: caseEntry,
    phones: { normalize: (number) => phoneRules.normalize(number, undefined), ofAccount: phones.numberOf },
    surveyAnswer: survey.exported,
  })
  const mails = createCaseMails({
    ...shared,
    tokenOf: filing.tokenOf,
    opensByLink: () => made.flags.isOnForAny('anonymousTickets'),
    surveyUrl: (locale, caseId) => pageUrl(locale, `survey/link/${survey.linkOf(caseId)}`),
  })
  for (const kind of caseMailKinds) jobs.handle(kind, (job) => mails.send(kind, job))
  return {
    askedIn: createAskedIn(store),
    caseEntry,
    caseLists,
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
        forgetSubjects: audit.forgetSubjects,
        onMoved: moveChats(database),
      }),
      register: (app) => registerCasesRoutes(app, { service, entry: caseEntry, lists: caseLists, uploads, say }),
      seed: async () => {
        await seedDemoCases({ ...shared, content: content.current(), accounts: demoAccounts })
      },
      sweep: async () => {
        await blobs.sweep(async (hashes) => [
          ...(await fileStore.referenced(hashes)),
          ...(await uploadStore.referenced(hashes)),
        ])
      },
    },
  }
}
