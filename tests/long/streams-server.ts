// The server of `make lab DO=streams`, in a process of its own: sessions without a sign-in, changes on request, its own
// figures.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { createCaseStore } from '../../server/src/cases/store.ts'
import { compose } from '../../server/src/compose.ts'
import { readConfig } from '../../server/src/config.ts'
import { createAnnouncer } from '../../server/src/news/announcer.ts'
import { aCase } from '../support/a-case.ts'

export type Request = { kind: 'change'; account: number } | { kind: 'figures' } | { kind: 'stop' }
export interface Figures {
  kind: 'figures'
  residentBytes: number
  /** Of this process since its start. */
  processorMilliseconds: number
}
export interface Ready {
  kind: 'ready'
  port: number
  cookies: string[]
}

const accounts = Number(process.argv[2])
const folder = mkdtempSync(join(tmpdir(), 'guidepost-streams-'))
const { app, database, sessions, start, stop } = await compose(
  readConfig({
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    LIMITS_SCALE: '1000000',
    ...(process.argv[3] === undefined ? {} : { DATABASE_URL: process.argv[3] }),
  }),
)
const announcer = createAnnouncer((notice) => database.notify('case_changed', notice))
const store = createCaseStore(database, announcer.changed)
const cookies: string[] = []
for (let index = 0; index < accounts; index += 1) {
  const id = `streams-${index}`
  const made = { id, displayName: id, softAccount: false, hasSqa: false, roles: [], region: 'us' }
  cookies.push(`gp_session=${(await sessions.create(made)).cookie}`)
  await store.insert(aCase({ id: String(9_000_000 + index), ownerId: id }))
}
await app.listen({ port: 0, host: '127.0.0.1' })
start()

const tell = (message: Figures | Ready): void => {
  process.send?.(message)
}
process.on('message', (request: Request) => {
  if (request.kind === 'change') {
    void store.update(String(9_000_000 + request.account), { subject: `Changed at ${performance.now()}` })
  } else if (request.kind === 'figures') {
    const { user, system } = process.cpuUsage()
    tell({
      kind: 'figures',
      residentBytes: process.memoryUsage().rss,
      processorMilliseconds: (user + system) / 1000,
    })
  } else {
    void stop().then(() => {
      rmSync(folder, { recursive: true, force: true })
      process.exit(0)
    })
  }
})
tell({ kind: 'ready', port: (app.server.address() as AddressInfo).port, cookies })
