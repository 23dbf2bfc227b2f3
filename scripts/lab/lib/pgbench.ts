// pgbench as the bare program beside the product: the statements PostgreSQL logged for one request, played again by its
// own load generator.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { RecordedStatement } from './app.ts'
import { drawnValues } from './variation.ts'

const parameter = /\$\d+ = (?:NULL|'((?:[^']|'')*)')/g

/**
 * Statements in a log written with log_statement=all and log_line_prefix='[%p] ', by the process that ran them, in
 * their order.
 */
export const readLoggedStatements = (log: string): Map<string, RecordedStatement[]> => {
  const byProcess = new Map<string, RecordedStatement[]>()
  for (const entry of log.split(/^(?=\[\d+\] )/m)) {
    const [, process, kind, text] =
      /^\[(\d+)\] (LOG|DETAIL): {2}(?:statement|execute [^:]*|parameters): ([^]*)$/.exec(entry) ?? []
    if (process === undefined) continue
    const statements = byProcess.get(process) ?? []
    byProcess.set(process, statements)
    if (kind === 'LOG') statements.push({ sql: text!.trim().replaceAll('\n\t', '\n'), parameters: [] })
    else
      statements.at(-1)!.parameters = [...text!.matchAll(parameter)].map(
        ([, value]) => value?.replaceAll("''", "'") ?? null,
      )
  }
  return byProcess
}

/** pgbench draws whole numbers only: so many digits at the end of a drawn value are new in each transaction. */
const digits = 15

export interface PgbenchScript {
  text: string
  variables: Record<string, string>
}

/**
 * The recorded transaction as a script: every parameter stays a parameter (`-M prepared`). What two recordings of the
 * same work have otherwise was drawn, and is drawn again by pgbench, the same wherever it stands.
 */
export const scriptOf = (recordings: [RecordedStatement[], RecordedStatement[]]): PgbenchScript => {
  const drawn = drawnValues(recordings)
  const variables: Record<string, string> = {}
  const write = (value: unknown, name: string): string => {
    if (value === null) return 'null'
    const text = String(value)
    const index = drawn.indexOf(text)
    // pgbench defines no empty variable.
    if (text === '') return "''"
    if (index >= 0 && /^\d+$/.test(text)) return `:d${index}`
    if (index >= 0) return `('${text.slice(0, -digits)}' || :d${index})`
    variables[name] = text
    return `:${name}`
  }
  const lines = recordings[0].map(
    ({ sql, parameters }, statement) =>
      `${sql.replaceAll(/\$(\d+)/g, (_, number: string) => write(parameters[Number(number) - 1], `p${statement}_${number}`))};`,
  )
  const draws = drawn.map((_, index) => `\\set d${index} random(1${'0'.repeat(digits - 1)}, ${'9'.repeat(digits)})`)
  return { text: [...draws, ...lines, ''].join('\n'), variables }
}

export interface PgbenchOptions {
  url: string
  script: string
  variables: Record<string, string>
  connections: number
  seconds: number
}

/** @returns transactions a second · @throws when some failed for good: a fast error is no speed */
export const pgbenchRate = async ({
  url,
  script,
  variables,
  connections,
  seconds,
}: PgbenchOptions): Promise<number> => {
  const { hostname, port, username, pathname } = new URL(url)
  const { stdout } = await promisify(execFile)('pgbench', [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${connections}`,
    `--time=${seconds}`,
    '--max-tries=14',
    `--file=${script}`,
    ...Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`),
    `--host=${hostname}`,
    `--port=${port}`,
    `--username=${username}`,
    pathname.slice(1),
  ])
  const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1]
  const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
  if (rate === undefined || (failed !== undefined && failed !== '0'))
    throw new Error(`pgbench: ${failed ?? 'no rate'} transactions failed`)
  return Number(rate)
}
