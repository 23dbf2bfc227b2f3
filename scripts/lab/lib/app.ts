// The product in a process of its own, composed as in production, but with limits lifted: a measurement is one visitor in a
// hurry. Production refuses that setting (config.ts), so it is changed after reading.
import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { createCaseStore } from '../../../server/src/cases/store.ts'
import { compose } from '../../../server/src/compose.ts'
import { readConfig } from '../../../server/src/config.ts'
import { serveParent } from './child.ts'
import type { Usage } from './memory.ts'
import { answerCase, restrict } from './company.ts'
import { seedCases, seedThread } from './seed-cases.ts'
import { processorTime } from './stats.ts'

export interface RecordedStatement {
  sql: string
  parameters: unknown[]
}

/** Statements as they reach the driver, when BENCH_RECORD asks for them. */
const recorded: RecordedStatement[] = []
if (process.env['BENCH_RECORD'] === '1') {
  const { prepare } = DatabaseSync.prototype
  DatabaseSync.prototype.prepare = function prepareRecorded(text) {
    const statement = prepare.call(this, text)
    for (const name of ['run', 'all', 'iterate'] as const) {
      const original = statement[name].bind(statement) as (...parameters: unknown[]) => never
      statement[name] = (...parameters: unknown[]) => {
        recorded.push({ sql: text, parameters })
        return original(...parameters)
      }
    }
    return statement
  }
}

const composition = await compose({ ...readConfig(), limitsScale: 1_000_000_000 })
const { app, sessions, database } = composition
await app.listen({ port: 0, host: '127.0.0.1' })
composition.start()

serveParent((app.server.address() as AddressInfo).port, {
  /** A signed-in player's cookie. */
  signIn: async (id: string) => {
    const { cookie } = await sessions.create({
      id,
      displayName: 'Bench',
      softAccount: false,
      hasSqa: true,
      roles: [],
      region: 'us',
      email: `${id}@players.example`,
      emailVerified: true,
    })
    return `gp_session=${cookie}`
  },
  seedCases: (request: { owner: string; count: number }) =>
    seedCases({ database, store: createCaseStore(database), ...request }),
  seedThread: (request: { owner: string; events: number }) =>
    seedThread({ database, store: createCaseStore(database), ...request }),
  answerCase: (caseId: string) => answerCase(database, caseId),
  restrict: (accountId: string) => restrict(database, accountId),
  usage: (): Usage => {
    const { rss, heapUsed } = process.memoryUsage()
    return {
      processorSeconds: processorTime() / 1e3,
      memory: rss,
      heap: heapUsed,
      handles: process.getActiveResourcesInfo().length,
      files: readdirSync('/proc/self/fd').length,
    }
  },
  takeRecorded: () => recorded.splice(0),
})
process.once('SIGTERM', () => void composition.stop().finally(() => process.exit(0)))
