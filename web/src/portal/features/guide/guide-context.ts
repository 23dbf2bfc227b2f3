import { createContext, use } from 'react'
import type { LoadedCatalogue } from './catalogue.ts'
import type { FlowContext, GuidedEntry, GuideEvent, GuideFacts, StateName, StepPlace, Variant } from './flow/types.ts'
import type { GuideRunner } from './guide-runner.ts'
import type { Product, ProductHeader } from './panels.ts'

/** What every step draws from: where the flow stands, what the page has loaded, and how to send it on. */
export interface GuideView {
  runner: GuideRunner
  variant: Variant
  state: StateName
  flow: FlowContext
  entry: GuidedEntry
  steps: readonly StepPlace[]
  /** The category of a recommendation is being looked up (S15). */
  isPreselecting: boolean
  facts: GuideFacts
  catalogue: LoadedCatalogue
  products: readonly Product[]
  headers: readonly ProductHeader[]
  /** Most characters of a description, as the server says (OD-54). */
  descriptionLimit: number
  hasRestrictions: boolean
  send: (event: GuideEvent) => void
  /** True once a step after the first has been drawn: from then on a new step's heading takes the focus. */
  takesFocus: () => boolean
}

export const GuideContext = createContext<GuideView | null>(null)

export const useGuide = (): GuideView => {
  const guide = use(GuideContext)
  if (guide === null) throw new Error('GuideContext is missing')
  return guide
}

/** The product in hand; undefined in product select. */
export const useChosenProduct = (): Product | undefined => {
  const { products, flow } = useGuide()
  return products.find(({ shortName }) => shortName === flow.productName)
}
