// Keeps from asking again and again what does not answer: after so many failures in a row nothing is asked for a while,
// then one call tries alone (CD-121).

export const createCircuitBreaker = ({
  failures,
  restMilliseconds,
  now = () => performance.now(),
}: {
  failures: number
  restMilliseconds: number
  now?: () => number
}) => {
  let inARow = 0
  let asksAgainAt = 0
  return {
    /** Whether a call may go out now; who gets true must tell how it went. */
    mayAsk: () => {
      if (inARow < failures) return true
      if (now() < asksAgainAt) return false
      // The others wait for what this one finds.
      asksAgainAt = now() + restMilliseconds
      return true
    },
    succeeded: () => {
      inARow = 0
    },
    failed: () => {
      inARow += 1
      if (inARow >= failures) asksAgainAt = now() + restMilliseconds
    },
  }
}
