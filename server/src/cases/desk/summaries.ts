import type { DeskCaseSummary } from '#generated/server/desk/schemas.ts'
import type { CaseCatalogue, CaseFlagging } from '../ports.ts'
import type { CaseStore } from '../store.ts'
import type { TriageStore } from './triage-store.ts'
import { deskSummary } from './view.ts'

type CaseSummaries = (keys: readonly { id: string; rank: number }[]) => Promise<DeskCaseSummary[]>

/** Those that are there, in this order. */
export const createCaseSummaries =
  ({
    store,
    triage,
    flagging,
    catalogue,
    locale,
  }: {
    store: Pick<CaseStore, 'beginnings' | 'inOrder'>
    triage: Pick<TriageStore, 'tagsOf'>
    flagging: Pick<CaseFlagging, 'standing'>
    catalogue: Pick<CaseCatalogue, 'product'>
    locale: () => string
  }): CaseSummaries =>
  async (keys) => {
    const ids = keys.map(({ id }) => id)
    const beginnings = await store.beginnings(ids)
    const tags = await triage.tagsOf(ids)
    const rankOf = new Map(keys.map(({ id, rank }) => [id, rank]))
    const records = await store.inOrder(ids)
    const flagged = records.filter(({ isSensitive }) => isSensitive).map(({ id }) => id)
    const sensitive = await flagging.standing(flagged)
    return records.map((record) =>
      deskSummary(record, {
        gameTitle: catalogue.product(record.product, locale())?.title ?? record.product,
        beginning: beginnings.get(record.id),
        tags: tags.get(record.id) ?? [],
        sensitive: sensitive.get(record.id) ?? [],
        rank: rankOf.get(record.id) ?? 0,
      }),
    )
  }
