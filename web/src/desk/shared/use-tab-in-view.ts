import { type RefObject, useEffect, useRef } from 'react'

/** Tabs wider than their place scroll: the one that one is on is in sight. */
export const useTabInView = (kind: string | undefined): RefObject<HTMLElement | null> => {
  const tabs = useRef<HTMLElement>(null)
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView?.({ inline: 'center', block: 'nearest' })
  }, [kind])
  return tabs
}
