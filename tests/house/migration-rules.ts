// What a step of the schema may do while instances of the release before go on (server/UPGRADING.md, promises O9): read
// from the statements it sends, not from how it is written. What is not named here is refused.
import {
  lockedTables,
  readIndex,
  readStatements,
  type MigrationModule,
} from '../../server/src/storage/migration-steps.ts'

const addsColumn = /^alter table (\w+) add column \w+ (.*)$/
const constant = String.raw`(?:-?\d+|'[^']*'|null|true|false)`
const type = String.raw`(?:text|integer|bigint|smallint|timestamptz|jsonb|bytea)(?: collate \w+)?`
/** A type, and at most a default that is the same for every row: PostgreSQL then touches none. */
const plainColumn = new RegExp(`^${type}(?: default ${constant}(?: not null)?| not null default ${constant})?$`)
const takesKey = /^alter table \w+ drop constraint \w+, add constraint \w+ primary key using index \w+$/

/** @param isSmall whether a table stays small however many players there are */
const faultOf = (text: string, made: ReadonlySet<string>, isSmall: (table: string) => boolean): string | undefined => {
  const isFree = (table: string): boolean => made.has(table)
  if (text.startsWith('create table ')) return undefined
  const [, indexed] = /^create (?:unique )?index \w+ on (\w+)/.exec(text) ?? []
  if (indexed !== undefined)
    return isFree(indexed) ? undefined : `stops writing to ${indexed} until it is made: name it in \`indices\``
  const [, grown, column = ''] = addsColumn.exec(text) ?? []
  if (grown !== undefined)
    return isFree(grown) || plainColumn.test(column)
      ? undefined
      : `writes or reads every row of ${grown}: a new column is nullable or has a constant default`
  if (takesKey.test(text) || /^alter index \w+ set \(/.test(text)) return undefined
  const [, altered] = /^(?:alter|drop) table (?:if exists )?(\w+)/.exec(text) ?? []
  if (altered !== undefined)
    return isFree(altered)
      ? undefined
      : `takes from the release before what it has in ${altered}, or rewrites it: add beside it`
  const [, changed] = /^(?:insert into|update|delete from) (\w+)/.exec(text) ?? []
  if (changed !== undefined) {
    const read = [...text.replaceAll(/exists ?\(select 1 from \w+\)/g, '').matchAll(/ (?:from|join) (\w+)/g)].map(
      ([, table]) => table!,
    )
    const large = [changed, ...read].find((table) => !isFree(table) && !isSmall(table))
    return large === undefined ? undefined : `reads or writes rows of ${large} in one transaction: name it in \`fills\``
  }
  return 'is nothing a step may do while others serve'
}

/** @returns what is wrong with a step, a sentence each */
export const faultsOf = async (
  { up, finish, indices = [], fills = [] }: MigrationModule,
  isSmall: (table: string) => boolean,
): Promise<string[]> => {
  const [first, last] = [await readStatements(up), await readStatements(finish)]
  const made = new Set([...first, ...last].flatMap((text) => /^create table (\w+)/.exec(text)?.[1] ?? []))
  const isEmpty = first.length + last.length + indices.length + fills.length === 0
  return [
    ...(isEmpty ? ['does nothing'] : []),
    ...[...first, ...last].flatMap((text) => {
      const fault = faultOf(text, made, isSmall)
      return fault === undefined ? [] : [`\`${text}\` ${fault}`]
    }),
    ...indices
      .map(readIndex)
      .flatMap(({ name, table }) => (made.has(table) ? [`${name}: ${table} is new, make it in \`up\``] : [])),
    // Locks of several tables that others use are waited for one after the other, and so do their readers.
    ...(lockedTables(first).filter((table) => !isSmall(table)).length > 3
      ? ['locks more than three tables at once']
      : []),
  ]
}
