/**
 * Rows for every growing table, made by the database itself out of numbers: what is in them says nothing, how many
 * there are and how often a value comes again does.
 */
import { sql, type Kysely } from 'kysely'
import { small } from './plans.ts'

/** Columns with few different values, and how often the commonest comes: of a million jobs nearly all are done. */
const few: Readonly<Record<string, { values: readonly string[]; first: number }>> = {
  status: { values: ['RESOLVED', 'OPEN', 'INFO'], first: 0.9 },
  state: { values: ['done', 'waiting', 'running', 'failed'], first: 0.99 },
  kind: { values: ['mail', 'sms', 'sweep', 'scan'], first: 0.7 },
  type: { values: ['TICKET', 'BUG'], first: 0.9 },
  product: { values: ['services', 'wow', 'diablo4', 'overwatch', 'rumble'], first: 0.3 },
  locale: { values: ['en-US', 'de-DE', 'ja-JP', 'fr-FR'], first: 0.5 },
  region: { values: ['us', 'eu', 'kr'], first: 0.5 },
  assignee: { values: ['agent-1', 'agent-2', 'agent-3'], first: 0.3 },
  actor: { values: ['agent-1', 'agent-2', 'agent-3'], first: 0.3 },
  role: { values: ['agent', 'lead'], first: 0.9 },
  action: { values: ['case.read', 'case.reply', 'case.resolve'], first: 0.6 },
  scan: { values: ['clean', 'waiting'], first: 0.99 },
  contact_channel: { values: ['TICKET', 'CHAT'], first: 0.9 },
}
/** So many accounts for as many cases as there are. */
const casesPerAccount = 5
/** Cases and what is written in them; of the rest, sessions, jobs, records, a tenth. */
const shareOf = (table: string): number => (/^(?:support_case|case_)/.test(table) ? 1 : 0.1)

interface Column {
  name: string
  dataType: string
  isNullable: boolean
}

const valueOf = ({ name, dataType, isNullable }: Column, isPostgres: boolean): string => {
  const known = few[name]
  if (known !== undefined && /text|char/i.test(dataType)) {
    const [first, ...others] = known.values.map((value) => `'${value}'`)
    const rest = others.map((value, at) => `when n % ${others.length} = ${at} then ${value}`).join(' ')
    const value = `case when n % 100 < ${Math.round(known.first * 100)} then ${first} ${rest} end`
    return isNullable ? `case when n % 2 = 0 then ${value} end` : value
  }
  if (/^_|\[\]$/.test(dataType)) return `'{}'`
  // A key is never empty, which the embedded database does not tell.
  if (name === 'doc') return 'n'
  // Read as JSON by what lists cases.
  if (name === 'fields') return isPostgres && /json/.test(dataType) ? `'{}'::jsonb` : `'{}'`
  if (name === 'ingame') return 'null'
  if (name === 'id' && !/int/i.test(dataType)) return `'id-' || n`
  if (name === 'part') return 'n % 3'
  if (name === 'queue_rank') return 'case when n % 100 < 90 then 2 when n % 2 = 0 then 0 else 1 end'
  // Words as in life: one in every case, one in a tenth, one in a thousand, one in a few.
  const words = `'hello word' || (n % 10) || ' topic' || (n % 1000) || ' ticket' || (n / 3)`
  if (dataType === 'tsvector') return `array_to_tsvector(string_to_array(${words}, ' '))`
  if (name === 'words') return isNullable ? 'null' : words
  if (/^(?:owner_id|account_id|owner|subject)$/.test(name)) return `'account-' || (n / ${casesPerAccount})`
  const isTime = isPostgres ? /^timestamp/.test(dataType) : /_(?:at|until)$/.test(name)
  const plain = isTime
    ? isPostgres
      ? `timestamptz '2026-01-01' + n * interval '1 second'`
      : `strftime('%Y-%m-%dT%H:%M:%fZ', 1767225600 + n, 'unixepoch')`
    : /json/.test(dataType)
      ? `'{}'::jsonb`
      : /bytea|blob/i.test(dataType)
        ? `''`
        : /int2|smallint/.test(dataType)
          ? 'n % 2'
          : /int/i.test(dataType)
            ? 'n % 1000'
            : name === 'id' || /_id$/.test(name)
              ? `'id-' || n`
              : `'${name}-' || n`
  // Nobody has ended, locked or left most of what there is.
  return isNullable ? `case when n % 4 = 0 then ${plain} end` : plain
}

/** @returns rows a table, by its name; of tables `isWanted` refuses none */
export const seed = async (
  db: Kysely<never>,
  count: number,
  isPostgres: boolean,
  isWanted: (table: string) => boolean = () => true,
): Promise<Map<string, number>> => {
  const tables = (await db.introspection.getTables({ withInternalKyselyTables: true })).filter(
    // The embedded database's full-text index fills itself from the table beside it.
    ({ name }) => isWanted(name) && !(name in small) && !name.startsWith('case_words'),
  )
  // Who is referred to need not be there first.
  if (!isPostgres) await sql.raw('pragma synchronous = off').execute(db)
  await sql.raw(isPostgres ? 'set session_replication_role = replica' : 'pragma foreign_keys = off').execute(db)
  const numbersTo = (most: number): string =>
    isPostgres
      ? `generate_series(1, ${most}) as numbers(n)`
      : `(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${most}) select n from numbers)`
  const rows = new Map<string, number>()
  for (const { name, columns } of tables) {
    const names = columns.map((column) => `"${column.name}"`).join(', ')
    const values = columns.map((column) => valueOf(column, isPostgres)).join(', ')
    const numbers = numbersTo(Math.ceil(count * shareOf(name)))
    // One of an account stays one of an account.
    const { numAffectedRows = 0n } = await sql
      .raw(`insert into "${name}" (${names}) select ${values} from ${numbers} where true on conflict do nothing`)
      .execute(db)
    if (isPostgres) await sql.raw(`analyze "${name}"`).execute(db)
    rows.set(name, Number(numAffectedRows))
    process.stderr.write(`${name}: ${numAffectedRows}\n`)
  }
  return rows
}
