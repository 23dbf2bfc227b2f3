import { type ComponentType, use } from 'react'
import type { PageComponent } from './pages.ts'

const listeners = new Set<() => void>()
let loading = 0

/** How many screens are on their way: the shell's spinner follows it (SHELL-08). */
export const loadingPages = {
  read: (): number => loading,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function count(step: 1 | -1): void {
  loading += step
  for (const tell of listeners) tell()
}

/**
 * A screen in a file of its own. `preload()` brings it before it is drawn: the server renders and the browser hydrates without waiting,
 * so the markup holds no placeholders and no inline script (ground G26).
 */
export function lazyPage(load: () => Promise<ComponentType>): PageComponent {
  let loaded: ComponentType | null = null
  let promise: Promise<ComponentType> | null = null
  const preload = (): Promise<ComponentType> => {
    if (promise !== null) return promise
    count(1)
    promise = load().then((component) => (loaded = component))
    promise.then(() => count(-1), () => {
      count(-1)
      // A failed download may be tried again: the next visit asks anew.
      promise = null
    })
    return promise
  }
  const Page: PageComponent = () => {
    const Screen = loaded ?? use(preload())
    return <Screen />
  }
  Page.preload = preload
  return Page
}
