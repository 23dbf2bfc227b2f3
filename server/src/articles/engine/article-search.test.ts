import { describe, expect, test } from 'vitest'
import type { ArticleIndex, SearchableArticle } from '../ports.ts'
import { buildHere, createArticleSearch } from './article-search.ts'

const article = (id: string, title: string, more: Partial<SearchableArticle> = {}): SearchableArticle => ({
  id,
  locale: 'en-US',
  title,
  summary: '',
  problem: '',
  text: '',
  keywords: [],
  products: [],
  categories: [],
  promoted: false,
  trending: false,
  articleType: 'INFO',
  ...more,
})
const build = async (
  articles: SearchableArticle[],
  synonyms: string[][] = [],
  locale = 'en-US',
): Promise<ArticleIndex> => createArticleSearch().buildIndex(articles, synonyms, locale)
const find = (index: ArticleIndex, query: string, product = 'all', page = 1): readonly string[] =>
  index.search(query, { product, page, locale: 'en-US' }).ids

const help = [
  article('1', 'Your character is stuck', {
    text: 'Use the hearthstone to return to an inn, or ask a game master to move your character.',
    products: ['wow'],
  }),
  article('2', 'Restore a deleted character', {
    text: 'Deleted characters can be restored once in thirty days.',
    products: ['wow'],
  }),
  article('3', 'Refund for a purchase', {
    text: 'Purchases can be refunded within fourteen days.',
    keywords: ['money back'],
  }),
  article('4', 'Reset your password', { text: 'We send a link to your email address.' }),
  article('5', 'Connection problems', {
    text: 'Disconnected while playing? Check your router and your firewall.',
    products: ['overwatch'],
  }),
  article('6', 'Authenticator lost', { text: 'Remove the authenticator from your account with a code.' }),
]

const index = await build(help)

