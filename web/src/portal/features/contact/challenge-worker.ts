// Solves the proof of work beside the page, so that typing never waits (ground G26: loaded on demand).
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

self.onmessage = (event: MessageEvent<unknown>): void => {
  const challenge = event.data as Parameters<typeof solveChallenge>[0]['challenge']
  solveChallenge({ challenge, deriveKey }).then(
    (solution) => self.postMessage(solution === null ? null : { challenge, solution }),
    () => self.postMessage(null),
  )
}
