// The operator's commands (promises O6, O10, O11). Settings come from the environment, as the server's do:
// server/README.md.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../server/src/config.ts'
import { BlobStoreAwayError } from '../server/src/storage/blob-store.ts'
import { PackError } from '../server/src/content/pack/mistakes.ts'
import { MigrationError } from '../server/src/storage/migration-steps.ts'
import { ForeignFilesError } from '../server/src/storage/owned-blobs.ts'
import { DataDirectoryInUseError } from '../server/src/storage/lock.ts'
import { OperatorError } from './guidepost/archive.ts'
import { backUp, exportRows, importRows, releaseFiles, restore, type Outcome } from './guidepost/commands.ts'
import { compareContent, describeChanges, pullContent, pushContent } from './guidepost/content.ts'
import { countDead, describeJobs, dropJob, dropJobs, listJobs, listedStates, retryJob } from './guidepost/jobs.ts'
import { applySteps, describePlan, planSteps } from './guidepost/migrate.ts'
import { describeOutcome, movableKinds, readArguments, runMoveIn } from './move-in/command.ts'
import { MoveInError } from './move-in/library.ts'
import { describeTickets, readTicketsArguments, runTickets } from './move-in/tickets/command.ts'
import { endSessions } from './guidepost/sessions.ts'

const usage = readFileSync(new URL('guidepost/usage.txt', import.meta.url), 'utf8')
  .trimEnd()
  .replace('KINDS', movableKinds.join('|'))

/** EX_USAGE and EX_CONFIG of sysexits.h. */
const exits = { usage: 64, config: 78 }

const describe = ({ tables, rows, files }: Outcome): string => `${tables} tables, ${rows} rows, ${files} files`
const counted = (count: number, thing: string, deed: string, were: string): string =>
  count === 1 ? `1 ${thing} ${deed}.` : `${count} ${thing}s ${were}.`
const wrongUse = (): OperatorError => new OperatorError(usage, exits.usage)
const tell = (line: string): void => void process.stderr.write(`${line}\n`)

type Values = Readonly<Record<string, string | boolean | undefined>>
interface Command {
  /** How many words it takes at least and at most. */
  words?: readonly [least: number, most: number]
  flags?: readonly string[]
  /** Options with a text, which is never empty. */
  texts?: readonly string[]
  run: (words: readonly string[], values: Values) => Promise<string>
}
const inFolder = (flags: readonly string[], run: (folder: string, values: Values) => Promise<string>): Command => ({
  words: [1, 1],
  flags,
  run: ([folder], values) => run(folder!, values),
})

const carried = (said: (path: string) => string, work: typeof backUp): Command =>
  inFolder([], async (folder) => {
    const path = resolve(folder)
    return `${said(path)}: ${describe(await work(readConfig(), path))}.`
  })

