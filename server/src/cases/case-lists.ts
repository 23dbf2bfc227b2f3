// A player's own cases as lists: by page, by what is looked for, and what these can be narrowed by.
import type { CaseSummary } from '#generated/server/schemas.ts'
import type { Clock } from '../lib/clock.ts'
import { problem } from '../platform/problems.ts'
import type { Asker } from './case-entry.ts'
import type { CaseFiles } from './case-files.ts'
import { summaryOf, viewFor } from './case-view.ts'
import { readFindKey, writeFindKey, type CaseFinder, type FindFilter, type FindSort } from './find.ts'
import type { OwnersList } from './owners-list.ts'
import type { CaseCatalogue } from './ports.ts'
import { daysAfter, listCap, pageSize } from './rules.ts'
import type { CaseStore } from './store.ts'
import type { CaseRecord } from './types.ts'

interface CaseListsDeps {
  store: Pick<CaseStore, 'beginnings' | 'inOrder'>
  ownersList: Pick<OwnersList, 'count' | 'list'>
  finder: CaseFinder
  catalogue: CaseCatalogue
  files: Pick<CaseFiles, 'stateOf'>
  clock: Clock
}

/** What the player looks for, as the wire says it. */
interface FindWish {
  isArchived: boolean
  text: string | undefined
  status: CaseRecord['status'] | undefined
  game: string | undefined
  topicId: number | undefined
  days: number | undefined
  sort: FindSort
  cursor: string | undefined
}

/** So many choices a list offers. */
const maxChoices = 100

/** How many cases each has, most first. */
const countsOf = <Group extends { count: number }, Key>(
  groups: readonly Group[],
  keyOf: (group: Group) => Key,
): [Key, number][] =>
  [...Map.groupBy(groups, keyOf)]
    .map(([key, of]): [Key, number] => [key, of.reduce((sum, { count }) => sum + count, 0)])
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxChoices)

export const createCaseLists = (deps: CaseListsDeps) => {
  const { store, ownersList, finder, catalogue, clock } = deps
  const now = () => clock.now().toISOString()

  const summaries = async (asker: Asker, records: readonly CaseRecord[]): Promise<CaseSummary[]> => {
    const beginnings = await store.beginnings(records.map(({ id }) => id))
    const context = viewFor(deps, asker, 'owner')
    return records.map((record) => summaryOf(record, beginnings.get(record.id), context))
  }

  return {
    /** One page of ten from 1, or the newest 500 without `page` (ground G24). */
    list: async (
      asker: Asker & { accountId: string },
      { isArchived, page }: { isArchived: boolean; page: number | undefined },
    ) => {
      const at = now()
      const limit = page === undefined ? listCap : pageSize
      const records = await ownersList.list(asker.accountId, {
        isArchived,
        now: at,
        limit,
        offset: page === undefined ? 0 : (page - 1) * pageSize,
      })
      const isWhole = (page ?? 1) === 1 && records.length < limit
      const total = isWhole ? records.length : await ownersList.count(asker.accountId, { isArchived, now: at })
      return { cases: await summaries(asker, records), total }
    },

    /** Ten of them, from `cursor` on (CD-177). @throws 400 for a cursor that is none of this order's */
    find: async (
      asker: Asker & { accountId: string },
      { isArchived, text, status, game, topicId, days, sort, cursor }: FindWish,
    ) => {
      const after = cursor === undefined ? undefined : readFindKey(cursor, sort)
      if (cursor !== undefined && after === undefined) throw problem.badRequest('this cursor is not one of this order')
      const at = now()
      const since = days === undefined ? undefined : daysAfter(at, -days)
      const typed: FindFilter = { isArchived, now: at, text, status, product: game, topicId, since }
      const exact = await finder.count(asker.accountId, typed)
      const isNowhere = text !== undefined && exact.here + exact.elsewhere === 0
      const filter = isNowhere ? await finder.forgiving(asker.accountId, typed) : typed
      const { here, elsewhere } = isNowhere ? await finder.count(asker.accountId, filter) : exact
      const keys = await finder.find(asker.accountId, filter, { sort, after, limit: pageSize + 1 })
      const shown = keys.slice(0, pageSize)
      const records = await store.inOrder(shown.map(({ id }) => id))
      const last = shown.at(-1)
      return {
        items: await summaries(asker, records),
        nextCursor: keys.length > pageSize && last ? writeFindKey(last) : null,
        total: here,
        inOtherList: elsewhere,
      }
    },

    /** What a list can be narrowed by (CD-177). */
    choices: async (asker: Asker & { accountId: string }, isArchived: boolean) => {
      const groups = await finder.groups(asker.accountId, { isArchived, now: now() })
      return {
        games: countsOf(groups, ({ product }) => product).map(([name, count]) => ({
          name,
          title: catalogue.product(name, asker.locale)?.title ?? name,
          count,
        })),
        topics: countsOf(groups, ({ topicId: id }) => id).flatMap(([categoryId, count]) => {
          const title = catalogue.topicName(categoryId, asker.locale)
          return title === undefined ? [] : [{ categoryId, title, count }]
        }),
      }
    },
  }
}

export type CaseLists = ReturnType<typeof createCaseLists>
