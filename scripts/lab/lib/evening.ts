// What players ask a portal for, by kind of work: the requests that long measurements are made of.
import { randomBytes } from 'node:crypto'
import { api, submitCall, type Player } from './player.ts'
import type { Call } from './timetable.ts'

export type Work = 'document' | 'page' | 'poll' | 'list' | 'search' | 'suggestion' | 'submit' | 'file' | 'stranger'

const words = [
  'lost item',
  'cannot sign in',
  'refund',
  'character stuck',
  'crash at start',
  'slow connection',
  'banned',
]
const stories = [
  'My hero falls through the floor behind the gate and I cannot get back',
  'I was charged twice for the same bundle and one of them never came',
  'The game closes on the loading screen since the update of this week',
]
const pages = [
  '/support/en-US/help/games/wow',
  '/support/de-DE/help/games/diablo4',
  '/support/en-US/help/article/24117',
  '/support/ja-JP/help/contact/1201',
]
const documents = ['categories/en-US', 'headers/de-DE', 'categories/ja-JP', 'categories/en-US/1301/channels']
const of = <T>(list: readonly T[], index: number): T => list[index % list.length]!

/** The next request of each kind of work, by its number. */
export const worksOf = (signedIn: readonly Player[]): Record<Work, (index: number) => Call> => {
  const compressed = { 'accept-encoding': 'gzip, deflate, br' }
  const cookieOf = (index: number) => ({ cookie: of(signedIn, index).headers['cookie']! })
  const asking = (index: number) => ({
    ...of(signedIn, index).headers,
    ...compressed,
    locale: 'en-US',
    'content-type': 'application/json',
  })
  const file = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(400_000)])
  return {
    document: (index) => ({ path: `${api}/${of(documents, index)}`, headers: compressed }),
    page: (index) => ({ path: of(pages, index), headers: compressed }),
    poll: (index) => ({ path: `${api}/auth/en-US`, headers: cookieOf(index) }),
    list: (index) => ({ path: `${api}/cases/en-US/active?page=1`, headers: cookieOf(index) }),
    search: (index) => ({
      method: 'POST',
      path: `${api}/search`,
      headers: asking(index),
      body: Buffer.from(
        JSON.stringify({
          searchTerm: `${of(words, index)} ${index % 97}`,
          subjectName: 'measured',
          sourceName: 'all',
          page: 1,
          locale: 'en-US',
          purpose: 'suggest',
        }),
      ),
    }),
    suggestion: (index) => ({
      method: 'POST',
      path: `${api}/suggestions`,
      headers: asking(index),
      body: Buffer.from(JSON.stringify({ query: `${of(stories, index)}, ${index % 97} times.`, product: 'wow' })),
    }),
    submit: (index) => submitCall(of(signedIn, index)),
    file: (index) => {
      randomBytes(16).copy(file, file.length - 16)
      return submitCall(of(signedIn, index), [file])
    },
    // A visitor who comes once: a session nobody has seen.
    stranger: () => ({ path: `${api}/auth/en-US`, headers: {} }),
  }
}
