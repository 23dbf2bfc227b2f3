import { problemOfFailure } from '../../../kit/api/problem.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { failureWords } from '../../shared/failure-words.ts'
import { type Case, useRefresh } from './queries.ts'

/** Does something with a case and says so; what it returns, says whether it was done. */
export const useAct = () => {
  const { t, say } = useDesk()
  const refresh = useRefresh()
  return async (work: () => Promise<Case>, done: string): Promise<boolean> => {
    try {
      refresh(await work())
      say(done)
      return true
    } catch (error) {
      say(problemOfFailure(error).slug === 'changed' ? t('race.title') : failureWords(error, t))
      refresh.all()
      return false
    }
  }
}
