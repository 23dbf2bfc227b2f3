import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { caseMailKinds } from '../../../server/src/cases/ports.ts'
import { createCaseOrigins } from '../../../server/src/cases/origins.ts'
import { createManualClock } from '../../../server/src/lib/clock.ts'
import type { AnyDatabase } from '../../../server/src/storage/database.ts'
import { moveTickets } from '../tickets/command.ts'
import { mappingFile } from '../tickets/mapping.ts'
import type { TicketFindingKind } from '../tickets/old-ticket.ts'
import type { TicketsReport } from '../tickets/tickets-report.ts'
import type { TestServer } from '../../../tests/support/test-server.ts'

/** An export's files, moved in under a name of its own. */
export const movingTickets = (server: TestServer, root: string, space: string, rules: string, now: string) => {
  const at = join(root, space)
  const write = (path: string, content: unknown): void => {
    const file = join(at, 'export', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content))
  }
  mkdirSync(join(at, 'work'), { recursive: true })
  if (rules !== '') writeFileSync(join(at, 'work', mappingFile), rules)
  const { database, dataDir } = server
  const run = async () =>
    moveTickets(
      database,
      {
        dataDir,
        s3: null,
        publicUrl: 'http://localhost:8080',
        mountPath: '/support',
        secrets: ['a'.repeat(32)],
        encryptionKeys: ['b'.repeat(32)],
        retentionMonths: null,
      },
      { source: join(at, 'export'), folder: join(at, 'work'), space },
      { clock: createManualClock(now) },
    )
  const move = async (): Promise<TicketsReport> => {
    const outcome = await run()
    if ('begun' in outcome) throw new Error('a mapping was begun')
    return outcome.report
  }
  const caseOf = async (number: number) =>
    (await createCaseOrigins({ database, clock: createManualClock(now) }).find({
      source: space,
      externalId: String(number),
    }))!.caseId!
  return { at, space, write, run, move, caseOf }
}

export const said = ({ findings }: TicketsReport, what: TicketFindingKind) =>
  findings.filter((one) => one.what === what).map(({ ticket: number, detail }) => `${number ?? 'export'}: ${detail}`)

/** Mails that wait to be sent of cases that moved in. */
export const mailsOfMoved = async ({ db }: AnyDatabase) => {
  const mails = await db.selectFrom('job').select('payload').where('kind', 'in', caseMailKinds).execute()
  const moved = await db.selectFrom('case_origin').select('case_id').execute()
  const ids = new Set(moved.map((row) => row.case_id))
  return mails.filter(({ payload }) => ids.has((JSON.parse(payload) as { caseId: string }).caseId))
}
