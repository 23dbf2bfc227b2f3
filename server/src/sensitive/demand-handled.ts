// A case with a flag that stands is neither answered nor resolved by who has not read what to do (CD-481).
import type { SensitiveCategory } from '#generated/server/desk/schemas.ts'
import { problem } from '../platform/problems.ts'
import type { SensitiveStore } from './store.ts'

/** A flag that was answered over: with the time its guidance was last changed, which says in what words it was read. */
type ConfirmedFlags = Partial<Record<SensitiveCategory, { flag: string; guidance: string | null }>>

/**
 * @param confirmed flags whose guidance whoever calls has confirmed
 * @returns those of them that stand, for the audit; null where none does
 * @throws 422 while another one stands
 */
type DemandHandled = (caseId: string, confirmed: readonly string[]) => Promise<ConfirmedFlags | null>

export const createDemandHandled =
  (store: Pick<SensitiveStore, 'ofCase' | 'guidance'>): DemandHandled =>
  async (caseId, confirmed) => {
    const standing = (await store.ofCase(caseId)).filter(({ outcome }) => outcome === null)
    if (standing.length === 0) return null
    if (standing.some(({ id }) => !confirmed.includes(id)))
      throw problem.validation({
        fieldErrors: [{ field: 'confirmedFlags', code: 'required' }],
        errorKey: 'support.desk.error.flagStands',
      })
    const changedAt = new Map((await store.guidance()).map((one) => [one.category, one.changedAt]))
    return Object.fromEntries(
      standing.map(({ id, category }) => [category, { flag: id, guidance: changedAt.get(category) ?? null }]),
    )
  }
