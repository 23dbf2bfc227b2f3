// `arRead` in sessionStorage: a new session shows the alert again (BANNER-09, decisions-cases K4).
import { stored } from '../../../kit/lib/stored.ts'

const place = stored('session', 'arRead', (value): value is true => value === true)

export const alertDismissal = {
  /** Storage that is forbidden remembers nothing. */
  read: (): boolean => place.read() === true,
  /** Where nothing can be kept it is dismissed on this page only. */
  write: (): void => place.write(true),
}

/** Not on the pages it leads to: there it would say what is on them. */
export const isAlertShown = ({
  isRestricted,
  isDismissed,
  path,
}: {
  isRestricted: boolean | undefined
  isDismissed: boolean
  path: string
}): boolean | undefined => isRestricted && !isDismissed && !/^\/(restrictions|penalty)(\/|$)/.test(path)
