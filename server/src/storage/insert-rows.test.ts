import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { describe, expect, test } from 'vitest'
import { insertOf } from './insert-rows.ts'
import type { PlayersTables } from '../players/tables.ts'
import type { Tables } from './tables.ts'

const builders = {
  postgres: new Kysely<PlayersTables & Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  sqlite: new Kysely<PlayersTables & Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
}
const words = [
  { word: 'ada', account_id: 'player-1' },
  { word: 'lee', account_id: 'player-1' },
]

describe.each(['postgres', 'sqlite'] as const)('%s', (dialect) => {
  const db = builders[dialect]
  const plain = ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => ({ sql, parameters })

  test('one row, and several, as the query builder writes them', () => {
    for (const rows of [words.slice(0, 1), words])
      expect(plain(insertOf(dialect, 'player_word', rows))).toEqual(
        plain(db.insertInto('player_word').values(rows).compile()),
      )
  })

  test('a row that is there is kept', () => {
    expect(plain(insertOf(dialect, 'player_word', words, { key: ['word', 'account_id'], then: 'keep' }))).toEqual(
      plain(
        db
          .insertInto('player_word')
          .values(words)
          .onConflict((conflict) => conflict.columns(['word', 'account_id']).doNothing())
          .compile(),
      ),
    )
  })

  test('or replaced, but for its key', () => {
    const rest = { share: null, games: '[]', languages: '[]', reason: null, seen_on: 0, seen_off: 0 }
    const flag = { key: 'a', enabled: 1, ...rest, changed_at: '2026-11-18T09:30:00.000Z', changed_by: 'test' } as const
    expect(plain(insertOf(dialect, 'feature_flag', [flag], { key: ['key'], then: 'replace' }))).toEqual(
      plain(
        db
          .insertInto('feature_flag')
          .values(flag)
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet(({ ref }) => ({
              enabled: ref('excluded.enabled'),
              share: ref('excluded.share'),
              games: ref('excluded.games'),
              languages: ref('excluded.languages'),
              reason: ref('excluded.reason'),
              seen_on: ref('excluded.seen_on'),
              seen_off: ref('excluded.seen_off'),
              changed_at: ref('excluded.changed_at'),
              changed_by: ref('excluded.changed_by'),
            })),
          )
          .compile(),
      ),
    )
  })
})
