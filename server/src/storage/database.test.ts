import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { sha256 } from '../lib/ids.ts'

storeTest('the database', ({ database, otherInstance }) => {
  const at = '2026-11-18T09:30:00.000Z'
  const addFlag = (key: string) =>
    database().db.insertInto('feature_flag').values({ key, enabled: 1, changed_at: at, changed_by: 'test' }).execute()
  const keys = async () =>
    (await database().db.selectFrom('feature_flag').select('key').orderBy('key').execute()).map((row) => row.key)

  test('a transaction stores everything or nothing', async () => {
    await database().withTransaction(async () => {
      await addFlag('a')
      await addFlag('b')
    })
    await expect(
      database().withTransaction(async () => {
        await addFlag('c')
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await keys()).toEqual(['a', 'b'])
  })

  test('a transaction inside another one joins it and falls with it', async () => {
    await expect(
      database().withTransaction(async () => {
        await database().withTransaction(() => addFlag('inner'))
        throw new Error('outer')
      }),
    ).rejects.toThrow('outer')
    expect(await keys()).toEqual([])
  })

  test('what should follow a commit follows it, and not a rollback', async () => {
    const said: string[] = []
    await database().withTransaction(async () => {
      database().afterCommit(() => said.push('stored'))
      expect(said).toEqual([])
    })
    await database()
      .withTransaction(async () => {
        database().afterCommit(() => said.push('never'))
        throw new Error('no')
      })
      .catch(() => undefined)
    expect(said).toEqual(['stored'])
  })

  test('a second row under the same key is told apart from other errors', async () => {
    await addFlag('a')
    const error = await addFlag('a').catch((caught: unknown) => caught)
    expect(database().dialect.isUniqueViolation(error)).toBe(true)
    expect(database().dialect.isUniqueViolation(new Error('other'))).toBe(false)
    expect(database().dialect.isUnavailable(error)).toBe(false)
  })

  test('work on its own runs once, however many add rows beside it', async () => {
    const instances = [database(), await otherInstance()]
    let runs = 0
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const instance = instances[index % 2]!
        return instance.withTransaction(
          async () => {
            runs += 1
            const key = `flag-${index}`
            expect(
              await instance.db.selectFrom('feature_flag').select('key').where('key', '=', key).executeTakeFirst(),
            ).toBeUndefined()
            await instance.db
              .insertInto('feature_flag')
              .values({ key, enabled: 1, changed_at: at, changed_by: 'test' })
              .execute()
          },
          { isOnItsOwn: true },
        )
      }),
    )
    expect([runs, (await keys()).length]).toEqual([40, 40])
  })

  test('work on its own that draws a taken id is run again; other work is told', async () => {
    await addFlag('taken')
    const drawn = ['taken', 'free']
    await database().withTransaction(() => addFlag(drawn.shift()!), { isOnItsOwn: true })
    expect(await keys()).toEqual(['free', 'taken'])
    const always = await database()
      .withTransaction(() => addFlag('taken'), { isOnItsOwn: true })
      .catch((caught: unknown) => caught)
    const other = await database()
      .withTransaction(() => addFlag('taken'))
      .catch((caught: unknown) => caught)
    expect([always, other].map((error) => database().dialect.isUniqueViolation(error))).toEqual([true, true])
  })

  test('what is written without waiting is stored in its order, seen by what follows, and falls with its transaction', async () => {
    const write = (key: string) =>
      database().write(
        database().db.insertInto('feature_flag').values({ key, enabled: 1, changed_at: at, changed_by: 'test' }),
      )
    await write('outside')
    await database().withTransaction(async () => {
      await write('a')
      await database().write(database().db.updateTable('feature_flag').set({ enabled: 0 }).where('key', '=', 'a'))
      expect(await keys()).toEqual(['a', 'outside'])
      await write('b')
    })
    const rows = await database().db.selectFrom('feature_flag').select(['key', 'enabled']).orderBy('key').execute()
    expect(rows).toEqual([
      { key: 'a', enabled: 0 },
      { key: 'b', enabled: 1 },
      { key: 'outside', enabled: 1 },
    ])
    await expect(
      database().withTransaction(async () => {
        await write('c')
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    // One that is there already takes all with it, those before and those behind.
    for (const order of [
      ['d', 'a', 'e'],
      ['a', 'd'],
      ['d', 'a'],
    ]) {
      const error = await database()
        .withTransaction(async () => {
          for (const key of order) await write(key)
        })
        .catch((caught: unknown) => caught)
      expect(database().dialect.isUniqueViolation(error)).toBe(true)
    }
    expect(await keys()).toEqual(['a', 'b', 'outside'])
    // The connection is as good as before.
    await database().withTransaction(() => write('f'))
    expect(await keys()).toEqual(['a', 'b', 'f', 'outside'])
  })

  test('of two statements together the second sees the first, and each has its own rows', async () => {
    await addFlag('a')
    const { db } = database()
    const read = db.selectFrom('feature_flag').select('key').where('enabled', '=', 1).orderBy('key').compile()
    const add = db
      .insertInto('feature_flag')
      .values({ key: 'b', enabled: 1, changed_at: at, changed_by: 'test' })
      .returning('changed_by')
      .compile()
    expect(await database().both(add, read)).toEqual([[{ changed_by: 'test' }], [{ key: 'a' }, { key: 'b' }]])
    await database().withTransaction(async () => {
      expect(await database().both(db.deleteFrom('feature_flag').where('key', '=', 'b').compile(), read)).toEqual([
        [],
        [{ key: 'a' }],
      ])
    })
    expect(await keys()).toEqual(['a'])
  })

  test('a transaction that asks the database nothing ends like any other', async () => {
    expect(await database().withTransaction(async () => 'done')).toBe('done')
    await expect(
      database().withTransaction(async () => {
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await database().withTransaction(() => addFlag('a'))
    expect(await keys()).toEqual(['a'])
  })

  test('a newer version that adds a column beside a running one is not noticed, in a transaction or outside', async () => {
    await addFlag('a')
    const newer = await otherInstance()
    const all = () => database().db.selectFrom('feature_flag').selectAll().where('enabled', '=', 1).execute()
    for (const [index, read] of [all, () => database().withTransaction(all)].entries()) {
      expect(await read()).toHaveLength(1)
      await sql`alter table feature_flag add column ${sql.id(`added_${index}`)} text`.execute(newer.db)
      expect(await read()).toHaveLength(1)
    }
  })

  test('parallel transactions that read and then write lose no update', async () => {
    const id = sha256('counter')
    await database()
      .db.insertInto('job')
      .values({
        id,
        kind: 'count',
        payload: '{}',
        state: 'waiting',
        attempts: 0,
        max_attempts: 1,
        run_at: at,
        locked_until: null,
        last_error: null,
        created_at: at,
        finished_at: null,
      })
      .execute()
    const instances = [database(), await otherInstance()]
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const instance = instances[index % 2]!
        return instance.withTransaction(async () => {
          const { attempts } = await instance.db
            .selectFrom('job')
            .select('attempts')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
          await instance.db
            .updateTable('job')
            .set({ attempts: attempts + 1 })
            .where('id', '=', id)
            .execute()
        })
      }),
    )
    const row = await database().db.selectFrom('job').select('attempts').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.attempts).toBe(12)
  })

  test('times, JSON, flags and bytes come back the same from both databases', async () => {
    await addFlag('a')
    await database()
      .db.insertInto('session')
      .values({
        id_hash: 'h',
        account_id: 'ada',
        account: '{"id":"ada"}',
        extra: '{}',
        created_at: at,
        last_active_at: at,
      })
      .execute()
    const flag = await database().db.selectFrom('feature_flag').selectAll().executeTakeFirstOrThrow()
    const session = await database().db.selectFrom('session').selectAll().executeTakeFirstOrThrow()
    expect(flag.enabled).toBe(1)
    expect(flag.changed_at).toBe(at)
    expect(JSON.parse(session.account)).toEqual({ id: 'ada' })
    expect(session.created_at).toBe(at)
  })

  test('what one instance says, every instance hears', async () => {
    const other = await otherInstance()
    const { promise, resolve } = Promise.withResolvers<string>()
    await other.listen('news', (payload) => {
      if (payload !== '') resolve(payload)
    })
    await database().notify('news', 'hello')
    expect(await promise).toBe('hello')
  })

  test('what is said within a transaction is heard once it is stored, and never when it was undone', async () => {
    const other = await otherInstance()
    const heard: { payload: string; isStored: boolean }[] = []
    await other.listen('said_inside', (payload) => {
      void other.db
        .selectFrom('feature_flag')
        .select('key')
        .where('key', '=', payload)
        .execute()
        .then((rows) => heard.push({ payload, isStored: rows.length === 1 }))
    })
    const say = (key: string, isUndone: boolean) =>
      database().withTransaction(async () => {
        await addFlag(key)
        await database().notify('said_inside', key)
        await new Promise((resolve) => setTimeout(resolve, 50))
        if (isUndone) throw new Error('undone')
      })
    await expect(say('undone', true)).rejects.toThrow('undone')
    await say('stored', false)
    await vi.waitFor(() => expect(heard).toEqual([{ payload: 'stored', isStored: true }]), 90_000)
  })

  test('migrating again changes nothing', async () => {
    expect(await database().migrate()).toEqual([])
  })

  test('what is said to nobody is no error', async () => {
    await database().notify('nobody_listens', 'hello')
  })

  test('an error that keeps its changes is told, and they are stored (own tries of a code, lost races)', async () => {
    const told = Object.assign(new Error('wrong code'), { keepsChanges: true })
    await expect(
      database().withTransaction(async () => {
        await addFlag('counted')
        throw told
      }),
    ).rejects.toBe(told)
    expect((await database().db.selectFrom('feature_flag').select('key').execute()).map(({ key }) => key)).toContain(
      'counted',
    )
  })

  test('closed, it answers nobody any more', async () => {
    const other = await otherInstance()
    await other.ping()
    await other.close()
    await expect(other.ping()).rejects.toThrow()
  })
})
