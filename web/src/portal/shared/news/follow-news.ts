// The stream of whoever is signed in: the count in the bar, and the screens' cases (CD-262).
import type { Page } from '../../../kit/api/page.ts'
import type { AccountStore } from '../account/account-store.ts'
import { tellOfCase } from './case-news.ts'
import { openNews } from './news-stream.ts'

/** Follows the account for as long as the page lives. */
export const followNews = (page: Page, account: AccountStore, open = openNews): void => {
  let stop: (() => void) | null = null
  let wasOpen = false
  const turn = (): void => {
    const isIn = account.read().state === 'in'
    if (isIn && stop === null)
      stop = open({
        page,
        caseId: null,
        onUnread: account.hear,
        onCase: tellOfCase,
        onState: (isOpen) => {
          // A stream that ends may have ended with its session: the other windows know within a moment.
          if (!isOpen && wasOpen && stop !== null) void account.refresh()
          wasOpen = isOpen
        },
      })
    else if (!isIn && stop !== null) {
      const stopNow = stop
      stop = null
      stopNow()
    }
  }
  account.subscribe(turn)
  turn()
}
