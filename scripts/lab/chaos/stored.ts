// What is stored after a chaos run, read from the database and the store of files, without the server: everything
// acknowledged once, and each text with all its files.
import { createHash } from 'node:crypto'
import type { Config } from '../../../server/src/config.ts'
import { openDatabase } from '../../../server/src/storage/database.ts'
import { openBlobs } from '../../../server/src/storage/open-blobs.ts'
import '../../../server/src/cases/tables.ts'
import '../../../server/src/penalties/tables.ts'
import '../../../server/src/survey/tables.ts'
import type { Stored } from './player.ts'

export interface Verdict {
  lost: string[]
  doubled: string[]
  /** Stored, and by nobody acknowledged: a player who gave up would have left it; here nobody does. */
  unasked: string[]
  wrongFiles: string[]
  filesChecked: number
}

/** As much as one statement reads. */
const step = 20_000

export const verify = async (
  acknowledged: readonly Stored[],
  { dataDir, databaseUrl, s3 }: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>,
): Promise<Verdict> => {
  const database = await openDatabase({ dataDir, databaseUrl })
  const blobs = await openBlobs({ dataDir, s3 })
  const { db } = database
  const hashOf = async (sha256: string): Promise<string> => {
    const hash = createHash('sha256')
    try {
      for await (const chunk of await blobs.read(sha256)) hash.update(chunk as Buffer)
    } catch (error) {
      return (error as Error).message
    }
    return hash.digest('hex')
  }
  /** The marker of a text → where it stands, as often as it does. */
  const places = new Map<string, string[]>()
  const note = (text: string | null, place: string): void => {
    const marker = /chaos-\S+/.exec(text ?? '')?.[0]
    if (marker !== undefined) places.set(marker, [...(places.get(marker) ?? []), place])
  }
  /** Case and entry → its files. */
  const files = new Map<string, string[]>()
  const ended = new Map<string, string>()
  try {
    let after = ''
    for (;;) {
      const ids = (
        await db.selectFrom('support_case').select('id').where('id', '>', after).orderBy('id').limit(step).execute()
      ).map(({ id }) => id)
      if (ids.length === 0) break
      const [first, last] = [ids[0]!, ids.at(-1)!]
      for (const row of await db
        .selectFrom('case_event')
        .select(['case_id', 'position', 'text'])
        .where('case_id', '>=', first)
        .where('case_id', '<=', last)
        .execute())
        note(row.text, `${row.case_id} ${row.position}`)
      for (const row of await db
        .selectFrom('case_attachment')
        .select(['case_id', 'position', 'name', 'sha256'])
        .where('case_id', '>=', first)
        .where('case_id', '<=', last)
        .execute()) {
        const place = `${row.case_id} ${row.position}`
        files.set(place, [...(files.get(place) ?? []), `${row.name} ${row.sha256}`])
      }
      for (const row of await db
        .selectFrom('support_case')
        .select(['id', 'status', 'cancelled_at'])
        .where('id', '>=', first)
        .where('id', '<=', last)
        .execute())
        ended.set(row.id, row.cancelled_at === null ? row.status : 'CANCELLED')
      for (const row of await db
        .selectFrom('survey_answer')
        .select(['case_id', 'feedback'])
        .where('case_id', '>=', first)
        .where('case_id', '<=', last)
        .execute())
        note(row.feedback, row.case_id)
      after = last
    }
    for (const row of await db.selectFrom('appeal').select(['penalty_id', 'description']).execute())
      note(row.description, row.penalty_id)

    const verdict: Verdict = { lost: [], doubled: [], unasked: [], wrongFiles: [], filesChecked: 0 }
    for (const { kind, marker, ids, files: sent } of acknowledged) {
      const name = `${kind} ${marker}`
      const [id] = ids
      if (ids.size !== 1) verdict.doubled.push(name)
      if (kind === 'resolve' || kind === 'cancel') {
        if (ended.get(id!) !== (kind === 'resolve' ? 'RESOLVED' : 'CANCELLED')) verdict.lost.push(name)
        continue
      }
      const found = places.get(marker) ?? []
      places.delete(marker)
      if (!found.some((place) => place.split(' ')[0] === id)) verdict.lost.push(name)
      if (found.length > 1) verdict.doubled.push(name)
      const kept = found.length === 1 ? (files.get(found[0]!) ?? []) : []
      const expected = sent.map((file) => `${file.name} ${file.sha256}`)
      if (kept.sort().join() !== expected.sort().join())
        verdict.wrongFiles.push(`${name}: ${kept.length} of ${expected.length} files`)
      for (const file of kept) {
        verdict.filesChecked += 1
        const sha256 = file.split(' ')[1]!
        if ((await hashOf(sha256)) !== sha256) verdict.wrongFiles.push(`${name}: ${sha256}`)
      }
    }
    verdict.unasked.push(...places.keys())
    return verdict
  } finally {
    await database.close()
  }
}
