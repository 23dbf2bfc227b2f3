import { describe, expect, test } from 'vitest'
import { createOldAddresses } from './old-addresses.ts'
import { PackError } from './pack/mistakes.ts'
import { loadSmallPack, smallContent } from './testing/small-content.ts'

const old = createOldAddresses({
  '/hc/{locale}/articles/115001*': 'article/9852',
  '/hc/{locale}/sections/360*': 'games/wow/category/1210',
  '/hc/{locale}': 'home',
  '/{locale}/docs/Intro': 'article/42673',
  '/faq.html': 'de-DE/article/9852',
})

describe('an old address is found', () => {
  test.each([
    ['/hc/en-us/articles/115001-Stuck-in-a-wall', 'article/9852', 'en-us'],
    ['/hc/en-us/articles/115001', 'article/9852', 'en-us'],
    ['/hc/de/articles/115001-Wie-es-auch-hei%C3%9Ft/', 'article/9852', 'de'],
    ['/hc/zh-hant-tw/articles/115001', 'article/9852', 'zh-hant-tw'],
    ['/hc/articles/115001-Stuck', 'article/9852', undefined],
    ['/hc/pt-br/sections/360-Shop', 'games/wow/category/1210', 'pt-br'],
    ['/hc/ja', '', 'ja'],
    ['/hc', '', undefined],
    ['/docs/intro', 'article/42673', undefined],
    ['/fr/docs/intro/', 'article/42673', 'fr'],
    ['/FAQ.html', 'article/9852', 'de-DE'],
  ])('%s → %s', (path, page, locale) => {
    expect(old.find(path)).toMatchObject({ page, locale })
  })

  test.each([
    ['another number', '/hc/en-us/articles/1150012-Other'],
    ['a longer path', '/hc/en-us/articles/115001-Stuck/comments'],
    ['another kind', '/hc/en-us/community/115001'],
    ['what nobody can read', '/hc/en-us/articles/%E0%A4%A'],
    ['names of objects', '/__proto__'],
    ['what is far too long', `/hc/en-us/articles/115001-${'x'.repeat(3_000)}`],
    ['the root', '/'],
  ])('but not %s', (_what, path) => {
    expect(old.find(path)).toBeUndefined()
  })
})

describe('redirects.yaml', () => {
  const mistakeOf = (text: string): string => {
    try {
      loadSmallPack({ 'redirects.yaml': text })
      return ''
    } catch (error) {
      if (error instanceof PackError) return error.message
      throw error
    }
  }

  test('is part of the content, whatever page it names', () => {
    const lines = [
      '"/hc/{locale}/articles/1*": article/9852',
      '/a: games/wow',
      '/b: games/wow/category/1210',
      '/c: de-DE/home',
    ]
    const content = smallContent({ 'redirects.yaml': `${lines.join('\n')}\n` })
    expect(content.oldAddresses.size).toBe(4)
    expect(smallContent().oldAddresses.size).toBe(0)
  })

  test.each([
    ['another site', '/a: https://evil.example/', /is no page/],
    ['another site without scheme', '/a: //evil.example/', /is no page/],
    ['a script', '/a: "javascript:alert(1)"', /is no page/],
    ['a page above', '/a: ../../x', /is no page/],
    ['an article there is none of', '/a: article/404404', /there is no article "404404"/],
    ['a category there is none of', '/a: games/wow/category/77', /there is no category "77"/],
    ['a product there is none of', '/a: games/nope', /there is no product "nope"/],
    ['a language the pack has not', '/a: fr-FR/article/9852', /"fr-FR" is not a locale/],
    ['an old host', 'https://old.example/a: home', /must be a path/],
    ['a host in a path', '//old.example/a: home', /must be a path/],
    ['an address twice', '/a: home\n/b: home\n/a: games/wow', /redirects.yaml:3: .*stands twice/],
    ['a query', '"/a?b=1": home', /must be a path/],
    ['a star in the middle', '"/a*/b": home', /must be a path/],
    ['a star behind words', '"/a*": home', /must be a path/],
    ['a language deep below', '"/a/b/{locale}/c": home', /must be a path/],
  ])('refuses %s', (_what, text, message) => {
    expect(mistakeOf(text)).toMatch(message)
  })
})
