// All rooms' holdings of one person together: what is copied, and what is forgotten.
import { type ErasedCases, type HeldCopy, type Holdings, strangerOf } from '../platform/holdings.ts'
import type { Account } from '../platform/visitor.ts'

export interface Held {
  /** Who this account is by what is held of it: rooms are asked in their order; undefined when nothing is held. */
  known: (accountId: string) => Promise<Account | undefined>
  collect: (account: Account, locale: string) => Promise<HeldCopy>
  /** Within the erasure's transaction. */
  forget: (account: Account, erased: ErasedCases) => Promise<void>
  /** After it: sessions, files outside the database. Must stand being done twice. */
  forgetOutside: (account: Account, erased: ErasedCases) => Promise<void>
}

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
): Held => ({
  known: async (accountId) => {
    for (const { who } of holdings) {
      const found = await who?.(accountId)
      if (found) return found
    }
    for (const { columns } of holdings)
      for (const [column, { isKnown = false }] of Object.entries(columns))
        if (isKnown && (await hasRow(column, accountId))) return strangerOf(accountId)
    return undefined
  },
  collect: async (account, locale) => {
    const copies: Partial<HeldCopy>[] = []
    for (const { copy } of holdings) copies.push((await copy?.(account, locale)) ?? {})
    return {
      ...(Object.assign({}, nothing, ...copies) as HeldCopy),
      otherRecords: copies.flatMap(({ otherRecords = [] }) => otherRecords),
    }
  },
  forget: async (account, erased) => {
    const texts = [...erased.texts]
    for (const { words } of holdings) texts.push(...((await words?.(account.id)) ?? []))
    for (const { erase } of holdings) await erase?.(account, { ...erased, texts })
  },
  forgetOutside: async (account, erased) => {
    for (const { eraseOutside } of holdings) await eraseOutside?.(account, erased)
  },
})
