import { expect, test } from 'vitest'
import { buildMail, corpusLocales, programNames } from '../../../../tests/support/mail-corpus.ts'
import { letterOf } from '../../lib/letter.ts'
import { readMail } from './read-mail.ts'

const ours = { addresses: ['reply@support.example'], names: ['Northlight Support'] }
const options = { ownHost: 'support.example', isNullSender: false, ours }
const from = 'ada@players.example'
const to = 'reply@support.example'

for (const program of programNames) {
  test(`${program}: what was written, and nothing of what it quotes, in nine languages`, async () => {
    for (const locale of corpusLocales)
      for (const text of [0, 1, 2]) {
        const mail = await buildMail({ program, locale, from, to, text })
        const read = await readMail({ ...options, raw: mail.raw })
        expect({ locale, text: read.text }).toEqual({ locale, text: mail.text })
        expect(read).toMatchObject({ from: [from], automatic: null, files: [], identity: mail.messageId })
        expect(read.folded).toContain('##-')
        expect(read.folded).not.toContain(mail.text)
      }
  })
}

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
/** Attributes of a winmail.dat: of each its level, number, length, bytes and sum. */
const aTnef = (attributes: readonly (readonly [number, Buffer])[]): Buffer =>
  Buffer.concat([
    u32(0x22_3e_9f_78),
    Buffer.alloc(2),
    ...attributes.flatMap(([id, bytes]) => [Buffer.alloc(1), u32(id), u32(bytes.length), bytes, Buffer.alloc(2)]),
  ])
/** The properties of an attribute: one text. */
const aProperty = (id: number, text: string): Buffer => {
  const bytes = Buffer.from(`${text}\0`, 'utf16le')
  return Buffer.concat([
    u32(1),
    u32(id * 65_536 + 0x1f),
    u32(1),
    u32(bytes.length),
    bytes,
    Buffer.alloc(-bytes.length & 3),
  ])
}

const plainMail = (headers: string[], body: string): Buffer =>
  Buffer.from(
    [`From: Ada <${from}>`, `To: ${to}`, 'Message-ID: <1@players.example>', ...headers, '', body].join('\r\n'),
  )
const textOf = async (headers: string[], body: string): Promise<string> =>
  (await readMail({ ...options, raw: plainMail(headers, body) })).text

test('old character sets are read', async () => {
  const japanese = Buffer.concat([
    plainMail(['MIME-Version: 1.0', 'Content-Type: text/plain; charset=ISO-2022-JP'], ''),
    Buffer.from('1b2442467c4b5c386c1b2842', 'hex'),
  ])
  expect((await readMail({ ...options, raw: japanese })).text).toBe('日本語')
  const german = Buffer.concat([
    plainMail(['MIME-Version: 1.0', 'Content-Type: text/plain; charset=iso-8859-1'], ''),
    Buffer.from('Rüstung', 'latin1'),
  ])
  expect((await readMail({ ...options, raw: german })).text).toBe('Rüstung')
})

test('a set that is named counts, in quotes as well; one without a name is none', async () => {
  const types = [
    'charset="utf-8"',
    'charset = "UTF-8"; format=flowed',
    'charset=utf-8',
    'charset=""',
    'charset=',
    'x=y',
  ]
  for (const type of types)
    expect({ type, text: await textOf(['MIME-Version: 1.0', `Content-Type: text/plain; ${type}`], 'Größe 5') }).toEqual(
      {
        type,
        text: 'Größe 5',
      },
    )
  const both = ['plain', 'html'].map((type) => `--b\r\nContent-Type: text/${type}; charset="utf-8"\r\n\r\nGröße 5\r\n`)
  const headers = ['MIME-Version: 1.0', 'Content-Type: multipart/alternative; boundary="b"']
  expect(await textOf(headers, `${both.join('')}--b--`)).toBe('Größe 5')
})

test('an answer between the lines of a quote keeps what was written', async () => {
  const quote =
    'Am 23.11.26 um 10:15 schrieb Northlight Support:\n> Wie heißt der Charakter?\nThessaly\n\n> Und wann?\nGestern\n'
  expect(await textOf([], quote)).toBe('Thessaly\n\nGestern')
})

test('lines of one’s own that begin like quotes or signatures stay', async () => {
  expect(await textOf([], 'The chat said:\n> hello there\nand then it froze.')).toBe(
    'The chat said:\n> hello there\nand then it froze.',
  )
  const dashes = `Log:\n--\n${Array.from({ length: 20 }, (_one, at) => `line ${at}`).join('\n')}`
  expect(await textOf([], dashes)).toBe(dashes)
})

