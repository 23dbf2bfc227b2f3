import { createContext, use, useSyncExternalStore } from 'react'
import { type AccountStore, type Login, unknown } from './account-store.ts'

export const AccountContext = createContext<AccountStore | null>(null)

/**
 * Who is here. While hydrating nobody knows, for the shared bytes are anonymous (ground G26); a form that the server drew
 * is that of who is not signed in (CD-188).
 */
export const useAccount = (): Login => {
  const store = use(AccountContext)
  return useSyncExternalStore(
    (listener) => store?.subscribe(listener) ?? (() => undefined),
    () => store?.read() ?? unknown,
    () => store?.drawn ?? unknown,
  )
}

export const useAccountStore = (): AccountStore => {
  const store = use(AccountContext)
  if (store === null) throw new Error('AccountContext is missing')
  return store
}
