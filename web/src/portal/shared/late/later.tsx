import { type ComponentType, type ReactNode, Suspense, lazy, useState } from 'react'
import { useHydrated } from '../../../kit/lib/use-hydrated.ts'
import { Boundary } from '../../../kit/ui/Boundary.tsx'
import { FailedPart } from './FailedPart.tsx'

/**
 * A part in a file of its own. A page that the server draws keeps its place with `fallback` and lives without waiting
 * for it: a boundary around it would come to life after its form, and React would give up what was drawn (CD-188). What
 * does not come says so in its place, takes nothing else with it and can be asked for again (CD-191);
 * `isExtra` is nothing then, for nobody misses it.
 */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
  isExtra = false,
): ComponentType<P> => {
  const begun = () => lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>
  let Part = begun()
  return function Later(props: P) {
    const [turn, setTurn] = useState(0)
    if (!useHydrated()) return fallback
    const again = (): void => {
      Part = begun()
      setTurn(turn + 1)
    }
    return (
      <Boundary key={turn} whenFailed={() => !isExtra && <FailedPart onRetry={again} />}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    )
  }
}
