// What is stored after a chaos run, read from the database and the store of files, without the server: every acknowledged case
// once, with all its files.
import { createHash } from 'node:crypto'
import type { Config } from '../../server/src/config.ts'
import { openDatabase } from '../../server/src/storage/database.ts'
import { openBlobs } from '../../server/src/storage/open-blobs.ts'
import '../../server/src/cases/tables.ts'
import type { Filed } from './player.ts'

export interface Verdict {
  stored: number
  lost: string[]
  doubled: string[]
  wrongFiles: string[]
  filesChecked: number
}

export const verify = async (
  filed: readonly Filed[],
  { dataDir, databaseUrl, s3 }: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>,
): Promise<Verdict> => {
  const database = await openDatabase({ dataDir, databaseUrl })
  const blobs = await openBlobs({ dataDir, s3 })
  const hashOf = async (sha256: string): Promise<string> => {
    const hash = createHash('sha256')
    try {
      for await (const chunk of await blobs.read(sha256)) hash.update(chunk as Buffer)
    } catch (error) {
      return (error as Error).message
    }
    return hash.digest('hex')
  }
  try {
    const rows = await database.db
      .selectFrom('case_event')
      .select(['case_id', 'text'])
      .where('position', '=', 0)
      .where('text', 'like', '%chaos-%')
      .execute()
    const attachments = Map.groupBy(
      await database.db.selectFrom('case_attachment').select(['case_id', 'name', 'sha256']).execute(),
      (row) => row.case_id,
    )
    const cases = Map.groupBy(rows, ({ text }) => /chaos-\S+/.exec(text ?? '')![0])
    const verdict: Verdict = { stored: rows.length, lost: [], doubled: [], wrongFiles: [], filesChecked: 0 }
    for (const { intent, caseIds } of filed) {
      const found = cases.get(intent.marker)?.map((row) => row.case_id) ?? []
      if (found.length === 0 || ![...caseIds].every((id) => found.includes(id))) verdict.lost.push(intent.marker)
      if (found.length > 1 || caseIds.size > 1) verdict.doubled.push(intent.marker)
      for (const id of found) {
        const kept = attachments.get(id) ?? []
        const expected = intent.files.map(({ name, sha256 }) => `${name} ${sha256}`).sort()
        if (
          kept
            .map(({ name, sha256 }) => `${name} ${sha256}`)
            .sort()
            .join() !== expected.join()
        )
          verdict.wrongFiles.push(`${intent.marker}: ${kept.length} of ${expected.length} files`)
        for (const { sha256 } of kept) {
          verdict.filesChecked += 1
          if ((await hashOf(sha256)) !== sha256) verdict.wrongFiles.push(`${intent.marker}: ${sha256}`)
        }
      }
    }
    return verdict
  } finally {
    await database.close()
  }
}
