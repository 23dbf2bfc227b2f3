// All rooms' holdings of one person together: what is copied, and what is forgotten.
import { type ErasedCases, type HeldCopy, type Holdings, strangerOf } from '../platform/holdings.ts'
import type { Account } from '../platform/visitor.ts'

const nothing: HeldCopy = {
  phoneNumber: null,
  penalties: [],
  articleFeedback: [],
  textMessageProtection: { enrolled: false, phoneNumber: null, since: null },
  otherRecords: [],
}

/** @param hasRow whether a `table.column` has this value */
export const createHeld = (
  holdings: readonly Holdings[],
  hasRow: (column: string, value: string) => Promise<boolean>,
) => ({
  /** Who this account is by what is held of it: rooms are asked in their order; undefined when nothing is held. */
  known: async (accountId: string) => {
    for (const { who } of holdings) {
      const found = await who?.(accountId)
      if (found) return found
    }
    for (const { columns } of holdings)
      for (const [column, { isKnown = false }] of Object.entries(columns))
        if (isKnown && (await hasRow(column, accountId))) return strangerOf(accountId)
    return undefined
  },
  collect: async (account: Account, locale: string) => {
    const copies: Partial<HeldCopy>[] = []
    for (const { copy } of holdings) copies.push((await copy?.(account, locale)) ?? {})
    return {
      ...(Object.assign({}, nothing, ...copies) as HeldCopy),
      otherRecords: copies.flatMap(({ otherRecords = [] }) => otherRecords),
    }
  },
  /** Within the erasure's transaction. */
  forget: async (account: Account, erased: ErasedCases) => {
    const texts = [...erased.texts]
    for (const { words } of holdings) texts.push(...((await words?.(account.id)) ?? []))
    for (const { erase } of holdings) await erase?.(account, { ...erased, texts })
  },
  /** After it: sessions, files outside the database. Must stand being done twice. */
  forgetOutside: async (account: Account, erased: ErasedCases) => {
    for (const { eraseOutside } of holdings) await eraseOutside?.(account, erased)
  },
})

export type Held = ReturnType<typeof createHeld>
