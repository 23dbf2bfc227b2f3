// Promise R5: filing a case through HTTP against the very same statements in a bare loop on a database of the same shape.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SQLInputValue } from 'node:sqlite'
import { openDatabase } from '../../../server/src/storage/database.ts'
import { openSqliteFile } from '../../../server/src/storage/sqlite-driver.ts'
import type { RecordedStatement } from '../lib/app.ts'
import type { Child } from '../lib/child.ts'
import { rate } from '../lib/load.ts'
import { signIn, submit, submitAgain } from '../lib/player.ts'
import { number, type Result } from '../lib/result.ts'
import { abba } from '../lib/stats.ts'
import { createVariation } from '../lib/variation.ts'

const seconds = 4

/**
 * What one submit does, in a transaction of its own: its neighbours in a shared commit (storage/group-commit.ts) are
 * left out.
 */
const transactionOf = (statements: readonly RecordedStatement[]): RecordedStatement[] => {
  const insert = statements.findIndex(({ sql }) => sql.startsWith('insert into "support_case"'))
  const savepoint = statements.slice(0, insert).findLastIndex(({ sql }) => sql.startsWith('savepoint'))
  const release = statements.findIndex(({ sql }, index) => index > insert && sql.startsWith('release'))
  if (insert < 0 || savepoint < 0 || release < 0) throw new Error('no submit among the recorded statements')
  return [
    { sql: 'begin immediate', parameters: [] },
    ...statements.slice(savepoint + 1, release),
    { sql: 'commit', parameters: [] },
  ]
}

const recordTwo = async (recorder: Child): Promise<[RecordedStatement[], RecordedStatement[]]> => {
  const player = await signIn(recorder, 'recorded')
  const record = async () => {
    await recorder.ask('takeRecorded')
    await submit(recorder.origin, player)
    return transactionOf(await recorder.ask<RecordedStatement[]>('takeRecorded'))
  }
  await record()
  return [await record(), await record()]
}

/** Transactions a second of the bare loop; the file stays open between rounds. */
const createLoop = async (folder: string, recordings: [RecordedStatement[], RecordedStatement[]]) => {
  await mkdir(folder)
  const migrated = await openDatabase({ dataDir: folder, databaseUrl: null })
  await migrated.migrate()
  await migrated.close()
  const database = openSqliteFile(join(folder, 'guidepost.sqlite'))
  const statements = recordings[0].map(({ sql }) => ({
    statement: database.prepare(sql),
    isReader: database.prepare(sql).columns().length > 0,
  }))
  const next = createVariation(recordings)
  const runOne = () => {
    const parameters = next()
    statements.forEach(({ statement, isReader }, index) => {
      statement[isReader ? 'all' : 'run'](...(parameters[index] as SQLInputValue[]))
    })
  }
  return {
    close: () => {
      database.close()
    },
    run: async () => {
      const begun = performance.now()
      let count = 0
      while (performance.now() - begun < seconds * 1000) {
        runOne()
        count += 1
      }
      return (count * 1000) / (performance.now() - begun)
    },
  }
}

export const measureSubmit = async (app: Child, recorder: Child, folder: string): Promise<Result[]> => {
  const player = await signIn(app, 'filer')
  const requests = [submitAgain(() => player)]
  await submit(app.origin, player)
  const recordings = await recordTwo(recorder)
  const loop = await createLoop(join(folder, 'direct'), recordings)
  try {
    const pair = await abba(
      4,
      () => rate({ origin: app.origin, connections: 8, seconds, expect: '2xx', requests }),
      loop.run,
    )
    return [
      {
        id: 'R5',
        what: 'submit through HTTP, 8 at a time ÷ the same SQL in a bare SQLite loop',
        ratio: pair.ratio,
        target: { atLeast: 0.48 },
        of: `${number(pair.a)} ÷ ${number(pair.b)} cases/s, ${recordings[0].length} statements`,
      },
    ]
  } finally {
    loop.close()
  }
}