describe('search', () => {
  test('finds the article whose title has the words, before those that only mention them', () => {
    expect(find(index, 'character stuck')[0]).toBe('1')
    expect(find(index, 'restored characters')[0]).toBe('2')
  })

  test.each([
    ['pasword', '4'],
    ['authentictaor', '6'],
    ['refnud', '3'],
    ['conection problms', '5'],
    ['chracter stcuk', '1'],
    ['deletd', '2'],
  ])('finds %s in spite of the slips', (query, id) => expect(find(index, query)[0]).toBe(id))

  test.each([
    ['authen', '6'],
    ['reset your pas', '4'],
    ['Connec', '5'],
  ])('completes the word being typed: %s', (query, id) => expect(find(index, query)[0]).toBe(id))

  test('one word finds the titles that have it before longer words that begin with it', async () => {
    const shop = await build([
      article('a', 'Customer service'),
      article('b', 'Customers abroad'),
      article('c', 'How do I sell my custom cars and planes in the game?'),
    ])
    expect(find(shop, 'custom')[0]).toBe('c')
  })

  test('accents, case and width of letters make no difference', async () => {
    const german = await build(
      [article('a', 'Rückerstattung für Käufe'), article('b', 'Straße'), article('c', 'Passwort')],
      [],
      'de-DE',
    )
    expect(find(german, 'ruckerstattung')[0]).toBe('a')
    expect(find(german, 'STRASSE')[0]).toBe('b')
    expect(find(german, 'Ｐａｓｓｗｏｒｔ')[0]).toBe('c')
  })

  test('Japanese, Chinese and Korean are found without spaces between words', async () => {
    const japanese = await build(
      [article('a', 'パスワードを再設定する'), article('b', '返金について', { text: '購入の返金を申請できます。' })],
      [],
      'ja-JP',
    )
    expect(find(japanese, 'パスワード')[0]).toBe('a')
    expect(find(japanese, '購入 返金')[0]).toBe('b')
    expect(find(await build([article('a', '重置密码'), article('b', '退款')], [], 'zh-CN'), '密码')[0]).toBe('a')
    expect(
      find(await build([article('a', '비밀번호를 재설정하기'), article('b', '환불')], [], 'ko-KR'), '비밀번호')[0],
    ).toBe('a')
  })

  test('Japanese is found in either kana, and particles are no words', async () => {
    const japanese = await build(
      [
        article('a', 'パスワードを再設定する'),
        article('b', 'おすすめの設定', { text: 'ゲームが重いときはこの設定にしてください。' }),
        article('c', '剣の鍛え方', { text: 'ここでは武器について説明しています。' }),
      ],
      [],
      'ja-JP',
    )
    expect(find(japanese, 'ぱすわーど')[0]).toBe('a')
    expect(find(japanese, 'ぱすわーど 再設定')[0]).toBe('a')
    expect(find(japanese, 'オススメ')[0]).toBe('b')
    expect(find(japanese, '剣')[0]).toBe('c')
    expect(find(japanese, 'はを して')).toEqual([])
  })

  test('Arabic is found with or without article, vowel marks and the dots of its last letter', async () => {
    const arabic = await build(
      [
        article('a', 'نسيت كلمة المرور'),
        article('b', 'استعادة المقالات المحذوفة'),
        article('c', 'اختُرق حسابي إلى الأبد'),
      ],
      [],
      'ar-SA',
    )
    for (const query of ['مرور', 'كلمه المرور', 'كَلِمَة', 'وبالمرور']) expect(find(arabic, query)[0], query).toBe('a')
    for (const query of ['مقال', 'إستعاده', 'محذوف']) expect(find(arabic, query)[0], query).toBe('b')
    for (const query of ['اخترق', 'الي الابد', 'حســابي']) expect(find(arabic, query)[0], query).toBe('c')
  })

  test('Spanish and Portuguese are found without their accents', async () => {
    const spanish = await build(
      [article('a', 'Contraseña olvidada'), article('b', '¿Cuándo llegan los reembolsos?')],
      [],
      'es-ES',
    )
    expect(find(spanish, 'contrasena')[0]).toBe('a')
    expect(find(spanish, 'reembolso')[0]).toBe('b')
    const portuguese = await build(
      [article('a', 'Restrições da conta'), article('b', 'Não consigo entrar')],
      [],
      'pt-BR',
    )
    expect(find(portuguese, 'restricao')[0]).toBe('a')
    expect(find(portuguese, 'nao consigo')[0]).toBe('b')
  })

  test('inflected forms of one word find each other', async () => {
    const polish = await build(
      [article('a', 'Elektrownia', { text: 'Budynek.' }), article('b', 'Kopalnia węgla')],
      [],
      'pl-PL',
    )
    expect(find(polish, 'elektrowni')[0]).toBe('a')
    expect(find(polish, 'kopalnie')[0]).toBe('b')
  })

  test('[T2] who cannot log in does not ask about logs', async () => {
    const both = await build(
      [
        article('files', 'Mend the app', { text: 'The log says what the download waits for. Attach the log.' }),
        article('sign in', 'I cannot sign in', { text: 'Set a new password.' }),
      ],
      [['password', 'login', 'sign in', 'log in']],
    )
    for (const asked of ['cant log in', 'i cannot log in'])
      expect(both.suggest(asked, { product: 'all', locale: 'en-US' })[0]?.id).toBe('sign in')
    expect(both.suggest('where is the log', { product: 'all', locale: 'en-US' })[0]?.id).toBe('files')
    // The joining word of a synonym finds nothing by itself.
    expect(find(await build([article('a', 'In')], [['login', 'log in']]), 'login')).toEqual([])
  })

  test("an operator's synonyms find what the article calls otherwise", async () => {
    expect(find(index, 'chargeback')).toEqual([])
    expect(find(await build(help, [['chargeback', 'refund']]), 'chargeback')[0]).toBe('3')
  })

  test('[T5] other games’ articles follow after the game’s and everybody’s, however good they are', () => {
    const asked = { product: 'wow', page: 1, locale: 'en-US' }
    expect(index.search('connection disconnected', asked).ids).not.toContain('5')
    const { ids, totalCount } = index.search('connection disconnected character', { ...asked, withOthers: true })
    expect(ids.at(-1)).toBe('5')
    expect(ids[0]).not.toBe('5')
    expect(totalCount).toBe(ids.length)
  })

  test('a search may be narrowed to one kind of article', async () => {
    const kinds = await build([
      article('1', 'Character stuck', { articleType: 'PROBLEM' }),
      article('2', 'Character transfer', { articleType: 'HOWTO', products: ['overwatch'] }),
    ])
    const asked = { product: 'wow', page: 1, locale: 'en-US', withOthers: true }
    expect(kinds.search('character', { ...asked, kind: 'HOWTO' })).toMatchObject({ ids: ['2'], totalCount: 1 })
    expect(kinds.search('character', { ...asked, kind: 'INFO' })).toMatchObject({ ids: [], totalCount: 0 })
  })

  test('what is written in the reader’s language comes before what is not, and hides none of it (CD-434)', async () => {
    const both = await build(
      [
        article('7', 'How to begin', { text: 'The account holds what you bought. Your account is yours.' }),
        article('8', 'Dein Konto sichern', { locale: 'de-DE', text: 'So schützt du deinen Account.' }),
      ],
      [],
      'de-DE',
    )
    expect(find(both, 'account')).toEqual(['8', '7'])
  })

  test('what a search is told to begin with comes before all words, once, and is counted on every page', async () => {
    const index = await build(Array.from({ length: 12 }, (_, at) => article(String(at), 'Refund')))
    const found = (page: number) =>
      index.search('refund', { product: 'all', page, locale: 'en-US', first: ['7', '11'] })
    expect(found(1)).toMatchObject({ ids: ['7', '11', '0', '1', '2', '3', '4', '5', '6', '8'], totalCount: 12 })
    expect(found(2).ids).toEqual(['9', '10'])
    const unnamed = index.search('glorb', { product: 'all', page: 1, locale: 'en-US', first: ['7'] })
    expect(unnamed).toMatchObject({ ids: ['7'], totalCount: 1 })
  })

  test('a promoted article leads where it answers the query and nowhere else', async () => {
    const promoted = await build([
      ...help,
      article('7', 'Character transfer', { promoted: true, text: 'A refund is not possible.' }),
      article('8', 'Lost character'),
    ])
    expect(find(promoted, 'character')[0]).toBe('7')
    expect(find(promoted, 'refund for a purchase')[0]).toBe('3')
  })

  test('[API-37] a product sees its own articles and those of no product; all sees everything', () => {
    expect(find(index, 'character', 'overwatch')).toEqual([])
    expect(find(index, 'password', 'overwatch')).toEqual(['4'])
    expect(find(index, 'character', 'all')).toHaveLength(2)
  })

  test('[SEARCH-02] ten a page, a page beyond the end is empty, and the count stops at 1000', async () => {
    const many = await build(Array.from({ length: 1200 }, (_, at) => article(String(at), `Patch notes ${at}`)))
    const first = many.search('patch notes', { product: 'all', page: 1, locale: 'en-US' })
    expect(first).toMatchObject({ totalCount: 1000, isDataTruncated: true })
    expect(first.ids).toHaveLength(10)
    expect(
      many.search('patch notes', { product: 'all', page: 2, locale: 'en-US' }).ids.some((id) => first.ids.includes(id)),
    ).toBe(false)
    expect(find(many, 'patch notes', 'all', 101)).toEqual([])
    expect(index.search('password', { product: 'all', page: 1, locale: 'en-US' })).toMatchObject({
      totalCount: 1,
      isDataTruncated: false,
    })
  })

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['markup', '<script>alert(1)</script>'],
    ['emoji', '😀🎮'],
    ['10,000 characters', 'stuck '.repeat(1667)],
    ['one long word', 'x'.repeat(10_000)],
    ['a lone surrogate', '\ud800 stuck'],
    ['NUL', 'a\u0000b'],
    ['pattern letters', '.*+?^${}()|[]\\'],
    ['numbers', '1234567890'],
    ['right to left', 'كلمة المرور'],
    ['object names', '__proto__ constructor'],
  ])('never throws on %s', async (_, text) => {
    expect(() => index.search(text, { product: 'all', page: 1, locale: 'en-US' })).not.toThrow()
    expect(() => index.suggest(text, { product: 'all', locale: 'en-US' })).not.toThrow()
    await expect(build([article('1', text, { text })], [[text, 'a']])).resolves.toBeDefined()
  })

  test('an index of nothing answers nothing', async () =>
    expect((await build([])).search('stuck', { product: 'all', page: 1, locale: 'en-US' })).toEqual({
      ids: [],
      totalCount: 0,
      isDataTruncated: false,
    }))
})

