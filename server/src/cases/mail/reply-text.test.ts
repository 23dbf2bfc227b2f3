// What is folded of a mail's text, and what never is (T37).
import { expect, test } from 'vitest'
import { replyTextOf, restOf } from './reply-text.ts'

const ours = { addresses: ['reply@support.example'], names: ['Northlight Support'] }
const us = 'Northlight Support <reply+104.abcdefghijklmnopqrstuvwxyz@support.example>'
const textOf = (text: string, author?: string): string => replyTextOf(text, { ours, author })

test.each([
  ['Gmail', `On Mon, Nov 23, 2026 at 10:15 AM ${us} wrote:\n> Old`],
  ['Gmail, broken', `On Mon, Nov 23, 2026 at 10:15 AM Northlight Support\n<reply@support.example> wrote:\n> Old`],
  ['Gmail for Android, German', `${us} schrieb am Mo., 23. Nov. 2026, 10:15:\n\n> Alt`],
  ['Gmail, Japanese', `2026年11月23日(月) 10:15 ${us}:\n> 前`],
  ['Gmail, Italian', 'Il giorno lun 23 nov 2026 alle ore 10:15 Northlight Support ha scritto:\n\n> Prima'],
  ['Gmail, Dutch', 'Op ma 23 nov. 2026 om 10:15 schreef Northlight Support:\n> Oud'],
  ['Gmail, Polish', 'pon., 23 lis 2026 o 10:15 Northlight Support napisał(a):\n> Stare'],
  ['Gmail, Turkish', 'Northlight Support, 23 Kas 2026 Pzt, 10:15 tarihinde şunu yazdı:\n> Eski'],
  ['Gmail, Turkish, a name nobody here knows', 'Destek, 23 Kas 2026 Pzt, 10:15 tarihinde şunu yazdı:\n> Eski'],
  ['Gmail, Russian', 'пн, 23 нояб. 2026 г. в 10:15, Northlight Support:\n> Было'],
  ['Gmail, Swedish', `Den mån 23 nov. 2026 kl 10:15 skrev ${us}:\n> Gammalt`],
  ['Gmail, Danish', `Den man. 23. nov. 2026 kl. 10.15 skrev ${us}:\n> Gammelt`],
  ['Gmail, Czech', `po 23. 11. 2026 v 10:15 odesílatel ${us} napsal:\n> Staré`],
  ['Yandex', `23.11.2026, 10:15, "Northlight Support" <reply@support.example>:\nБыло`],
  ['163', '在 2026-11-23 10:15:00，"Northlight Support" <reply@support.example> 写道：\n\n旧'],
  ['UOL', 'Em 23/11/2026 10:15, Northlight < reply@support.example > escreveu:\n\nAntes'],
  ['Yahoo', `    On Monday, November 23, 2026 at 10:15:00 AM GMT+1, ${us} wrote:  \n \n Old`],
  ['Zoho', `---- On Mon, 23 Nov 2026 10:15:00 +0000 ${us} wrote ---\n\nOld`],
  ['Zimbra', `----- Mail original -----\nDe: ${us}\nÀ: "Ada" <ada@players.example>\nObjet: Demande\n\nAvant`],
  ['GMX', `Gesendet: Montag, 23. November 2026 um 10:15 Uhr\nVon: ${us}\nAn: ada@players.example\nBetreff: Fall\nAlt`],
  ['Hotmail', 'Date: Mon, 23 Nov 2026 10:15:00 +0000\nFrom: reply@support.example\nSubject: Case\n\nOld'],
  [
    'Samsung, one line',
    `-------- Original message --------From: ${us} Date: 23/11/2026 10:15 (GMT+00:00) Subject: Case \nOld`,
  ],
  [
    'Outlook, Italian',
    `________________________________\nDa: ${us}\nInviato: lunedì 23 novembre 2026\nA: Ada\nOggetto: Caso\n\nPrima`,
  ],
  ['our line', '##- Write above -##\nOld'],
  ['our line, quoted', '> ##- Write above -##\n> Old'],
  ['Apple Mail of old', 'On 23-Nov-2026, at 10:15 AM, Northlight Support <reply@support.example> sent:\n\n> Old'],
  ['Gmail of old', '2026/11/23 Northlight Support <reply@support.example>\n\n> Old'],
  ['Gmail of old, with bars', '2026/11/23 Northlight Support <reply@support.example>\n\n| Old\n|\n| Older'],
  [
    'Polymail',
    'On Mon, 23 Nov 2026 at 10:15 Northlight Support\n\n<\nmailto:Us <reply@support.example>\n> wrote:\nOld',
  ],
  ['Android', '---- Northlight Support wrote ----\n\n> Old'],
  ['Windows', `${us} wrote:\n\nOld`],
  ['Vietnamese', 'Vào 10:15 23 tháng 11, 2026, Northlight Support <reply@support.example> đã viết:\n\n> Cũ'],
  ['Dutch', `Op 23-nov.-2026, om 10:15 heeft ${us} het volgende geschreven:\n\nOud`],
  ['no marks and no address', 'On 23 Nov 2026, at 10:15, Northlight Support wrote:\n\nOld'],
  ['Outlook, without a head', '-----Original Message-----\n\nOld'],
  ['Outlook, labels alone', `От:\n${us}\nОтправлено:\n23.11.2026 10:15\nКому:\nАда\n\nБыло`],
  ['our mail, forwarded', `---------- Forwarded message ---------\nFrom: ${us}\nDate: Mon\nTo: Ada\n\nOld`],
  ['our mail, forwarded by Apple Mail', `> Begin forwarded message:\n>\n> From: ${us}\n> Date: Mon\n> To: Ada\n> Old`],
  ['a link broken within a quote', `On 11/23/26 10:15, ${us} wrote:\n> See (https://northlight.example/a\nbc)\n> Old`],
  ['signature', '-- \nAda\nEmberfall'],
  ['signature without its blank', '--\nBest regards\n\nAda Lindqvist\nwww.ada.example'],
  ['K-9', 'Sent from my Android device with K-9 Mail. Please excuse my brevity.'],
  ['program', 'Sent from my iPhone'],
  ['program with its link', 'Get Outlook for iOS (https://aka.ms/o0ukef)'],
])('%s: folded where it stands directly under the answer, and with a blank line between', (_program, below) => {
  expect(textOf(`It works now.\n${below}`)).toBe('It works now.')
  expect(textOf(`It works.\n\nThank you!\n\n${below}`)).toBe('It works.\n\nThank you!')
})

