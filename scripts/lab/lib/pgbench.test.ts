import { expect, test } from 'vitest'
import { readLoggedStatements, scriptOf } from './pgbench.ts'

const log = (
  id: string,
  lock: string,
  hash: string,
) => `[7] LOG:  statement: start transaction isolation level read committed
[7] LOG:  execute <unnamed>: select pg_try_advisory_xact_lock($1::bigint) as taken
[7] DETAIL:  parameters: $1 = '${lock}'
[9] LOG:  execute g4.0: 
\t      update job set state = $1
\t      where id = 2
[9] DETAIL:  parameters: $1 = 'running'
[7] LOG:  execute g1.0: insert into "support_case" ("id", "subject", "phone", "created_at") values ($1, $2, $3, $4)
[7] DETAIL:  parameters: $1 = '${id}', $2 = 'It''s, stuck: $1', $3 = NULL, $4 = '2026-11-22 02:21:44.65+00'
[7] LOG:  execute g2.0: insert into "idempotency" ("key_hash", "body") values ($1, $2)
[7] DETAIL:  parameters: $1 = '${hash}', $2 = '{"caseId":"${id}"}'
[7] LOG:  statement: commit
`
const recorded = (id: string, lock: string, hash: string) => readLoggedStatements(log(id, lock, hash)).get('7')!

test('statements are read by process, with their parameters as they were', () => {
  expect([...readLoggedStatements(log('280001394484211', '48', 'ab')).keys()]).toEqual(['7', '9'])
  expect(recorded('280001394484211', '48', 'ab')[2]).toEqual({
    sql: 'insert into "support_case" ("id", "subject", "phone", "created_at") values ($1, $2, $3, $4)',
    parameters: ['280001394484211', "It's, stuck: $1", null, '2026-11-22 02:21:44.65+00'],
  })
})

test('what was drawn is drawn anew in each transaction, the rest stays a parameter with its value', () => {
  const hashes = ['42a8fc58d29e0ed34cf720e35d0712fc', '0a141abed5e2930ca7c61f2cd89872cc'] as const
  const { text, variables } = scriptOf([
    recorded('280001394484211', '4803366461011529427', hashes[0]),
    recorded('190001394484211', '-703366461011529427', hashes[1]),
  ])
  expect(text).toBe(`\\set d0 random(100000000000000, 999999999999999)
\\set d1 random(100000000000000, 999999999999999)
\\set d2 random(100000000000000, 999999999999999)
start transaction isolation level read committed;
select pg_try_advisory_xact_lock(:d0::bigint) as taken;
insert into "support_case" ("id", "subject", "phone", "created_at") values (:d1, :p2_2, null, :p2_4);
insert into "idempotency" ("key_hash", "body") values (('42a8fc58d29e0ed34' || :d2), :p3_2);
commit;
`)
  expect(variables).toEqual({
    p2_2: "It's, stuck: $1",
    p2_4: '2026-11-22 02:21:44.65+00',
    p3_2: '{"caseId":"280001394484211"}',
  })
})
