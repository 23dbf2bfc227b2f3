// What the operator sees of the database and of its jobs.
import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyDatabase } from './database.ts'
import type { Jobs } from './jobs.ts'
import { backupMark } from './whole-data.ts'

type Measure = () => number | Promise<number>
interface Gauges {
  gauge: (name: string, help: string, measure: Measure) => void
  gauges: (name: string, help: string, labels: string[], measure: Jobs['deadByCause']) => void
}

export const gaugeStorage = (metrics: Gauges, database: AnyDatabase, jobs: Jobs, dataDir: string): void => {
  metrics.gauge('disk_free_bytes', 'What DATA_DIR has left', async () => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  })
  // PostgreSQL has its own ways (server/OPERATING.md): there the age is known once the command was used.
  const never = database.dialect.name === 'sqlite' ? Infinity : Number.NaN
  metrics.gauge('backup_age_seconds', 'Age of the last whole backup by the command', () =>
    stat(join(dataDir, backupMark)).then(
      ({ mtimeMs }) => (Date.now() - mtimeMs) / 1000,
      () => never,
    ),
  )
  metrics.gauge('database_transactions_waiting', 'Transactions that wait to begin', () => database.waiting().count)
  metrics.gauge(
    'database_transactions_waiting_seconds',
    'How long the first of them has waited',
    () => database.waiting().milliseconds / 1000,
  )
  const connected = database.connections()
  if (connected) {
    const used = () => database.connections()?.used ?? 0
    metrics.gauge('database_connections_used', 'Connections of the pool that somebody uses', used)
    metrics.gauge('database_connections_limit', 'Connections the pool may hold', () => connected.limit)
  }
  if (database.replicaReads()) {
    const reads = (how: 'replica' | 'behind' | 'away') => () => database.replicaReads()?.[how] ?? 0
    metrics.gauge('database_replica_reads', 'Lists and reports the read replica answered', reads('replica'))
    metrics.gauge('database_replica_behind', 'Those the primary answered because it lagged', reads('behind'))
    metrics.gauge('database_replica_away', 'Those the primary answered because it was away', reads('away'))
  }
  metrics.gauge('jobs_waiting', 'Jobs that wait', async () => (await jobs.stats()).waiting)
  metrics.gauges('jobs_dead', 'Jobs given up', ['kind', 'cause'], jobs.deadByCause)
  metrics.gauge('jobs_oldest_seconds', 'Age of the oldest waiting job', async () => (await jobs.stats()).oldestSeconds)
}
