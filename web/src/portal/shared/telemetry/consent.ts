// Whether use may be counted here (CD-160). Every page carries this, so there is as little of it as will do.
import { stored } from '../../../kit/lib/stored.ts'

/** What this visitor said; null: nothing yet. */
export const keptAnswer = stored('local', 'counting', (value): value is boolean => typeof value === 'boolean')

// Until the settings have come nobody knows better than to ask.
let isAsked = true

/** The browser's own no, said once for all sites. */
const isRefused = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true

/** A child's account is never counted, nor asked (CD-293). */
let isChild = false
export const noteChild = (child: boolean): void => {
  isChild = child
}

export const mayCount = (): boolean => !isChild && !isRefused() && (keptAnswer.read() ?? !isAsked)

/** @returns whether this visitor is to be asked, by zones, areas with a slash at their end, or `*` */
export const settleConsent = (askBeforeCounting: readonly string[]): boolean => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  isAsked = askBeforeCounting.some((entry) => entry === '*' || timeZone.startsWith(entry))
  return isAsked && !isChild && !isRefused()
}
