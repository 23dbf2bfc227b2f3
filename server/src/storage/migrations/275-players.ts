import { sql, type Kysely } from 'kysely'
import { addressWords, nameWords } from '../../lib/name-words.ts'
import type { Dialect } from '../dialect.ts'

const batch = 500
const keptMilliseconds = 730 * 86_400_000

interface Known {
  accountId: string
  name: string | null
  email: string | null
  locale: string | null
  seenAt: string
}

/** Players, what they are found by, and notes on them (CD-325, CD-326); whoever is known so far stands there at once. */
export const up = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const { timestamp, flag } = dialect.types
  // Ranges of words go by their bytes on both databases.
  const word = dialect.name === 'postgres' ? sql`text collate "C"` : 'text'
  await db.schema
    .createTable('player')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('display_name', 'text')
    .addColumn('email', 'text')
    .addColumn('locale', 'text')
    .addColumn('is_child', flag, (column) => column.notNull())
    .addColumn('seen_at', timestamp, (column) => column.notNull())
    .addColumn('kept_until', timestamp, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('player_word')
    .addColumn('word', word, (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('player_word_pk', ['word', 'account_id'])
    .execute()
  await db.schema
    .createTable('desk_player_note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('written_at', timestamp, (column) => column.notNull())
    .addColumn('edited_at', timestamp)
    .execute()
  await sql`create index player_seen on player (seen_at desc, account_id desc)`.execute(db)
  await sql`create index player_kept on player (kept_until)`.execute(db)
  await sql`create index player_word_account on player_word (account_id, word)`.execute(db)
  await sql`create index desk_player_note_account on desk_player_note (account_id, id)`.execute(db)

  const insert = async ({ accountId, name, email, locale, seenAt }: Known): Promise<void> => {
    const keptUntil = new Date(Date.parse(seenAt) + keptMilliseconds).toISOString()
    await sql`insert into player (account_id, display_name, email, locale, is_child, seen_at, kept_until)
      values (${accountId}, ${name}, ${email}, ${locale}, 0, ${seenAt}, ${keptUntil})
      on conflict (account_id) do nothing`.execute(db)
    for (const one of new Set([...nameWords([name]), ...addressWords(email), ...nameWords([accountId])]))
      await sql`insert into player_word (word, account_id) values (${one}, ${accountId})
        on conflict (word, account_id) do nothing`.execute(db)
  }
  /** Accounts in the order of their ids, so that none of any number is read twice. */
  const each = async (page: (after: string) => Promise<readonly Known[]>): Promise<void> => {
    for (let after = ''; ; ) {
      const known = await page(after)
      for (const one of known) await insert(one)
      const last = known.at(-1)
      if (!last) return
      after = last.accountId
    }
  }
  await each(async (after) => {
    const { rows } = await sql<Known>`
      select account_id as "accountId", null as name, email, locale, seen_at as "seenAt" from account_address
      where account_id > ${after} order by account_id limit ${batch}`.execute(db)
    return rows
  })
  await each(async (after) => {
    const { rows } = await sql<{ owner: string }>`
      select distinct owner_id as owner from support_case where owner_id > ${after} order by owner_id limit ${batch}`.execute(
      db,
    )
    const found: Known[] = []
    for (const { owner } of rows) {
      const newest = await sql<Known>`
        select owner_id as "accountId", contact_name as name, contact_email as email, locale, created_at as "seenAt"
        from support_case where owner_id = ${owner} order by updated_at desc, id desc limit 1`.execute(db)
      found.push(...newest.rows)
    }
    return found
  })
  await sql`update player set display_name = (select contact_name from support_case
    where owner_id = player.account_id and contact_name is not null order by updated_at desc, id desc limit 1)
    where display_name is null`.execute(db)
  await each(async (after) => {
    const { rows } = await sql<Known>`
      select account_id as "accountId", null as name, null as email, null as locale, max(imposed_at) as "seenAt"
      from penalty where account_id > ${after} group by account_id order by account_id limit ${batch}`.execute(db)
    return rows
  })
}
