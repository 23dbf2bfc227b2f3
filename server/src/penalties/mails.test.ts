import type { Mailer } from '../lib/mailer.ts'
import { expect, test } from 'vitest'
import { demoPenalties } from '../adapters/penalties/demo-penalties.ts'
import { createPenaltyMails } from './mails.ts'
import type { PenaltyMailKind } from './ports.ts'
import type { Penalised } from './types.ts'

const penalty = demoPenalties(new Date('2026-11-18T09:30:00.000Z')).find(({ appeals }) =>
  appeals.some(({ repResponse }) => repResponse !== null),
)!
const mailsOf = ({
  found = penalty,
  address = { email: 'boris@players.example', locale: 'de' },
}: {
  found?: Penalised | null
  address?: { email: string; locale: string | null } | null
} = {}) => {
  const sent: Parameters<Mailer['send']>[0][] = []
  const mails = createPenaltyMails({
    store: { find: async () => found ?? undefined },
    content: { product: (_name, locale) => ({ title: `game in ${locale}`, baseUiName: 'wow' }) },
    addressOf: async (accountId) => (accountId === penalty.accountId && address ? address : undefined),
    localeOf: (known) => (known === 'de' ? 'de-DE' : 'en-US'),
    mailer: {
      send: async (mail) => {
        sent.push(mail)
      },
    },
    say: (locale, key, { site, game }) => `${locale} ${key} ${site} ${game}`,
    pageUrl: (locale, page) => `https://support.example/support/${locale}/help/${page}`,
    siteTitle: (locale) => `site in ${locale}`,
    host: 'support.example',
  })
  return {
    sent,
    send: (kind: PenaltyMailKind, id = 'job-1') => mails.send(kind, { id, payload: { penaltyId: penalty.id } }),
  }
}

test('in the account’s language, with a link and without a word of reasons or answers (T18)', async () => {
  const { sent, send } = mailsOf()
  await send('penalty-imposed')
  await send('appeal-decided')
  await send('appeal-asked')
  expect(sent).toMatchObject([
    {
      to: 'boris@players.example',
      locale: 'de-DE',
      subject: 'de-DE support.mail.restricted.subject site in de-DE game in de-DE',
    },
    { subject: 'de-DE support.mail.appeal.subject site in de-DE game in de-DE', thread: sent[0]!.thread },
    { subject: 'de-DE support.mail.appeal.asked.subject site in de-DE game in de-DE', thread: sent[0]!.thread },
  ])
  const links = sent.map(({ text }) => text.split('\n').filter((line) => line.startsWith('https:')))
  expect(links).toEqual([
    ['https://support.example/support/de-DE/help/restrictions'],
    [`https://support.example/support/de-DE/help/penalty/${penalty.id}`],
    [`https://support.example/support/de-DE/help/penalty/${penalty.id}`],
  ])
  const { penalty: name, reason, facts, ruleBroken, evidence, appeals, gameAccount } = penalty
  const secret = [name, reason, facts, ruleBroken].flatMap((words) => Object.values(words ?? {}))
  for (const words of [...secret, ...evidence, gameAccount, ...appeals.flatMap(({ repResponse }) => repResponse ?? [])])
    expect(JSON.stringify(sent)).not.toContain(words)
})

test('an account whose language nobody knows gets the default one', async () => {
  const { sent, send } = mailsOf({ address: { email: 'boris@players.example', locale: null } })
  await send('penalty-imposed')
  expect(sent.map(({ locale }) => locale)).toEqual(['en-US'])
})

test('nothing is sent for a penalty that is gone, or to an account without a proven address', async () => {
  for (const parts of [{ found: null }, { address: null }]) {
    const { sent, send } = mailsOf(parts)
    await send('penalty-imposed')
    await send('appeal-decided')
    expect(sent).toEqual([])
  }
})

test('every repeat carries the same Message-ID, another mail another one (ground G30)', async () => {
  const { sent, send } = mailsOf()
  await send('penalty-imposed')
  await send('penalty-imposed')
  await send('appeal-decided', 'job-2')
  const [first, second, third] = sent.map(({ messageId }) => messageId)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(first).toMatch(/^<[^<>@\s]+@support\.example>$/)
})
