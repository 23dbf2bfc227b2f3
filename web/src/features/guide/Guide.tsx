import { useSelector } from '@xstate/react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DoneSteps } from './DoneSteps.tsx'
import styles from './Guide.module.css'
import { GuideContext, type GuideView } from './guide-context.ts'
import { GuideSkeleton } from './GuidePage.tsx'
import type { GuideRunner } from './guide-runner.ts'
import { isPreselecting, stateNameOf } from './flow/reading.ts'
import type { StateName } from './flow/types.ts'
import type { Product, ProductHeader } from './panels.ts'
import { ArticleStep } from './steps/ArticleStep.tsx'
import { DescribeStep } from './steps/DescribeStep.tsx'
import { PickerStep } from './steps/PickerStep.tsx'
import { ProductStep } from './steps/ProductStep.tsx'
import { RecommendStep } from './steps/RecommendStep.tsx'
import { RetrieveStep } from './steps/RetrieveStep.tsx'
import { SearchStep } from './steps/SearchStep.tsx'
import { SolutionStep } from './steps/SolutionStep.tsx'
import { SuggestLoginDialog } from './SuggestLoginDialog.tsx'
import { useGuideRunner, type GuideStart } from './use-guide.ts'

type GuideProps = {
  start: GuideStart
  products: readonly Product[]
  headers: readonly ProductHeader[]
  descriptionLimit: number
  hasRestrictions: boolean
}

// FLOW-40: the debug step is no part of what is shipped
const DebugStep = import.meta.env.DEV ? lazy(async () => ({ default: (await import('./steps/DebugStep.tsx')).DebugStep })) : null

const screens: Record<StateName, () => React.ReactNode> = {
  productSelectState: ProductStep,
  describeState: DescribeStep,
  categorizeState: PickerStep,
  retrieveState: RetrieveStep,
  recommendState: RecommendStep,
  solutionState: SolutionStep,
  articleState: ArticleStep,
  searchState: SearchStep
}

/** A running guided entry. */
export function Guide(props: GuideProps) {
  const [closings, setClosings] = useState(0)
  const closeDialogs = useCallback(() => setClosings((count) => count + 1), [])
  const runner = useGuideRunner(props.start, closeDialogs)
  return runner === null ? <GuideSkeleton /> : <RunningGuide {...props} runner={runner} closings={closings} />
}

function RunningGuide({ runner, start, closings, ...loaded }: GuideProps & { runner: GuideRunner; closings: number }) {
  const snapshot = useSelector(runner.actor, (present) => present)
  const state = stateNameOf(snapshot)
  const { flow, entry, steps } = snapshot.context
  const isOpening = isPreselecting(snapshot)
  const first = useRef<StateName | null>(state)
  useEffect(() => {
    if (first.current !== state) first.current = null
  }, [state])

  const guide = useMemo<GuideView>(
    () => ({
      ...loaded,
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
      takesFocus: () => first.current !== state
    }),
    [runner, start, state, flow, entry, steps, isOpening, loaded.products, loaded.headers, loaded.descriptionLimit, loaded.hasRestrictions]
  )
  const Screen = screens[state]
  return (
    <GuideContext value={guide}>
      <div className={styles.guide}>
        <DoneSteps />
        <section key={state} className={styles.step} data-state={state}>
          <Screen />
        </section>
        {state === 'productSelectState' && <SuggestLoginDialog key={closings} />}
        {DebugStep !== null && (
          <Suspense>
            <DebugStep />
          </Suspense>
        )}
      </div>
    </GuideContext>
  )
}
