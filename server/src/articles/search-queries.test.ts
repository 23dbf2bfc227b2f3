// What players search for, counted without them (CD-409), on both databases.
import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createSearchQueries } from './search-queries.ts'

storeTest('searches that are counted', ({ database }) => {
  const terms = async () =>
    (await database().db.selectFrom('search_query').select(['term', 'times']).orderBy('term').execute()).map(
      ({ term, times }) => [term, Number(times)],
    )
  const search = { product: 'wow', locale: 'en-US', at: '2026-11-26T10:00:00.000Z' }

  test('the words of a text that is erased go, stored or still counted in memory; those of others stay', async () => {
    const queries = createSearchQueries(database(), () => undefined)
    for (const term of ['my lost golden sword', 'my lost golden sword', 'stuck in a dungeon'])
      queries.record({ ...search, term })
    await queries.flush()
    queries.record({ ...search, term: 'where is my lost golden sword' })
    queries.record({ ...search, term: 'stuck in a dungeon' })

    expect(await queries.forget((term) => term.includes('golden sword'))).toEqual(['my lost golden sword'])

    await queries.flush()
    expect(await terms()).toEqual([['stuck in a dungeon', 2]])
    await queries.stop()
  })
})
