import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { Grid } from '../../../kit/ui/Layout.tsx'
import { DoneSteps } from './DoneSteps.tsx'
import styles from './Guide.module.css'
import { GuideContext, type GuideView } from './guide-context.ts'
import { GuideSkeleton } from './GuideSkeleton.tsx'
import type { GuideRunner } from './guide-runner.ts'
import { isPreselecting, stateNameOf } from './flow/reading.ts'
import type { StateName, Variant } from './flow/types.ts'
import type { Product, ProductHeader } from './panels.ts'
import { DescribeStep } from './steps/DescribeStep.tsx'
import { ProductStep } from './steps/ProductStep.tsx'
import { SuggestLoginDialog } from './SuggestLoginDialog.tsx'
import { useGuideRunner, useGuideSnapshot, type GuideStart } from './use-guide.ts'

interface GuideProps {
  start: GuideStart
  products: readonly Product[]
  headers: readonly ProductHeader[]
  descriptionLimit: number
  hasRestrictions: boolean
}

// FLOW-40: the debug step is no part of what is shipped
const DebugStep = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./steps/DebugStep.tsx')).DebugStep }))
  : null

/* Steps that seldom come first: they arrive while the first ones are answered, so that the first view is light (ground G26). */
const later = {
  picker: async () => ({ default: (await import('./steps/PickerStep.tsx')).PickerStep }),
  retrieve: async () => ({ default: (await import('./steps/RetrieveStep.tsx')).RetrieveStep }),
  recommend: async () => ({ default: (await import('./steps/RecommendStep.tsx')).RecommendStep }),
  solution: async () => ({ default: (await import('./steps/SolutionStep.tsx')).SolutionStep }),
  article: async () => ({ default: (await import('./steps/ArticleStep.tsx')).ArticleStep }),
  search: async () => ({ default: (await import('./steps/SearchStep.tsx')).SearchStep }),
}
const PickerStep = lazy(later.picker)
const RetrieveStep = lazy(later.retrieve)
const RecommendStep = lazy(later.recommend)
const SolutionStep = lazy(later.solution)
const ArticleStep = lazy(later.article)
const SearchStep = lazy(later.search)

/** Fetches the later steps; a failed download is tried again when the step is drawn. */
const fetchLater = (variant: Variant): void => {
  const wanted =
    variant === 'embedded' ? Object.values(later) : [later.picker, later.retrieve, later.recommend, later.solution]
  for (const fetch of wanted) void fetch().catch(() => undefined)
}
/** Signs that somebody has begun. */
const beginnings = ['pointerdown', 'keydown', 'input'] as const

const screens: Record<StateName, ComponentType> = {
  productSelectState: ProductStep,
  describeState: DescribeStep,
  categorizeState: PickerStep,
  retrieveState: RetrieveStep,
  recommendState: RecommendStep,
  solutionState: SolutionStep,
  articleState: ArticleStep,
  searchState: SearchStep,
}

/** A running guided entry. */
export function Guide(props: GuideProps) {
  const [closings, setClosings] = useState(0)
  const closeDialogs = useCallback(() => setClosings((count) => count + 1), [])
  const runner = useGuideRunner(props.start, closeDialogs)
  return runner === null ? <GuideSkeleton /> : <RunningGuide {...props} runner={runner} closings={closings} />
}

function RunningGuide({
  runner,
  start,
  closings,
  products,
  headers,
  descriptionLimit,
  hasRestrictions,
}: GuideProps & { runner: GuideRunner; closings: number }) {
  const snapshot = useGuideSnapshot(runner)
  const state = stateNameOf(snapshot)
  const { flow, entry, steps } = snapshot.context
  const isOpening = isPreselecting(snapshot)
  // The visitor's own flow takes the place of the drawn one (CD-189) and begins anew.
  const first = useRef<{ runner: GuideRunner; state: StateName | null }>({ runner, state })
  if (first.current.runner !== runner) first.current = { runner, state }
  useEffect(() => {
    if (first.current.state !== state) first.current.state = null
  }, [state])
  useEffect(() => {
    const stop = new AbortController()
    const begin = (): void => {
      stop.abort()
      fetchLater(start.variant)
    }
    for (const name of beginnings)
      window.addEventListener(name, begin, { capture: true, passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [start.variant])

  const guide = useMemo<GuideView>(
    () => ({
      products,
      headers,
      descriptionLimit,
      hasRestrictions,
      runner,
      variant: start.variant,
      facts: start.facts,
      catalogue: start.catalogue,
      state,
      flow,
      entry,
      steps,
      isPreselecting: isOpening,
      send: runner.send,
      takesFocus: () => first.current.state !== state,
    }),
    [runner, start, state, flow, entry, steps, isOpening, products, headers, descriptionLimit, hasRestrictions],
  )
  const Screen = screens[state]
  return (
    <GuideContext value={guide}>
      <Grid columns={1} gap={6} className={styles.guide}>
        <DoneSteps />
        <section key={state} className={styles.step} data-state={state}>
          <Suspense fallback={<GuideSkeleton />}>
            <Screen />
          </Suspense>
        </section>
        {state === 'productSelectState' && <SuggestLoginDialog key={closings} />}
        {DebugStep !== null && (
          <Suspense>
            <DebugStep />
          </Suspense>
        )}
      </Grid>
    </GuideContext>
  )
}
