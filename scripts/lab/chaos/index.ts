// Usage: node scripts/lab/chaos/index.ts [cases] [--postgres] [--s3]   (DATABASE_URL, KILLS, SEED)
// Players write while everything goes wrong: double clicks, broken connections, retries under one key, SIGKILL with twenty
// requests under way. Whatever was acknowledged must be stored once, byte for byte, its mail sent (promises P1, P3, P4, P5).
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Child } from '../lib/child.ts'
import { signIn, type Player } from '../lib/player.ts'
import { startProduct } from '../lib/product.ts'
import { seeded } from '../../../server/src/articles/engine/linear-model.ts'
import { startPostgres } from '../../../tests/support/postgres.ts'
import { startS3 } from '../../../tests/support/s3.ts'
import { createIntents } from './intents.ts'
import { startMailCount } from './mails.ts'
import { play, type Stored } from './player.ts'
import { load, toll } from './send.ts'
import { verify } from './stored.ts'

const wanted = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 1_000)
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9))
const parallel = 48
const playerCount = 40
const leastInFlight = 20
/** A long run would fill the disk with pictures. */
const mostBytes = wanted > 5_000 ? 4_000 : 60_000
/** The limit of appeals of one account is three; the third is left to chance by nobody. */
const appealsOfOne = 2
const kills = Number(process.env['KILLS'] ?? 2)
/** When, as shares of what is acknowledged: the last early enough for the rest to be filed after it. */
const killShares = Array.from({ length: kills }, (_, at) => 0.1 + (0.6 * (at + 0.5)) / kills)
/** A lock of a killed worker holds two minutes. */
const mailSeconds = 180
const folder = mkdtempSync(join(tmpdir(), 'guidepost-chaos-'))
const dataDir = join(folder, 'data')
const secrets = { SESSION_SECRET: randomBytes(32).toString('hex'), ENCRYPTION_KEY: randomBytes(32).toString('hex') }
const postgres = process.argv.includes('--postgres') ? await startPostgres() : undefined
const databaseUrl = (await postgres?.createDatabase()) ?? process.env['DATABASE_URL'] ?? null

const mails = await startMailCount()
const s3 = process.argv.includes('--s3') ? await startS3() : undefined

/** The product as in production, with limits lifted; the same folder, secrets and database at every start. */
const startServer = (): Promise<Child> =>
  startProduct(folder, 'data', {
    LOG_LEVEL: 'warn',
    ...secrets,
    SMTP_URL: mails.url,
    SMTP_FROM: 'support@guidepost.example',
    ...s3?.env,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  })

let server = startServer()

