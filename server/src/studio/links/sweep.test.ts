// Links that die after the fact, on both databases (CD-410).
import { beforeEach, expect, test } from 'vitest'
import { storeTest } from '../../../../tests/support/store-test.ts'
import { createContentHolder } from '../../content/content-holder.ts'
import { smallContent } from '../../content/testing/small-content.ts'
import type { Content } from '../../content/types.ts'
import { createManualClock } from '../../lib/clock.ts'
import { createLostLinks } from '../desk/lost-links.ts'
import type { LinkOutcome } from '../ports.ts'
import { createPublishedLinks } from './published-links.ts'
import { createLinkStore } from './store.ts'
import { createLinkSweep, keyOfPage } from './sweep.ts'

const place = { publicUrl: 'https://help.example', mountPath: '/support' }
const hours = 3_600
const withBody = (content: Content, body: string): Content => {
  const article = content.written('en-US', '42673')!
  return content.with(
    { articles: [{ locale: 'en-US', id: '42673', article: { ...article, body } }] },
    `${content.version}.${body}`,
  )
}
const linkTo = (...targets: string[]): string => targets.map((target) => `<p><a href="${target}">x</a></p>`).join('')

/** Of an article's original; what is about none is about all. */
const gamesOf = (id: string): readonly string[] => {
  const { products } = smallContent().written('en-US', id.split('~')[1]!)!
  return products.length === 0 ? ['wow', 'services'] : products
}

storeTest('links that die', ({ database }) => {
  const answers = new Map<string, LinkOutcome>()
  const asked: string[] = []
  const { signal } = new AbortController()
  beforeEach(() => {
    answers.clear()
    asked.length = 0
  })
  const setUp = (body: string) => {
    const clock = createManualClock('2026-11-26T10:00:00.000Z')
    const first = smallContent()
    const content = createContentHolder(withBody(first, body))
    const store = createLinkStore(database())
    const published = createPublishedLinks(place)
    const caller = {
      mayLook: (address: string) => !address.includes('closed'),
      look: async (address: string) => {
        asked.push(address)
        return answers.get(address) ?? { fault: null, status: 200 }
      },
    }
    const sweep = createLinkSweep({ store, published, content, clock, caller, pauseMilliseconds: 0 })
    const list = createLostLinks({ content, store, published, caller })
    const lost = async () => {
      const { items } = await list({ game: undefined, language: 'en-US' })
      return items.flatMap(({ id, links }) => links.map(({ target, fault, since }) => [id, target, fault, since]))
    }
    /** The pack's German has a dead link of its own. */
    const dead = async () => (await store.dead()).map(({ target }) => target).filter((one) => !one.startsWith('de-DE'))
    return { clock, dead, first, content, store, sweep, list, lost }
  }

  test('a page that goes is told at once, a site that is away only when it stays so; what comes back is forgotten', async () => {
    const [dead, away] = ['https://a.site/dead', 'https://a.site/away']
    const { clock, sweep, lost, list } = setUp(
      linkTo(
        'article/42673',
        'article/77777',
        `${dead}#part`,
        away,
        'https://closed.site/',
        'https://small.example/ok',
      ),
    )
    answers.set(dead, { fault: 'gone', status: 404 })
    answers.set(away, { fault: 'unreachable', status: null })
    expect(await lost()).toEqual([['en-US~42673', 'article/77777', 'gone', null]])
    await sweep(signal)
    const noon = '2026-11-26T10:00:00.000Z'
    expect(await lost()).toEqual([
      ['en-US~42673', 'article/77777', 'gone', noon],
      ['en-US~42673', dead, 'gone', noon],
    ])
    const whole = await list({ game: undefined, language: undefined })
    expect(whole).toMatchObject({ isChecking: true, isMore: false })
    const ids = async (filter: { game?: string; language?: string }): Promise<string[]> =>
      (await list({ game: filter.game, language: filter.language })).items.map(({ id }) => id)
    const all = whole.items.map(({ id }) => id)
    expect(new Set(all.map((id) => id.slice(0, 5)))).toEqual(new Set(['en-US', 'de-DE']))
    expect(await ids({ language: 'de-DE' })).toEqual(all.filter((id) => id.startsWith('de-DE')))
    expect(await ids({ game: 'wow' })).toEqual(all.filter((id) => gamesOf(id).includes('wow')))
    expect(await ids({ game: 'services' })).toEqual(all.filter((id) => gamesOf(id).includes('services')))
    expect(asked.toSorted()).toEqual([dead, away, 'https://small.example/', 'https://small.example/ok'].toSorted())

    // Nobody is asked again before their time.
    asked.length = 0
    await sweep(signal)
    expect(asked).toEqual([])
    clock.advance(hours)
    await sweep(signal)
    expect(asked).toEqual([away])
    expect((await lost()).at(-1)).toEqual(['en-US~42673', away, 'unreachable', noon])
    answers.clear()
    clock.advance(25 * hours)
    await sweep(signal)
    expect(asked.toSorted()).toEqual([away, away, dead].toSorted())
    expect(await lost()).toEqual([['en-US~42673', 'article/77777', 'gone', noon]])
  })

  test('what nobody links to any more is forgotten, and asked for anew once somebody does', async () => {
    const one = 'https://a.site/one'
    const { clock, dead, first, content, sweep, lost } = setUp(linkTo(one, 'article/77777'))
    answers.set(one, { fault: 'gone', status: 410 })
    await sweep(signal)
    expect(await dead()).toEqual([keyOfPage('en-US~42673', 'article/77777'), one])
    content.swap(withBody(first, linkTo('article/42673')))
    await sweep(signal)
    expect(await dead()).toEqual([])
    content.swap(withBody(first, linkTo(one)))
    clock.advance(hours)
    await sweep(signal)
    expect(await lost()).toEqual([['en-US~42673', one, 'gone', '2026-11-26T11:00:00.000Z']])
  })

  test('without the operator’s word no site is asked; pages of the portal are looked for all the same', async () => {
    const { clock, content, store } = setUp(linkTo('https://a.site/one', 'article/77777'))
    const published = createPublishedLinks(place)
    await createLinkSweep({ store, published, content, clock, caller: null })(signal)
    expect(asked).toEqual([])
    const { items, ...rest } = await createLostLinks({ content, store, published, caller: null })({
      game: undefined,
      language: 'en-US',
    })
    expect(rest).toEqual({ sites: 0, checked: 0, isChecking: false, isMore: false })
    expect(items.map(({ links }) => links.map(({ target }) => target))).toEqual([['article/77777']])
    expect(
      (await createLostLinks({ content, store, published, caller: null })({ game: 'nogame', language: undefined }))
        .items,
    ).toEqual([])
  })

  test('an aborted run leaves the rest to the next', async () => {
    const stopped = new AbortController()
    const { store, sweep } = setUp(linkTo('https://a.site/one'))
    stopped.abort()
    await sweep(stopped.signal)
    expect(asked).toEqual([])
    expect(await store.count()).toBe(0)
    await sweep(signal)
    expect(await store.count()).toBeGreaterThan(0)
  })
})