test('a text without end is read in no time: no pattern looks back (400,000 letters that begin like a quote)', async () => {
  const hostile = `On ${'1 <a@b '.repeat(60_000)}`
  expect((await textOf([], hostile)).length).toBeGreaterThan(1_000)
  expect(await textOf([], `${'Am 1 schrieb '.repeat(30_000)}\n${'<'.repeat(100_000)}`)).not.toBe('')
})

test('a mail of which nothing would be left is shown whole', async () => {
  const answer = `On Sat, 28 Nov 2026 at 10:00, Support <${to}> wrote:\n> Did it help?`
  expect(await textOf([], answer)).toBe(answer)
  const html = '<blockquote type="cite">Did it help?</blockquote><div class="gmail_signature">Ada</div>'
  expect(await textOf(['Content-Type: text/html; charset=utf-8'], html)).toBe('Did it help?\nAda')
  expect(await textOf([], ' \n')).toBe('')
})

test('only HTML: text of lists, links and entities; nothing of script and style', async () => {
  const html = [
    '<html><head><title>T</title><style>p{}</style></head><body><script>alert(1)</script>',
    '<p>Tom &amp; <b>Ada</b> &lt;3</p><ul><li>one</li><li>two</li></ul>',
    '<a href="https://northlight.example/log">my log</a> <a href="javascript:alert(1)">bad</a></body></html>',
  ].join('')
  expect(await textOf(['MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8'], html)).toBe(
    'Tom & Ada <3\n- one\n- two\nmy log (https://northlight.example/log) bad',
  )
})

test('files: pasted pictures count, pictures of a signature or a quote do not, nor what programs add', async () => {
  const picture = 'iVBORw0KGgo='
  const part = (type: string, headers: string[], body: string) =>
    [`--b`, `Content-Type: ${type}`, ...headers, '', body].join('\r\n')
  const mail = Buffer.from(
    [
      `From: ${from}`,
      `To: ${to}`,
      'Message-ID: <2@players.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      part(
        'text/html; charset=utf-8',
        [],
        [
          '<p>Look: <img src="cid:shot@x"></p><div class="gmail_signature"><img src="cid:logo@x"></div>',
          '<blockquote type="cite"><img src="cid:old@x"></blockquote>',
        ].join(''),
      ),
      ...['shot', 'logo', 'old'].map((name) =>
        part(
          `image/png; name=${name}.png`,
          ['Content-Disposition: inline', `Content-ID: <${name}@x>`, 'Content-Transfer-Encoding: base64'],
          picture,
        ),
      ),
      part(
        'text/plain; name="../../etc/log.txt"',
        ['Content-Disposition: attachment; filename="../../etc/log.txt"'],
        'x',
      ),
      part('application/pkcs7-signature; name=smime.p7s', ['Content-Disposition: attachment'], 'x'),
      part('image/png', ['Content-Disposition: attachment', 'Content-Transfer-Encoding: base64'], picture),
      '--b--',
    ].join('\r\n'),
  )
  const read = await readMail({ ...options, raw: mail })
  expect(read.text).toBe('Look:')
  expect(read.files.map(({ name }) => name)).toEqual(['shot.png', '.._.._etc_log.txt', 'file.png'])
  expect(Buffer.from(read.files[0]!.bytes).toString('base64')).toBe(picture)
})

test.each([
  ['bounce', []],
  ['auto-reply', ['Auto-Submitted: auto-replied']],
  ['auto-reply', ['Precedence: auto_reply']],
  ['bulk', ['X-Auto-Response-Suppress: All']],
  ['auto-reply', ['X-Autoreply: yes']],
  ['away', ['Subject: Automatische Antwort: Northlight']],
  ['away', ['Subject: =?utf-8?B?6Ieq5YuV5b+c562U?=: x']],
  ['bulk', ['List-Id: <players.example>']],
  ['bulk', ['Precedence: bulk']],
  ['bulk', ['Return-Path: <>']],
  ['bounce', ['Content-Type: multipart/report; report-type=delivery-status; boundary=x']],
  ['loop', Array.from({ length: 31 }, () => 'Received: from a by b; Mon, 23 Nov 2026 10:15:00 +0000')],
] as const)('nobody wrote it: %s, %#', async (kind, headers) => {
  const isNullSender = headers.length === 0
  expect((await readMail({ ...options, isNullSender, raw: plainMail([...headers], 'I am away.') })).automatic).toBe(
    kind,
  )
})

test('our own mail that came back is known by its Message-ID; a person’s is none of these', async () => {
  const own = Buffer.from(`From: ${to}\r\nMessage-ID: <case-answered.7@Support.example>\r\n\r\nhi`)
  expect((await readMail({ ...options, raw: own })).automatic).toBe('own')
  const written = plainMail(['Auto-Submitted: no', 'Subject: Automatic reply settings are broken'], 'hi')
  expect((await readMail({ ...options, raw: written })).automatic).toBeNull()
})

