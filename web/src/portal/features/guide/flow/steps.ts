/** The step list: entering a step pushes it, BACK pops everything after the last place of its target. */
import type { Step, StepPlace } from './types.ts'

export const pushStep = (steps: readonly StepPlace[], place: StepPlace): readonly StepPlace[] => [...steps, place]

export const hasStep = (steps: readonly StepPlace[], step: Step): boolean => steps.some((place) => place.step === step)

/** The list up to and with the last place of `step`; unchanged when it holds none. */
export const popToStep = (steps: readonly StepPlace[], step: Step): readonly StepPlace[] => {
  const at = steps.findLastIndex((place) => place.step === step)
  return at < 0 ? steps : steps.slice(0, at + 1)
}

export const lastPlace = (steps: readonly StepPlace[]): StepPlace | undefined => steps.at(-1)
