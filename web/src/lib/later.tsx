import { type ComponentType, type ReactNode, Suspense, lazy } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * A part in a file of its own. A page that the server draws keeps its place with `fallback` and lives without waiting
 * for it: a boundary around it would come to life after its form, and React would give up what was drawn (CD-188).
 */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): ComponentType<P> => {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>
  return function Later(props: P) {
    if (!useHydrated()) return fallback
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
}
