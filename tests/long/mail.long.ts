// Ten thousand answers by mail over SMTP to a server that is killed four times meanwhile (`make lab DO=mail`): ten mail
// programs, nine languages, own, repeated, foreign, forged and automatic ones. None is lost, none lands in a wrong case, and
// each that is kept is what was sent, byte for byte. Says how large a backup is before and after.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readArchive } from '../../scripts/guidepost/archive.ts'
import { backUp } from '../../scripts/guidepost/commands.ts'
import { openDatabase } from '../../server/src/storage/database.ts'
import { type ServerProcess, startServerProcess } from '../e2e/support/server-process.ts'
import { freePort, mailInEnv, mailPack, runMails } from '../support/mail-run.ts'
import { startPostgres } from '../support/postgres.ts'
import { writePack } from '../support/write-pack.ts'

const count = Number(process.env['MAILS'] ?? 10_000)
const kills = Number(process.env['KILLS'] ?? 4)
/** The longest a killed server takes to be there again, in tenths of seconds. */
const tries = 1_200

test(`${count} mails, ${kills} kills: each where it belongs, strangers nowhere`, { timeout: 3_600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-mails-'))
  const dataDir = join(folder, 'data')
  const postgres = process.env['DATABASE'] === 'postgres' ? await startPostgres() : undefined
  const place = { dataDir, databaseUrl: (await postgres?.createDatabase()) ?? null, s3: null }
  writePack(join(folder, 'pack'), mailPack)
  const port = await freePort()
  const start = (): Promise<ServerProcess> =>
    startServerProcess({
      ...mailInEnv(port),
      DATA_DIR: dataDir,
      CONTENT_PACK: join(folder, 'pack'),
      LOG_LEVEL: 'silent',
      ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
    })
  let server = start()
  await server
  const database = await openDatabase(place)
  const bytesOfBackup = async (name: string): Promise<number> => {
    await backUp(place, join(folder, name))
    const { files } = await readArchive(join(folder, name))
    return Object.values(files).reduce((sum, { size }) => sum + size, 0)
  }
  try {
    const before = await bytesOfBackup('before')
    const begun = performance.now()
    let killed = 0
    const { byKind, mistakes, ...figures } = await runMails(
      { database, dataDir },
      {
        port,
        count,
        tries,
        onSent: (sent) => {
          if (killed === kills || sent < ((killed + 0.5) / kills) * count) return
          killed += 1
          server = server.then(async (one) => {
            await one.kill('SIGKILL')
            return start()
          })
        },
      },
    )
    const seconds = (performance.now() - begun) / 1_000
    const backups = { before, after: await bytesOfBackup('after') }
    process.stdout.write(`${JSON.stringify({ seconds, killed, ...figures, backups, byKind }, null, 1)}\n`)
    expect(mistakes).toEqual([])
    expect(killed).toBe(kills)
  } finally {
    await (await server).stop()
    await database.close()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
