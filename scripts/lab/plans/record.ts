/**
 * A set-up file of vitest: writes down every statement that reaches a database while tests run, once each, with the
 * values of its first run. `RECORD_STATEMENTS` names the folder; one file a process.
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { join } from 'node:path'
import { PostgresConnection } from '../../../server/src/storage/postgres-connection.ts'
import type { Statement } from './statements.ts'

const folder = process.env['RECORD_STATEMENTS']
const marker = Symbol.for('guidepost.statements')
const known = globalThis as { [marker]?: Set<string> }

/** What hands on the statements of others; of scripts all but their tests. */
const onTheWay = new RegExp(
  String.raw`^server\/src\/(?:storage\/(?:database|group-commit|[\w-]+-driver|postgres-[\w-]+)|lib\/tracing)\.ts` +
    String.raw`|^scripts\/(?!.*\.test\.ts)`,
)
/** The first place of ours that waits for the statement, `server/src/cases/store.ts:120`; of a test, if it is a test's. */
const sender = (): string => {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 60
  const stack = new Error().stack ?? ''
  Error.stackTraceLimit = limit
  const places = [...stack.matchAll(/\/((?:server\/src|tests|scripts)\/[^:)]+\.ts):(\d+)/g)]
  const [, file = '', line = ''] = places.find(([, its = '']) => !onTheWay.test(its)) ?? []
  return `${file}:${line}`
}
/**
 * What the server can send, also where a command has it do its work. A command of its own accord is none of it: a backup
 * copies every table and reads it whole.
 */
const isOfServer = (place: string): boolean => /^server\/src\/(?!.*(?:\.test\.ts:|\/testing\/))/.test(place)
/** A test may ask what the product asks too: so many times its statement is looked at again. */
const looks = 20

const begin = (into: string): void => {
  const seen = new Set<string>()
  const asked = new Map<string, number>()
  known[marker] = seen
  mkdirSync(into, { recursive: true })
  const note = (database: Statement['database'], sql: string, parameters: readonly unknown[]): void => {
    const key = `${database} ${sql}`
    if (seen.has(key)) return
    const from = sender()
    const times = (asked.get(key) ?? 0) + 1
    asked.set(key, times)
    if (!isOfServer(from)) {
      if (times >= looks) seen.add(key)
      return
    }
    seen.add(key)
    const plain = parameters.map((value) =>
      value instanceof Uint8Array ? '' : typeof value === 'bigint' ? Number(value) : (value ?? null),
    )
    appendFileSync(
      join(into, `${process.pid}.jsonl`),
      `${JSON.stringify({ database, sql, parameters: plain, from } satisfies Statement)}\n`,
    )
  }

  const prepare = DatabaseSync.prototype.prepare
  DatabaseSync.prototype.prepare = function prepareNoted(this: DatabaseSync, ...its: Parameters<typeof prepare>) {
    const statement = prepare.apply(this, its)
    for (const call of ['all', 'run', 'iterate'] as const) {
      const original = statement[call].bind(statement) as (...values: unknown[]) => unknown
      const noted = (...values: unknown[]): unknown => {
        note('sqlite', its[0], values)
        return original(...values)
      }
      Object.assign(statement, { [call]: noted } as Partial<StatementSync>)
    }
    return statement
  }

  const { run, ahead, executeQuery } = PostgresConnection.prototype
  PostgresConnection.prototype.run = function runNoted(queries) {
    for (const { sql, parameters } of queries) note('postgres', sql, parameters)
    return run.call(this, queries)
  }
  PostgresConnection.prototype.ahead = function aheadNoted(query) {
    note('postgres', query.sql, query.parameters)
    ahead.call(this, query)
  }
  PostgresConnection.prototype.executeQuery = function executeNoted(query) {
    note('postgres', query.sql, query.parameters)
    return executeQuery.call(this, query) as ReturnType<typeof executeQuery<never>>
  }
}

if (folder !== undefined && known[marker] === undefined) begin(folder)
