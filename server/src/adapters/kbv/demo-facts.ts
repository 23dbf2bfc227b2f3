// The embedded provider of knowledge questions: what the demonstration's accounts know about themselves. Refused in
// production like the accounts.
import type { AccountFact, KbvProvider } from '../../verification/ports.ts'

interface DemoFacts {
  firstCharacter: string
  created: { year: number; month: number }
  games: string[]
  realm: string
  guild: string
  companion: string
  firstFriend: string
}

/** By account id; the number is what a signed link names (OD-82). */
const facts: Readonly<Record<string, DemoFacts & { preverifyId: number }>> = {
  'demo-ada': {
    preverifyId: 1,
    firstCharacter: 'Lanternfolk',
    created: { year: 2024, month: 10 },
    games: ['Tumble Legends', 'Vanguard Rising'],
    realm: 'Emberfall',
    guild: 'Night Shift',
    companion: 'Button',
    firstFriend: 'Quill',
  },
  'demo-mika': {
    preverifyId: 2,
    firstCharacter: 'Pebble',
    created: { year: 2026, month: 3 },
    games: ['Tumble Legends'],
    realm: 'Mossgate',
    guild: 'Soft Landing',
    companion: 'Fig',
    firstFriend: 'Juno',
  },
  'demo-boris': {
    preverifyId: 3,
    firstCharacter: 'Ironvane',
    created: { year: 2021, month: 1 },
    games: ['Tavern of Cards', 'Vanguard Rising'],
    realm: 'Stormreach',
    guild: 'Last Orders',
    companion: 'Rust',
    firstFriend: 'Otto',
  },
  'demo-nora': {
    preverifyId: 4,
    firstCharacter: 'Sundial',
    created: { year: 2019, month: 6 },
    games: ['Banners of War', 'Ashen Crown IV'],
    realm: 'Hollowmere',
    guild: 'Slow Clock',
    companion: 'Minute',
    firstFriend: 'Ife',
  },
}

/** Players of the tests (identity/demo-accounts.ts) all know the same; such accounts exist with NODE_ENV=test alone. */
const testPlayer: DemoFacts = {
  firstCharacter: 'Lanternfolk',
  created: { year: 2024, month: 10 },
  games: ['Tumble Legends', 'Vanguard Rising'],
  realm: 'Emberfall',
  guild: 'Night Shift',
  companion: 'Button',
  firstFriend: 'Quill',
}
const isTestPlayer = (accountId: string): boolean => /^demo-(test|soft)-/.test(accountId)

const locales = ['en-US', 'de-DE', 'fr-FR', 'ko-KR', 'ja-JP', 'es-ES', 'pt-BR', 'zh-CN', 'ar-SA']

/** "October 2024" as people of each language write it, and in digits. */
const monthAnswers = ({ year, month }: DemoFacts['created']): string[] => {
  const date = new Date(Date.UTC(year, month - 1, 1))
  const twoDigits = String(month).padStart(2, '0')
  const written = locales.map((locale) =>
    new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(date),
  )
  return [
    ...new Set([
      ...written,
      `${twoDigits}/${year}`,
      `${month}/${year}`,
      `${year}-${twoDigits}`,
      `${twoDigits}.${year}`,
    ]),
  ]
}

const fact = (id: string, answers: readonly string[]): AccountFact => ({
  id: `kq-${id}`,
  textKey: `support.verification.question.${id}`,
  answers,
})

/** Seven questions an account: three are asked, three may be skipped. */
export const createDemoKbvProvider = (): KbvProvider => ({
  async facts(subject) {
    const known =
      subject.kind === 'account'
        ? (facts[subject.accountId] ?? (isTestPlayer(subject.accountId) ? testPlayer : undefined))
        : Object.values(facts).find(({ preverifyId }) => preverifyId === subject.id)
    if (known === undefined) return []
    return [
      fact('first-character', [known.firstCharacter]),
      fact('created', monthAnswers(known.created)),
      fact('game', known.games),
      fact('realm', [known.realm]),
      fact('guild', [known.guild]),
      fact('companion', [known.companion]),
      fact('first-friend', [known.firstFriend]),
    ]
  },
})

/** Where facts come from nobody: every visitor is sent to manual help. */
export const createNoKbvProvider = (): KbvProvider => ({ facts: async () => [] })
