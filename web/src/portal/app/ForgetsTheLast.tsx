import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { knowsVisitor, withoutOwn } from '../../kit/api/api.ts'
import { useAccountStore } from '../shared/account/use-account.ts'

/** What the last visitor's answers held of theirs is gone at once, and asked for anew (OD-99, T3). */
export function ForgetsTheLast() {
  const { mutate } = useSWRConfig()
  const store = useAccountStore()
  useEffect(() => {
    let seen = store.flips()
    return store.subscribe(() => {
      if (seen === store.flips()) return
      seen = store.flips()
      void mutate((key) => knowsVisitor.test(key as string), withoutOwn, { revalidate: true })
    })
  }, [mutate, store])
  return null
}
