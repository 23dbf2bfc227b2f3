// `arRead` in sessionStorage: a new session shows the alert again (BANNER-09, decisions-cases K4).
const KEY = 'arRead'

export const alertDismissal = {
  /** Storage that is forbidden remembers nothing. */
  read(): boolean {
    try {
      return sessionStorage.getItem(KEY) === 'true'
    } catch {
      return false
    }
  },
  write(): void {
    try {
      sessionStorage.setItem(KEY, 'true')
    } catch {
      // Then it is dismissed on this page only.
    }
  },
}

/** Not on the pages it leads to: there it would say what is on them. */
export const isAlertShown = ({
  isRestricted,
  isDismissed,
  path,
}: {
  isRestricted: boolean
  isDismissed: boolean
  path: string
}): boolean => isRestricted && !isDismissed && !/^\/(restrictions|penalty)(\/|$)/.test(path)