describe('suggest', () => {
  test('[RECOMMEND-01] a description names its articles, at most five, best first', () => {
    const text =
      'Hi, since the patch yesterday my character is stuck inside a wall in the keep and I can not move at all. Please help me!'
    const ids = index.suggest(text, { product: 'wow', locale: 'en-US' }).map(({ id }) => id)
    expect(ids[0]).toBe('1')
  })

  test('[RECOMMEND-01] of eight that fit as well, five are suggested', async () => {
    const others = [
      'Refund',
      'Password',
      'Firewall',
      'Mount',
      'Auction',
      'Guild',
      'Sound',
      'Mouse',
      'Parental',
      'Arena',
    ]
    const alike = await build([
      ...help,
      ...others.map((word, at) => article(`9${at}`, `${word} settings`, { text: `All about ${word}.` })),
      ...Array.from({ length: 8 }, (_, at) =>
        article(`2${at}`, 'Lantern quest does not complete', {
          text: `The lantern quest stays open although every lantern burns. Realm ${at}.`,
          products: ['wow'],
        }),
      ),
    ])
    const text = 'I lit every lantern but the lantern quest does not complete, it stays open'
    expect(alike.suggest(text, { product: 'wow', locale: 'en-US', most: 20 })).toHaveLength(8)
    expect(alike.suggest(text, { product: 'wow', locale: 'en-US' })).toHaveLength(5)
  })

  test('[FLOW-36] a description about nothing in the help centre gives no suggestion', () => {
    expect(index.suggest('qwxz vbnm', { product: 'wow', locale: 'en-US' })).toEqual([])
  })
})

