import { Component, type ComponentType, type ReactNode, Suspense, lazy, useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { FailedPart } from './FailedPart.tsx'

/** A part that does not come, or breaks, takes nothing else with it (CD-191). */
class PartBoundary extends Component<{ whenFailed: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.whenFailed : this.props.children
  }
}

/**
 * A part in a file of its own. A page that the server draws keeps its place with `fallback` and lives without waiting
 * for it: a boundary around it would come to life after its form, and React would give up what was drawn (CD-188). What
 * does not come says so in its place and can be asked for again; `isExtra` is nothing then, for nobody misses it.
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
      <PartBoundary key={turn} whenFailed={!isExtra && <FailedPart onRetry={again} />}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}