const run = async (): Promise<number> => {
  const players: Player[] = []
  for (let at = 0; at < playerCount; at += 1) players.push(await signIn(await server, `chaos-${at}`))
  const random = seeded(seed)
  const source = createIntents(playerCount, seed, mostBytes)
  const acknowledged: Stored[] = []
  const killedWith: number[] = []
  let lived = 0
  let appeals = 0
  const appellants = new Map<number, Promise<Player>>()
  /** Asked of the company until a server that lives has done it. */
  const ask = async <T>(name: string, argument: string): Promise<T> => {
    for (;;) {
      try {
        return await (await server).ask<T>(name, argument)
      } catch (error) {
        // Over HTTP, a server whose connections are all taken had answered 503.
        if (!/^app\.ts ended|timeout exceeded when trying to connect/.test((error as Error).message)) throw error
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
  const target = {
    origin: async () => (await server).origin,
    player: (at: number) => players[at]!,
    patience: () => 2 + Math.floor(random() * 250),
    answerCase: (caseId: string) => ask<number>('answerCase', caseId),
    restrict: (accountId: string) => ask<string>('restrict', accountId),
    appellant: async () => {
      const at = Math.floor(appeals++ / appealsOfOne)
      const accountId = `chaos-appeal-${at}`
      for (;;) {
        const signedIn = appellants.get(at) ?? server.then((child) => signIn(child, accountId))
        appellants.set(at, signedIn)
        try {
          return { accountId, player: await signedIn }
        } catch {
          // Killed meanwhile.
          appellants.delete(at)
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      }
    },
  }
  const kill = async (): Promise<void> => {
    const victim = await server
    killedWith.push(load.inFlight)
    const ended = victim.kill()
    server = ended.then(startServer)
    await server
  }
  /** Looks until the moment has come: so much is acknowledged, so much is under way. */
  const killWhen = async (share: number): Promise<void> => {
    while (lived < wanted * share || load.inFlight < leastInFlight) {
      if (lived >= wanted * Math.min(0.99, share + 0.3))
        throw new Error(`chaos: never were ${leastInFlight} requests under way`)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    await kill()
  }
  const killer = (async () => {
    for (const share of killShares) await killWhen(share)
  })()
  let next = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < wanted; at = next++) {
      acknowledged.push(...(await play(at, source, target)))
      lived += 1
    }
  }
  const begun = performance.now()
  await Promise.all([killer, ...Array.from({ length: parallel }, work)])
  const seconds = (performance.now() - begun) / 1_000
  const byKind = Map.groupBy(acknowledged, ({ kind }) => kind)
  const filed = byKind.get('case')!.length
  await mails.until(filed, mailSeconds)
  await (await server).stop()
  const mailsTwice = [...mails.came.values()].filter((times) => times > 1).length
  const { lost, doubled, unasked, wrongFiles, filesChecked } = await verify(acknowledged, {
    dataDir,
    databaseUrl,
    s3: s3?.config ?? null,
  })
  const rows: [string, string | number][] = [
    ['database', databaseUrl === null ? 'embedded' : 'PostgreSQL'],
    ['files', s3 ? 'S3' : 'folder'],
    ['seed', seed],
    ['seconds', seconds.toFixed(1)],
    ['requests', toll.tries],
    ['broken off by the client', toll.aborted],
    ['lost connections', toll.lostConnections],
    ['answered "come back" (408, 409, 429, 503)', toll.comeBacks],
    ['kills', killedWith.length],
    ['least and most requests under way at one', `${Math.min(...killedWith)}, ${Math.max(...killedWith)}`],
    ['acknowledged', acknowledged.length],
    ...[...byKind].map(([kind, { length }]): [string, number] => [`  ${kind}`, length]),
    ['lost', lost.length],
    ['doubled', doubled.length],
    ['stored and acknowledged to nobody', unasked.length],
    ['files checked', filesChecked],
    ['files wrong', wrongFiles.length],
    ['mails', mails.came.size],
    ['mails that came twice', `${mailsTwice} (${((100 * mailsTwice) / filed).toFixed(2)} %)`],
  ]
  for (const [name, value] of rows) console.log(`${name.padEnd(40)}${value}`)
  const wrong = [
    ...lost.map((one) => `lost: ${one}`),
    ...doubled.map((one) => `doubled: ${one}`),
    ...unasked.map((one) => `acknowledged to nobody: ${one}`),
    ...wrongFiles.map((one) => `files: ${one}`),
  ]
  for (const one of wrong.slice(0, 20)) console.error(one)
  const isWhole = wrong.length === 0 && mails.came.size === filed && killedWith.every((count) => count >= leastInFlight)
  console.log(
    isWhole
      ? 'Everything acknowledged exists once, with all its files, and the mail of every case came.'
      : 'NOT everything acknowledged exists once with all its files and its mail.',
  )
  return isWhole ? 0 : 1
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error((error as Error).message)
  console.error(`The server's log ends:\n${readFileSync(join(folder, 'data.log'), 'utf8').slice(-6_000)}`)
  process.exitCode = 1
} finally {
  await server.then(
    (child) => child.kill(),
    () => undefined,
  )
  await postgres?.stop()
  await s3?.stop()
  await mails.stop()
  rmSync(folder, { recursive: true, force: true })
}
