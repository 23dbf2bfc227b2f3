// Steps of the schema that are nothing but statements.
import { sql, type Kysely } from 'kysely'
import type { Dialect } from './dialect.ts'

/**
 * Does these statements one after another. A statement ends with a line's `;`, a line of `--` is a comment, and
 * `{timestamp}` is what `dialect.types` calls it.
 */
export const statements =
  (text: string) =>
  async (db: Kysely<unknown>, { types }: Dialect): Promise<void> => {
    const plain = text
      .replaceAll(/^ *--.*\n/gm, '')
      .replaceAll(/\{(\w+)\}/g, (_, name) => String(types[name as keyof Dialect['types']]))
    for (const statement of plain.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement.trim()).execute(db)
  }
