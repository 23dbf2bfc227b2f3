import { problemOfFailure } from './problem.ts'

/**
 * As long as a server with too much to do lets anybody wait (CD-462), in seconds. Who is told more is told on screen: a
 * database that is away says 5.
 */
const longestPatience = 4
const mostTries = 3

/**
 * A read that is told to come again in a moment does, before anybody hears of it.
 *
 * @throws what the last of three tries throws, or the first that is told another thing
 */
export const patient = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await read()
    } catch (error) {
      const { status, retryAfter } = problemOfFailure(error)
      if (status !== 503 || retryAfter === null || retryAfter > longestPatience || tries === mostTries) throw error
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000))
    }
}