test('what is written below or between quoted lines stays', () => {
  expect(textOf(`On 11/23/26 10:15, Northlight Support wrote:\n> Which?\nThe red one.\n> When?\nToday.`)).toBe(
    'The red one.\nToday.',
  )
})

/** Sentences of players that begin or end like lines of programs. */
test.each([
  'Sent from my account to a stranger were 500 gems.',
  'Sent with the wrong card, please refund it',
  'Get Outlook for help did not answer me.',
  'On Monday I opened the shop, and 3 days later it wrote:\nyour order is late',
  'On 3 November your colleague wrote:\nrestart the launcher twice\nI did.',
  'The agent Kim wrote on 12 May:\n> wait three days\nI waited',
  'Northlight Support wrote:\nrestart twice\nI did, three times.',
  'From: my old account\nTo: my new account\nDate: last Friday',
  'Hello, this is what I got:\n\nFrom: Store <shop@store.example>\nTo: Ada\nSubject: Receipt\n\nOrder NL-77',
  'My receipt:\n\n---------- Forwarded message ---------\nFrom: Store <shop@store.example>\nDate: Mon\nTo: Ada\n\nOrder NL-77',
  '-----Original Message-----\nFrom: Store <shop@store.example>\nTo: Ada\nSubject: Receipt\n\nOrder NL-77',
  'First the gems are gone.\n--\nThen the shop is empty.',
  'Results:\n---',
  'I had:\n--\n2 Ember Swords\n3 Shields',
  'bla bla--- On Wed, Apr 4, 2026 at 3:59 PM, kim@players.example wrote:\n> hi',
  'It says:\n\n| wood | 3 |\n| iron | 4 |',
  'The chat said:\n> hello',
  'Gesendet von meinem Bruder wurde der Code ABCD',
  'Von meinem Konto wurden 500 Edelsteine gesendet',
  'Am Montag um 10 schrieb mir Kim, 3 Tage zu warten:\nich habe gewartet',
  'Envoyé avec la mauvaise carte, 20 euros',
  'Le 3 mai votre collègue a écrit :\nrelancez le jeu',
  'Enviado por error a otra cuenta: 300 gemas',
  'El agente escribió el 12 de mayo:\nespere tres días',
  'Enviado por engano para outra conta',
  'Em 3 de maio o agente escreveu:\nespere três dias',
  '昨日フォームから送信しました',
  'サポートは5月3日に書きました：\n待ってください',
  '내 계정에서 보냄 버튼을 눌렀어요',
  '어제 문의함에서 보냄',
  '从昨天开始就无法登录游戏。',
  '客服5月3日写道：\n请等三天',
  'مرسل من حسابي إلى شخص غريب',
  'في 3 مايو كتب الموظف:\nانتظر ثلاثة أيام',
])('a player’s own words stay: %s', (words) => {
  expect(textOf(words)).toBe(words)
  expect(textOf(`Hello!\n\n${words}\n\nOn Mon, Nov 23, 2026 at 10:15 AM ${us} wrote:\n> Old`)).toBe(
    `Hello!\n\n${words}`,
  )
})

test('comments that Outlook marks with their author’s name keep what they stand in', () => {
  const answer = `See below.\n\nFrom: ${us}\nSent: Monday\nTo: Ada\nSubject: Case\n\nWhich device?\n[Ada] A tablet.`
  expect(textOf(answer, 'Ada Lindqvist')).toBe(answer)
  expect(textOf(answer)).toBe('See below.')
})

test('an answer beneath our line with its author’s name, one beneath an attribution, and rules at the end', () => {
  const marked = `See below.\n\nFrom: ${us}\nSent: Monday\nTo: Ada\n\n##- Write above -##\nWhich device?\n[Ada] A tablet.`
  expect(textOf(marked, 'Ada')).toContain('[Ada] A tablet.')
  expect(textOf('It works.\n\n***\n____')).toBe('It works.')
  expect(textOf(`On 23 Nov 2026 at 10:15, ${us} wrote:\n\nIt works now.`)).toBe('It works now.')
})

test('nothing is lost: what a reply does not have is the rest', () => {
  const quote = `On 11/23/26 10:15, Northlight Support wrote:\n> Which?\nThe red one.\n> When?\nToday.\n\n-- \nAda`
  const reply = textOf(quote)
  expect(reply).toBe('The red one.\nToday.')
  expect(restOf(quote, reply)).toBe('On 11/23/26 10:15, Northlight Support wrote:\n> Which?\n> When?\n\n--\nAda')
  expect(restOf('The same.\r\n', 'The same.')).toBe('')
})
