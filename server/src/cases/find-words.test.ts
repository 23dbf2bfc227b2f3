// Words as players type them against the texts they wrote: other keyboards, other spellings, slips of the keys.
import { expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createCaseFinder, type FindFilter } from './find.ts'
import { createCaseStore } from './store.ts'

/** Each with what finds it and nothing else. */
const texts: readonly (readonly [text: string, ...words: string[]])[] = [
  ['Mein Cafe\u0301-Spiel', 'café', 'cafe', 'CAFÉ', 'Café-Spiel', 'cafr'],
  ['Der Käfer-Boss erscheint nie', 'kafer', 'KÄFER', 'Ka\u0308fer', 'Kaefer'],
  ['The wizard’s tower fell', "wizard's", 'wizard’s', 'wizard`s', 'wizards', 'wizrad'],
  ['Die Straße ist gesperrt', 'strasse', 'STRASSE', 'straße', 'Strase'],
  ['ＰＣで ＥＲＲＯＲ１２３', 'error123', 'ERROR123', 'ｅｒｒｏｒ１２３'],
  ['oﬃce ﬁle is lost', 'office', 'file'],
  ['ΙΟΔΥΣΣΕΥΣ', 'ιοδυσσεύς', 'ιοδυσσευσ'],
  ['dragon quest broke', '"dragon quest"', '«dragon', '„quest“', 'dragno', 'draogn', 'qeust'],
  ['Kılıç ve İksir kayboldu', 'kilic', 'KILIÇ', 'iksir', 'İKSİR', 'kayboldi'],
  ['Çantam yok, yardım edin', 'cantam', 'çantam', 'yardim'],
  ['Łódź wypłata nie przyszła', 'lodz', 'wyplata', 'przyszla', 'wypłta'],
  ['Пропали мои самоцветы', 'самоцветы', 'САМОЦВЕТЫ', 'самацветы', 'пропалм'],
  ['Ёлка и подарки', 'елка', 'ёлка'],
  ['구매한 보석이 사라졌어요', '보석', '구매한'],
  ['昨日から宝箱が開かない', '宝箱', '開かない', '昨日'],
  ['我的剑不见了', '剑', '不见'],
  ['لا أستطيع الدخول إلى اللعبة', 'اللعبة', 'الدخول'],
  ['เข้าเกมไม่ได้', 'เข้าเกม'],
  ['Œuvre du forgeron, déjà payée', 'oeuvre', 'deja', 'payee', 'forgerno'],
  ['Smørrebrød for hunden', 'smorrebrod', 'SMØRREBRØD'],
  ['The 🐉 ate my subscription', 'subscripton', 'subscriptoin', 'SUBSCRIPTION', 'subscriptin'],
  ['O’Brien’s guild is full', "O'Brien", 'o’brien', 'gulid'],
]
const all: FindFilter = { isArchived: false, now: '2026-11-28T10:00:00.000Z' }

storeTest('words of a player’s cases', ({ database }) => {
  const begin = async (id: string, text: string, archivedAt: string | null = null): Promise<void> => {
    const store = createCaseStore(database())
    const record = aCase({ id, contactName: 'Robin Hood', contactEmail: null, createdAt: all.now, subject: 'x' })
    await database().withTransaction(async () => {
      await store.insert({ ...record, eventCount: 0 })
      const event = { eventType: 'CONTACT', alternateName: null, author: 'Robin', text, channel: 'TICKET' } as const
      await store.append({ ...record, eventCount: 0 }, [{ ...event, isCompany: false, createdAt: all.now }], {
        archivedAt,
      })
    })
  }
  /** As the service looks: as it is typed, and where that is nowhere, more kindly. */
  const found = async (text: string): Promise<string[]> => {
    const finder = createCaseFinder(database())
    const typed = { ...all, text }
    const { here, elsewhere } = await finder.count('ada', typed)
    const filter = here + elsewhere === 0 ? await finder.forgiving('ada', typed) : typed
    const keys = await finder.find('ada', filter, { sort: 'newest', after: undefined, limit: 50 })
    return keys.map(({ id }) => id)
  }

  test('more than sixty words in some twenty texts, each found', async () => {
    for (const [at, [text]] of texts.entries()) await begin(String(101 + at), text)
    const asked = texts.flatMap(([, ...words], at) => words.map((word) => [word, String(101 + at)] as const))
    expect(asked.length).toBeGreaterThan(60)
    for (const [word, id] of asked) expect([word, await found(word)]).toEqual([word, [id]])
  })

  test('what nobody means stays unfound: short words, numbers, other words, one’s own name, and what others wrote', async () => {
    await begin('101', 'The gate 104233 in the north is shut, and Robin waits')
    for (const word of ['gat1', 'ngte', 'pate', '104234', 'mountain', 'robni', 'hodo', 'gate mountain'])
      expect([word, await found(word)]).toEqual([word, []])
    for (const word of ['nroth', 'gate nroth', 'nrth gate']) expect([word, await found(word)]).toEqual([word, ['101']])
    const finder = createCaseFinder(database())
    expect((await finder.forgiving('bob', { ...all, text: 'nroth' })).meant).toEqual(new Map([['nroth', []]]))
  })

  test('what the other list holds is counted; a word found there as it is typed is meant', async () => {
    await begin('101', 'A strong sword')
    await begin('102', 'A strange sword', '2026-11-01T10:00:00.000Z')
    const finder = createCaseFinder(database())
    expect(await finder.count('ada', { ...all, text: 'sword' })).toEqual({ here: 1, elsewhere: 1 })
    expect(await finder.count('ada', { ...all, isArchived: true, text: 'strange' })).toEqual({ here: 1, elsewhere: 0 })
    expect(await found('strange')).toEqual([])
  })

  test('texts are read for it in parts', async () => {
    for (let number = 1; number <= 45; number += 1)
      await begin(String(1000 + number), number === 1 ? 'lantern' : 'other')
    expect(await found('lantren')).toEqual(['1001'])
  })
})
