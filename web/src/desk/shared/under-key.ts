import { problemOfFailure } from '../../kit/api/problem.ts'
import { type WriteKey, endsKey } from '../../kit/api/write-key.ts'

/**
 * Sends under a key that stays until an answer decides (CD-438, CD-461).
 *
 * @throws what `send` throws
 */
export const underKey = async <Answer>(key: WriteKey, send: (key: string) => Promise<Answer>): Promise<Answer> => {
  try {
    const answer = await send(key.read())
    key.renew()
    return answer
  } catch (error) {
    const problem = problemOfFailure(error)
    if (problem.kind === 'http' && endsKey(problem.status)) key.renew()
    throw error
  }
}
