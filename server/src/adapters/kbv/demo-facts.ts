// The embedded provider of knowledge questions: what the demonstration's accounts know about themselves
// (server/content/demo-facts.yaml). Refused in production like the accounts.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { AccountFact, KbvProvider } from '../../verification/ports.ts'

interface DemoFacts {
  preverifyId: number
  firstCharacter: string
  created: { year: number; month: number }
  games: string[]
  realm: string
  guild: string
  companion: string
  firstFriend: string
}

const file = new URL('../../../content/demo-facts.yaml', import.meta.url)

/** Players of the tests (identity/demo-accounts.ts) know what Ada does; such accounts exist with NODE_ENV=test alone. */
const knownAs = (accountId: string): string => (/^demo-(test|soft)-/.test(accountId) ? 'demo-ada' : accountId)

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
export const createDemoKbvProvider = (): KbvProvider => {
  const facts = parse(readFileSync(file, 'utf8')) as Record<string, DemoFacts>
  return {
    facts: async (subject) => {
      const known =
        subject.kind === 'account'
          ? facts[knownAs(subject.accountId)]
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
  }
}

/** Where facts come from nobody: every visitor is sent to manual help. */
export const createNoKbvProvider = (): KbvProvider => ({ facts: async () => [] })
