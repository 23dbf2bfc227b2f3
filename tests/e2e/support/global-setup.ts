// One server with the demonstration pack for all tests; tests that need another one start it themselves.
import { setTimeout as delay } from 'node:timers/promises'
import { startServerProcess } from './server-process.ts'

const words = 'My character is stuck behind the gate of Emberfall Keep and cannot move or port home.'
const mostTries = 240

/**
 * The first question in a language has its topic model trained (FLOW-35), and is answered without it meanwhile: what tests
 * see would hang on how fast the machine is.
 */
const trainTopics = async (url: string, locale: string): Promise<void> => {
  const auth = await fetch(`${url}/services/bft/api/auth/${locale}`)
  const headers = {
    'content-type': 'application/json',
    'X-CSRF-TOKEN': auth.headers.get('X-CSRF-TOKEN') ?? '',
    cookie: auth.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; '),
    locale,
  }
  for (let tries = 0; tries < mostTries; tries += 1) {
    const body = JSON.stringify({ query: words, product: 'wow' })
    const answer = await fetch(`${url}/services/bft/api/suggestions`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`suggestions answered ${answer.status}: ${await answer.text()}`)
    const { topics } = (await answer.json()) as { topics: readonly unknown[] }
    if (topics.length > 0) return
    await delay(500)
  }
  throw new Error(`no topic model for ${locale} after ${mostTries / 2} s`)
}

export default async function globalSetup(): Promise<() => Promise<void>> {
  // Push services of tests are on this machine.
  const server = await startServerProcess({ PUSH_PRIVATE_HOSTS: 'on' })
  process.env['GUIDEPOST_URL'] = server.url
  for (const locale of ['en-US', 'de-DE']) await trainTopics(server.url, locale)
  return () => server.stop()
}
