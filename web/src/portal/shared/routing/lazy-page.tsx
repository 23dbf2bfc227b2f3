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

const count = (step: 1 | -1): void => {
  loading += step
  // Later: a screen may begin to load while React draws, when nobody may be told.
  queueMicrotask(() => {
    for (const tell of listeners) tell()
  })
}

const failed = new Set<() => void>()
/** It was said that a screen did not come: who opens it again asks anew. */
export const forgetFailed = (): void => {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * A screen in a file of its own. `preload()` brings it before it is drawn: the server renders and the browser hydrates
 * without waiting, so the markup holds no placeholders and no inline script (ground G26).
 */
export const lazyPage = (load: () => Promise<ComponentType>): PageComponent => {
  let isLoaded = false
  let promise: Promise<ComponentType> | null = null
  let isCounted = false
  let hasFailed = false
  const forget = (): void => {
    promise = null
    hasFailed = false
  }
  const preload = (isQuiet = false): Promise<ComponentType> => {
    if (promise === null || hasFailed) {
      forget()
      const coming = load()
      promise = coming
      promise.then(
        (value) => {
          // React reads it at once, without waiting, wherever it is drawn.
          void Object.assign(coming, { status: 'fulfilled', value })
          isLoaded = true
          settled()
        },
        () => {
          settled()
          hasFailed = true
          failed.add(forget)
        },
      )
    }
    if (!isQuiet && !isCounted && !isLoaded) {
      isCounted = true
      count(1)
    }
    return promise
  }
  const settled = (): void => {
    if (isCounted) count(-1)
    isCounted = false
  }
  const Page: PageComponent = () => {
    // Drawn again after a failure it says so: to ask anew here would be to ask without end.
    const Screen = use(hasFailed ? promise! : preload())
    return <Screen />
  }
  Page.preload = preload
  return Page
}
