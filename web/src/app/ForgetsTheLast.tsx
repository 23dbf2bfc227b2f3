import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { knowsVisitor, withoutOwn } from '../api/api.ts'
import { useFlips } from '../shared/account/use-account.ts'

/** What the last visitor's answers held of theirs is gone at once, and asked for anew (OD-99, T3). */
export function ForgetsTheLast() {
  const { mutate } = useSWRConfig()
  const flips = useFlips()
  const seen = useRef(flips)
  useEffect(() => {
    if (seen.current === flips) return
    seen.current = flips
    void mutate((key) => typeof key === 'string' && knowsVisitor.test(key), withoutOwn, { revalidate: true })
  }, [flips, mutate])
  return null
}