const commands: Readonly<Record<string, Command>> = {
  'check-config': {
    run: async () => {
      readConfig()
      return 'The configuration is right.'
    },
  },
  migrate: {
    flags: ['plan'],
    run: async (_, { plan }) => {
      const config = readConfig()
      if (plan) return describePlan(await planSteps(config), config)
      const applied = await applySteps(config, tell)
      return applied.length === 0 ? 'Nothing was missing.' : `Applied: ${applied.join(', ')}.`
    },
  },
  backup: carried((path) => `Backed up to ${path}`, backUp),
  export: carried((path) => `Exported to ${path}`, exportRows),
  import: carried(() => 'Imported and compared', importRows),
  restore: inFolder(['verify'], async (folder, { verify }) => {
    const outcome = await restore(readConfig(), resolve(folder), { isVerified: verify === true })
    return `${verify ? 'Restored and compared' : 'Restored'}: ${describe(outcome)}.`
  }),
  'content push': inFolder(
    ['overwrite'],
    async (folder, { overwrite }) =>
      `Shown now: ${await pushContent(readConfig(), folder, { isOverwriting: overwrite === true })}.`,
  ),
  'content diff': inFolder(
    [],
    async (folder) => describeChanges(await compareContent(readConfig(), folder)) || 'Nothing differs.',
  ),
  'content pull': inFolder([], async (folder) => {
    const { length } = await pullContent(readConfig(), folder)
    return counted(length, 'file', 'was changed', 'were changed')
  }),
  'jobs list': {
    words: [0, 1],
    run: async ([wanted = 'dead']) => {
      const state = listedStates.find((one) => one === wanted)
      if (state === undefined) throw wrongUse()
      return describeJobs(await listJobs(readConfig(), state), state)
    },
  },
  'jobs count': {
    run: async () => {
      const counts = await countDead(readConfig())
      return counts.map((each) => Object.values(each).join('\t')).join('\n') || 'No job is dead.'
    },
  },
  'jobs retry': {
    words: [1, 1],
    run: async ([id]) => {
      await retryJob(readConfig(), id!)
      return `Job ${id} is tried again.`
    },
  },
  'jobs drop': {
    words: [0, 1],
    texts: ['kind', 'error', 'before'],
    run: async ([id], values) => {
      const isFiltered = Object.keys(values).length > 0
      if (isFiltered === (id !== undefined) || Number.isNaN(Date.parse(String(values['before'] ?? '2026-01-01'))))
        throw wrongUse()
      if (id === undefined) return counted(await dropJobs(readConfig(), values), 'job', 'is gone', 'are gone')
      await dropJob(readConfig(), id)
      return `Job ${id} is gone.`
    },
  },
  'sessions end': {
    words: [0, 1],
    flags: ['all'],
    run: async ([account], { all }) => {
      if ((all === true) === (account !== undefined)) throw wrongUse()
      return counted(await endSessions(readConfig(), account), 'session', 'has ended', 'have ended')
    },
  },
  'release-files': {
    run: async () => {
      const { from, owners } = await releaseFiles(readConfig())
      return owners.length === 0
        ? `Nobody owns the files in ${from}.`
        : `The files in ${from} belonged to ${owners.join(', ')}; the next installation that starts with them owns them.`
    },
  },
}

const runMove = async (given: readonly string[]): Promise<string> => {
  const tickets = readTicketsArguments(given)
  if (tickets !== undefined) return describeTickets(await runTickets(readConfig(), tickets, { say: tell }))
  const command = readArguments(given)
  if (command === undefined) throw wrongUse()
  return describeOutcome(command, await runMoveIn(command, tell))
}

/** @throws OperatorError with the usage where the words are none of a command's */
const run = async ([name = '', ...args]: string[]): Promise<string> => {
  if (name === 'move-in') return runMove(args)
  const isWhole = Object.hasOwn(commands, name)
  const command = Object.entries(commands).find(([one]) => one === (isWhole ? name : `${name} ${args[0]}`))?.[1]
  if (command === undefined) throw wrongUse()
  const { words: [least, most] = [0, 0], flags = [], texts = [] } = command
  const options = Object.fromEntries([
    ...flags.map((one) => [one, { type: 'boolean' }] as const),
    ...texts.map((one) => [one, { type: 'string' }] as const),
  ])
  const read = () => {
    try {
      return parseArgs({ args: isWhole ? args : args.slice(1), options, allowPositionals: true })
    } catch {
      throw wrongUse()
    }
  }
  const { values, positionals } = read()
  if (positionals.length < least || positionals.length > most || Object.values(values).includes('')) throw wrongUse()
  return command.run(positionals, values as Values)
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  const isOurs =
    error instanceof OperatorError ||
    error instanceof ConfigError ||
    error instanceof PackError ||
    error instanceof MoveInError ||
    error instanceof DataDirectoryInUseError ||
    error instanceof ForeignFilesError ||
    error instanceof MigrationError
  const isAway = error instanceof BlobStoreAwayError
  if (isAway) process.stderr.write(`${error.message}: ${(error.cause as Error).message}\n`)
  else process.stderr.write(`${isOurs ? error.message : ((error as Error).stack ?? String(error))}\n`)
  process.exitCode = error instanceof ConfigError ? exits.config : error instanceof OperatorError ? error.exitCode : 1
}
