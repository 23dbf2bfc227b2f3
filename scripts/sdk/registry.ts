// What comes from a registry, and how a registry that cannot be reached differs from one that answers badly.

/** A registry that does not answer: what needs it is left out of the run and named. */
export class Unreachable extends Error {}

/** A program or library this machine has not: what needs it is left out of the run and named, too. */
export class Missing extends Error {}

/** Of what went wrong: whether it is a failure, or could not be tried here. */
export const outcomeOf = (error: unknown): 'not run' | 'failed' =>
  error instanceof Unreachable || error instanceof Missing ? 'not run' : 'failed'

/** What npm, Maven, pip and their resolvers say when no answer comes; a 404 or a wrong checksum is an answer. */
const silences = [
  /E(?:NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)\b/,
  /Temporary failure in name resolution|Name or service not known|Unknown host|UnknownHostException/i,
  /Failed to establish a new connection|NewConnectionError|ConnectTimeoutError|ReadTimeoutError/,
  /Connection (?:timed out|refused|reset)|connect timed out|Network is unreachable|No route to host/i,
]

/** Whether a program's words tell of a registry that gave no answer. */
export const isSilence = (said: string): boolean => silences.some((silence) => silence.test(said))

/**
 * Runs what fetches from a registry.
 * @throws Unreachable when the registry gave no answer; anything else as it came
 */
export const fetching = <T>(registry: string, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    const { message } = error as Error
    const line = message.split('\n').find(isSilence)
    if (line === undefined) throw error
    throw new Unreachable(`${registry} cannot be reached (${line.trim()})`, { cause: error })
  }
}
