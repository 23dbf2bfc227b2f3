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
import {
  countDead,
  describeJobs,
  dropJob,
  dropJobs,
  listJobs,
  listedStates,
  retryJob,
  type DeadFilter,
} from './guidepost/jobs.ts'
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

/** @throws OperatorError with the usage where an option is no such one, or says nothing */
const readDeadFilter = (args: readonly string[]): DeadFilter => {
  const option = { type: 'string' } as const
  try {
    const { values } = parseArgs({ args: [...args], options: { kind: option, error: option, before: option } })
    if (Object.values(values).some((value) => value === '') || Number.isNaN(Date.parse(values.before ?? '2026-01-01')))
      throw new Error('empty')
    return values
  } catch {
    throw new OperatorError(usage, exits.usage)
  }
}

const runJobs = async ([action, subject, ...others]: string[]): Promise<string> => {
  const state = listedStates.find((one) => one === (subject ?? 'dead'))
  if (others.length === 0 && action === 'list' && state) return describeJobs(await listJobs(readConfig(), state), state)
  if (action === 'count' && subject === undefined) {
    const counts = await countDead(readConfig())
    return counts.map((each) => Object.values(each).join('\t')).join('\n') || 'No job is dead.'
  }
  if (action === 'drop' && subject?.startsWith('--')) {
    const dropped = await dropJobs(readConfig(), readDeadFilter([subject, ...others]))
    return dropped === 1 ? '1 job is gone.' : `${dropped} jobs are gone.`
  }
  if (others.length > 0 || subject === undefined || (action !== 'retry' && action !== 'drop'))
    throw new OperatorError(usage, exits.usage)
  if (action === 'retry') await retryJob(readConfig(), subject)
  else await dropJob(readConfig(), subject)
  return action === 'retry' ? `Job ${subject} is tried again.` : `Job ${subject} is gone.`
}

const runSessions = async ([action, subject, ...others]: string[]): Promise<string> => {
  if (
    action !== 'end' ||
    subject === undefined ||
    others.length > 0 ||
    (subject.startsWith('-') && subject !== '--all')
  )
    throw new OperatorError(usage, exits.usage)
  const ended = await endSessions(readConfig(), subject === '--all' ? undefined : subject)
  return ended === 1 ? '1 session has ended.' : `${ended} sessions have ended.`
}

const runMigrate = async (flags: readonly string[]): Promise<string> => {
  if (flags.length > 1 || (flags.length === 1 && flags[0] !== '--plan')) throw new OperatorError(usage, exits.usage)
  if (flags.length === 1) {
    const config = readConfig()
    return describePlan(await planSteps(config), config)
  }
  const applied = await applySteps(readConfig(), (line) => void process.stderr.write(`${line}\n`))
  return applied.length === 0 ? 'Nothing was missing.' : `Applied: ${applied.join(', ')}.`
}

const runContent = async ([action, folder, ...flags]: string[]): Promise<string> => {
  const isOverwriting = action === 'push' && flags.length === 1 && flags[0] === '--overwrite'
  if (folder === undefined || folder.startsWith('-') || (flags.length > 0 && !isOverwriting))
    throw new OperatorError(usage, exits.usage)
  if (action === 'push') return `Shown now: ${await pushContent(readConfig(), folder, { isOverwriting })}.`
  if (action === 'diff') return describeChanges(await compareContent(readConfig(), folder)) || 'Nothing differs.'
  if (action !== 'pull') throw new OperatorError(usage, exits.usage)
  const changes = await pullContent(readConfig(), folder)
  return changes.length === 1 ? '1 file was changed.' : `${changes.length} files were changed.`
}

const runMove = async (given: readonly string[]): Promise<string> => {
  const tell = (line: string): void => void process.stderr.write(`${line}\n`)
  const tickets = readTicketsArguments(given)
  if (tickets !== undefined) return describeTickets(await runTickets(readConfig(), tickets, { say: tell }))
  const command = readArguments(given)
  if (command === undefined) throw new OperatorError(usage, exits.usage)
  return describeOutcome(command, await runMoveIn(command, tell))
}

const run = async ([command, folder, ...flags]: string[]): Promise<string> => {
  if (command === 'move-in') return runMove(folder === undefined ? [] : [folder, ...flags])
  if (command === 'migrate') return runMigrate(folder === undefined ? [] : [folder, ...flags])
  if (command === 'jobs') return runJobs(folder === undefined ? [] : [folder, ...flags])
  if (command === 'content') return runContent(folder === undefined ? [] : [folder, ...flags])
  if (command === 'sessions') return runSessions(folder === undefined ? [] : [folder, ...flags])
  if (command === 'check-config') {
    readConfig()
    return 'The configuration is right.'
  }
  if (command === 'release-files') {
    const { from, owners } = await releaseFiles(readConfig())
    return owners.length === 0
      ? `Nobody owns the files in ${from}.`
      : `The files in ${from} belonged to ${owners.join(', ')}; the next installation that starts with them owns them.`
  }
  const isKnown = command === 'backup' || command === 'restore' || command === 'export' || command === 'import'
  const isFlagged = flags.length === 1 && flags[0] === '--verify' && command === 'restore'
  if (!isKnown || folder === undefined || folder.startsWith('-') || (flags.length > 0 && !isFlagged))
    throw new OperatorError(usage, exits.usage)
  const config = readConfig()
  const path = resolve(folder)
  if (command === 'backup') return `Backed up to ${path}: ${describe(await backUp(config, path))}.`
  if (command === 'export') return `Exported to ${path}: ${describe(await exportRows(config, path))}.`
  if (command === 'import') return `Imported and compared: ${describe(await importRows(config, path))}.`
  const outcome = await restore(config, path, { isVerified: isFlagged })
  return `${isFlagged ? 'Restored and compared' : 'Restored'}: ${describe(outcome)}.`
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