test('a mail without Message-ID is known by its bytes; several senders, or none, are told', async () => {
  const without = Buffer.from(`From: ${from}, eve@elsewhere.example\r\n\r\nhi`)
  const read = await readMail({ ...options, raw: without })
  expect(read.identity).toMatch(/^<[0-9a-f]{64}>$/)
  expect((await readMail({ ...options, raw: without })).identity).toBe(read.identity)
  expect(read.from).toEqual([from, 'eve@elsewhere.example'])
  const twice = Buffer.from(`From: ${from}\r\nFrom: eve@elsewhere.example\r\n\r\nhi`)
  expect((await readMail({ ...options, raw: twice })).from).toHaveLength(2)
  expect((await readMail({ ...options, raw: Buffer.from('Subject: x\r\n\r\nhi') })).from).toEqual([])
})

test('our own HTML beneath an answer, in no element of a quote, is cut at its first line', async () => {
  const { html } = letterOf({
    locale: 'en-US',
    site: 'Northlight',
    replyLine: '##- Write your reply above this line -##',
    parts: [{ words: 'There is an answer to “Stuck”.' }, { url: 'https://support.example/1', button: 'Open the case' }],
    foot: ['Sent by Northlight.'],
  })
  const headers = ['Content-Type: text/html; charset=utf-8']
  expect(await textOf(headers, `<div>It works now, thank you.</div>${html}`)).toBe('It works now, thank you.')
})

test('format=flowed: an answer beneath a quote stays an answer, also directly under a line that is open', async () => {
  const quote =
    'On 23.11.2026 10:15, Northlight Support wrote:\n> Which of \n> them? \nThe red one, \nthanks.\n-- \nAda'
  expect(await textOf(['Content-Type: text/plain; charset=utf-8; format=flowed'], quote)).toBe('The red one, thanks.')
  expect(await textOf(['Content-Type: text/plain;\r\n format=flowed; delsp=yes'], 'one \nword')).toBe('oneword')
})

test('letters of a character set that nobody named are read as those programs mean them', async () => {
  const mail = Buffer.concat([plainMail(['Content-Type: text/plain'], ''), Buffer.from('Rüstung', 'latin1')])
  expect((await readMail({ ...options, raw: mail })).text).toBe('Rüstung')
})

test('HTML: what is indented or pasted stays, lines of code stay lines, an emoji that is a picture stays', async () => {
  const headers = ['Content-Type: text/html; charset=utf-8']
  const indented = '<div>I did:</div><blockquote style="margin:0 0 0 40px"><div>open the shop</div></blockquote>'
  expect(await textOf(headers, indented)).toBe('I did:\nopen the shop')
  expect(await textOf(headers, '<p>Log:</p><pre>one\ntwo</pre>')).toBe('Log:\none\ntwo')
  const steps = '<ol><li>shop<ul><li>gems</li></ul></li><li>back</li></ol>'
  expect(await textOf(headers, steps)).toBe('1. shop\n- gems\n2. back')
  expect(await textOf(headers, '<p>Thanks <img alt="🙂" src="https://fonts.example/1.png"></p>')).toBe('Thanks 🙂')
})

test('HTML of Outlook: our mail beneath its element is folded in any language, what is forwarded stays', async () => {
  const below = (from: string) =>
    [
      '<div>Funziona.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg" dir="ltr"><font>',
      `<b>Da:</b> ${from}<br><b>Inviato:</b> lunedì<br><b>A:</b> Ada</font></div><div>Ordine NL-77</div>`,
    ].join('')
  const headers = ['Content-Type: text/html; charset=utf-8']
  expect(await textOf(headers, below('Northlight &lt;reply@support.example&gt;'))).toBe('Funziona.')
  expect(await textOf(headers, below('Store &lt;shop@store.example&gt;'))).toContain('Ordine NL-77')
})

test('HTML of Gmail: a signature is folded, what is typed into its element or quoted with its button stays', async () => {
  const headers = ['Content-Type: text/html; charset=utf-8']
  const signed = (words: string) => `<div>Hello</div><span class="gmail_signature_prefix">-- </span><br>
    <div class="gmail_signature">${words}</div>`
  expect(await textOf(headers, signed('Ada Lindqvist<br>Guild leader, Emberfall'))).toBe('Hello')
  expect(await textOf(headers, signed('Ada<br>The gems are still not there.'))).toContain(
    'The gems are still not there.',
  )
  const button = '<div>It said:</div><blockquote class="gmail_quote">Code 44</blockquote><div>Why?</div>'
  expect(await textOf(headers, button.replace('said:', 'said'))).toBe('It said\nCode 44\nWhy?')
})