test('between numbers that came and the index that is opened, others have a turn', async () => {
  const seen: string[] = []
  const engine = createArticleSearch(async (articles, locale) => {
    const data = await buildHere(articles, locale)
    setImmediate(() => seen.push('request'))
    return data
  })
  await engine.buildIndex(help, [], 'en-US')
  seen.push('opened')
  expect(seen).toEqual(['request', 'opened'])
})

describe('CD-200: words that are about nothing', () => {
  const signIn = [
    article('sign-in', 'I cannot sign in', { text: 'Set a new password.' }),
    article('install', 'Install the app', { text: 'Close the app, then install it again.' }),
    article('pets', 'A dog that follows you', { text: 'The dog comes back by itself.' }),
  ]
  const rows = [['sign in', 'log in']]
  const sent = (its: ArticleIndex, query: string): readonly string[] =>
    its.search(query, { product: 'all', page: 1, locale: 'en-US', isFinished: true }).ids

  test('are the beginning of another word while they are typed, and not once they are sent', async () => {
    const its = await build(signIn, rows)
    expect(find(its, 'dog in')).toContain('install')
    expect(sent(its, 'dog in')).not.toContain('install')
    expect(sent(its, 'dog inst')).toContain('install')
    // A search that has nothing else is about them.
    expect(sent(its, 'in')).toEqual(find(its, 'in'))
  })

  test('make no slip of the word they stand with', async () => {
    const its = await build(signIn, rows)
    expect(find(its, 'log')).toContain('pets')
    expect(sent(its, 'log in')).toEqual(['sign-in'])
  })
})
