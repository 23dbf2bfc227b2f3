import { useEffect } from 'react'
import { useApiClient } from '../../../kit/api/context.ts'
import { useAccountStore } from '../../shared/account/use-account.ts'
import { markPenaltiesRead } from './actions.ts'
import { newestNews } from '../../shared/penalties/penalty-view.ts'
import type { Penalty } from '../../shared/penalties/types.ts'

/**
 * What is on screen counts as seen, up to its newest news: the count in the bar goes, the mark stays until the list is read
 * again (T18).
 * @param penaltyId of the one that is looked at; without it all are
 */
export const useMarkRead = (shown: readonly Penalty[] | undefined, penaltyId?: string): void => {
  const api = useApiClient()
  const accounts = useAccountStore()
  const until = newestNews(shown ?? [])
  useEffect(() => {
    if (until === null) return
    const mark = async (): Promise<void> => {
      const sent = await markPenaltiesRead(api, { until, ...(penaltyId === undefined ? {} : { penaltyId }) })
      if (sent.isOk) await accounts.refresh()
    }
    void mark()
  }, [api, accounts, until, penaltyId])
}
