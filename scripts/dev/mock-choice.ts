// What a browser has chosen of the mock, read from its cookies and from words of the address, which become cookies.
import { isScenarioName, sceneOf, type Answers, type Scene } from './mock-scenarios.ts'
import { troubleOf, type Trouble } from './mock-trouble.ts'

export const scenarioKey = 'mock_scenario'
export const stepKey = 'mock_step'
const failKey = 'mock_fail'
const delayKey = 'mock_delay'
const pickedKey = 'mock_picked'
/** `getCase:case-locked` picks an example, `getCase:` lets it go, the empty word lets all go. */
export const answerKey = 'mock_answer'

export interface Choice {
  scene: Scene
  trouble: Trouble
}

const readCookie = (cookies: string | undefined, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(cookies ?? '')?.[1]

/** A cookie that keeps a word; an empty one goes. */
export const kept = (name: string, value: string): string =>
  `${name}=${value}; Path=/; SameSite=Lax${value === '' ? '; Max-Age=0' : ''}`

const pickPattern = /^([A-Za-z0-9]+):([A-Za-z0-9-]*)$/
const pickedOf = (text: string | undefined): Answers =>
  Object.fromEntries(
    (text ?? '').split('.').flatMap((one) => {
      const [, operation, example] = pickPattern.exec(one) ?? []
      return operation !== undefined && example ? [[operation, example]] : []
    }),
  )
const pickedText = (picked: Answers): string =>
  Object.entries(picked)
    .map(([operation, example]) => `${operation}:${example}`)
    .join('.')

const withPick = (picked: Answers, asked: string | null): Answers => {
  if (asked === null) return picked
  const [, operation, example] = pickPattern.exec(asked) ?? []
  if (operation === undefined) return asked === '' ? {} : picked
  const { [operation]: _, ...others } = picked
  return example ? { ...others, [operation]: example } : others
}

/** @returns what holds for this request, and the cookies that keep what its address asks for */
export const choiceOf = (
  cookieHeader: string | undefined,
  searchParams: URLSearchParams,
): Choice & { cookies: string[] } => {
  const cookies: string[] = []
  const before = (name: string): string | undefined => readCookie(cookieHeader, name)
  const [asked, askedStep] = [searchParams.get(scenarioKey), searchParams.get(stepKey)]
  const isAsked = asked !== null || askedStep !== null
  // A scenario that is chosen anew begins at its first step.
  const scene = isAsked
    ? sceneOf(asked !== null && isScenarioName(asked) ? asked : before(scenarioKey), askedStep ?? undefined)
    : sceneOf(before(scenarioKey), before(stepKey))
  if (isAsked) {
    cookies.push(kept(scenarioKey, scene.name))
    if (scene.step) cookies.push(kept(stepKey, scene.step.name))
  }
  const words = [failKey, delayKey].map((name) => searchParams.get(name) ?? before(name))
  const trouble = troubleOf(words[0], words[1])
  if (searchParams.has(failKey)) cookies.push(kept(failKey, trouble.fail ?? ''))
  if (searchParams.has(delayKey)) cookies.push(kept(delayKey, trouble.delay === 0 ? '' : String(trouble.delay)))
  const picked = withPick(pickedOf(before(pickedKey)), searchParams.get(answerKey))
  if (searchParams.has(answerKey)) cookies.push(kept(pickedKey, pickedText(picked)))
  return { scene: Object.keys(picked).length > 0 ? { ...scene, picked } : scene, trouble, cookies }
}