test('HTML of Outlook: comments typed into our mail keep what they stand in', async () => {
  const head = '<div id="divRplyFwdMsg"><b>From:</b> Northlight &lt;reply@support.example&gt;<br><b>To:</b> Ada</div>'
  const answer = `<div>See below.</div>${head}<div>##- Write above -##</div><div>Which?</div><div>[Ada] A tablet.</div>`
  expect(await textOf(['Content-Type: text/html; charset=utf-8'], answer)).toContain('[Ada] A tablet.')
})

test('winmail.dat: its files are the mail’s, and its words where there are no others', async () => {
  const packed = aTnef([
    [0x9007, u32(1252)],
    [0x9003, aProperty(0x1000, 'Two pictures.')],
    [0x9002, Buffer.alloc(14)],
    [0x8010, Buffer.from('SHOT~1.PNG\0')],
    [0x800f, Buffer.from('one')],
    [0x9005, aProperty(0x3707, 'Größe/\u202egnp.png')],
    [0x9002, Buffer.alloc(14)],
    [0x8010, Buffer.from('b.txt\0')],
    [0x800f, Buffer.from('two')],
  ])
  const filesOf = async (bytes: Buffer) => {
    const body = `--b\r\nContent-Type: application/ms-tnef; name=winmail.dat\r\nContent-Transfer-Encoding: base64\r\n\r\n`
    const raw = plainMail(['Content-Type: multipart/mixed; boundary=b'], `${body}${bytes.toString('base64')}\r\n--b--`)
    const { text, files } = await readMail({ ...options, raw })
    return { text, files: files.map(({ name, bytes: own }) => [name, Buffer.from(own).toString().slice(0, 3)]) }
  }
  const both = [
    ['Größe_gnp.png', 'one'],
    ['b.txt', 'two'],
  ]
  expect(await filesOf(packed)).toEqual({ text: 'Two pictures.', files: both })
  // What is broken off goes along as it came, with what could be read of it.
  const broken = packed.subarray(0, -4)
  expect(await filesOf(broken)).toEqual({
    text: 'Two pictures.',
    files: [both[0], ['winmail.dat', broken.toString().slice(0, 3)]],
  })
  expect(await filesOf(Buffer.from('no such thing'))).toEqual({ text: '', files: [['winmail.dat', 'no ']] })
  for (let end = 0; end < packed.length; end += 1) {
    const { text, files } = await filesOf(packed.subarray(0, end))
    expect(text !== '' || files.length > 0).toBe(true)
  }
  // Counts without end run into the end of the bytes.
  const endless = aTnef([[0x9003, Buffer.concat([u32(0xff_ff_ff_ff), u32(0x10_00_00_03), u32(0xff_ff_ff_ff)])]])
  expect(await filesOf(endless)).toMatchObject({ files: [['winmail.dat', expect.anything()]] })
})

test('a picture that the text does not show is a file; so is one named by an escaped address, and winmail.dat', async () => {
  const part = (type: string, id: string) =>
    `--b\r\nContent-Type: ${type}\r\nContent-Disposition: inline\r\nContent-ID: <${id}>\r\n\r\nx\r\n`
  const body = [
    '--b\r\nContent-Type: text/html\r\n\r\n<p>Look</p><img src="cid:a%20b%40x">',
    '<blockquote type="cite"><img src="cid:old@x"></blockquote>\r\n',
    part('image/png; name=unnamed.png', 'other@x'),
    part('image/png; name=escaped.png', 'a b@x'),
    part('image/png; name=quoted.png', 'old@x'),
    part('application/ms-tnef; name=winmail.dat', 't@x'),
    '--b--',
  ].join('')
  const read = await readMail({ ...options, raw: plainMail(['Content-Type: multipart/related; boundary=b'], body) })
  expect(read.files.map(({ name }) => name)).toEqual(['unnamed.png', 'escaped.png', 'winmail.dat'])
})

test.each([
  'Out of Office AutoReply: Your case',
  'Risposta automatica: Caso',
  'Automatisch antwoord: Zaak',
  'Odpowiedź automatyczna: Sprawa',
  'Automatische Antwort auf Ihre Nachricht',
  'Răspuns automat: Cererea',
  'Αυτόματη απάντηση: Αίτημα',
  'Автоматична відповідь: Запит',
  'Automatikus válasz: Ügy',
  'Trả lời tự động: Yêu cầu',
  'การตอบกลับอัตโนมัติ: คำขอ',
  'תשובה אוטומטית: פנייה',
])('an out-of-office note without a mark of it is known by its subject: %s', async (subject) => {
  const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`
  expect((await readMail({ ...options, raw: plainMail([`Subject: ${encoded}`], 'Away') })).automatic).toBe('away')
})
