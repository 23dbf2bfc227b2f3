// How much of it there is, beside where it is looked at; a number that cannot be had is left out.
import { useEffect, useState } from 'react'
import { useApiClient } from '../../../kit/api/context.ts'
import { useApi } from '../../../kit/api/use-api.ts'

const lists = ['/services/bft/api/cases/{locale}/active', '/services/bft/api/cases/{locale}/archive'] as const

export const useKeptCounts = (): { cases: number | undefined; restrictions: number | undefined } => {
  const api = useApiClient()
  const [cases, setCases] = useState<number>()
  const { data } = useApi('/services/bft/api/penalty/{locale}', {})
  useEffect(() => {
    const leaving = new AbortController()
    const count = async (list: (typeof lists)[number]): Promise<number> => {
      const answer = await api.getRaw(list, { query: { page: 1 } }, leaving.signal)
      await answer.text() // only its head says something, but what is not read keeps a connection
      return Number(answer.headers.get('X-Total-Count'))
    }
    void Promise.all(lists.map(count))
      .then((counts) => setCases(counts.reduce((sum, one) => sum + one, 0)))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [api])
  return { cases, restrictions: data?.length }
}
