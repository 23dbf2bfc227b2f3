// Texts whose character set nobody names, each as a program of its country wrote it.
import { expect, test } from 'vitest'
import { guessCharset, textOfBytes } from '../../lib/guess-charset.ts'
import { readMail } from './read-mail.ts'

const texts = [
  ['latin-1', 'Grüße aus Köln, müde mañana', 'R3L832UgYXVzIEv2bG4sIG38ZGUgbWHxYW5h'],
  [
    'latin-1',
    'Não recebi as joias que comprei ontem à noite.',
    'TuNvIHJlY2ViaSBhcyBqb2lhcyBxdWUgY29tcHJlaSBvbnRlbSDgIG5vaXRlLg==',
  ],
  [
    'windows-1252',
    'I can’t log in – it says “error”, déjà vu.',
    'SSBjYW6SdCBsb2cgaW4gliBpdCBzYXlzIJNlcnJvcpQsIGTpauAgdnUu',
  ],
  [
    'windows-1250',
    'Nie mogę się zalogować, dziękuję za pomoc.',
    'TmllIG1vZ+ogc2nqIHphbG9nb3dh5iwgZHpp6mt1auogemEgcG9tb2Mu',
  ],
  [
    'windows-1251',
    'Здравствуйте, я не получил свои самоцветы.',
    'x+Tw4OLx8uLz6fLlLCD/IO3lIO/u6/P36Osg8eLu6CDx4Ozu9uLl8vsu',
  ],
  ['koi8-r', 'Здравствуйте, я не получил свои самоцветы.', '+sTSwdfT1NfVytTFLCDRIM7FINDPzNXeycwg09fPySDTwc3Pw9fF1Nku'],
  ['windows-1253', 'Δεν μπορώ να συνδεθώ από χθες.', 'xOXtIOzw7/H+IO3hIPP17eTl6P4g4fD8IPfo5fIu'],
  ['windows-1254', 'Dünden beri giriş yapamıyorum, lütfen.', 'RPxuZGVuIGJlcmkgZ2lyaf4geWFwYW39eW9ydW0sIGz8dGZlbi4='],
  ['windows-1256', 'لا أستطيع تسجيل الدخول منذ أمس', '4ccgw9PK2O3aIMrTzO3hIMfhz87m4SDj5NAgw+PT'],
  [
    'shift_jis',
    '昨日からログインできません。確認してください。',
    'jfCT+oKpgueDjYNPg0ODk4LFgquC3IK5gvGBQoptlEaCtYLEgq2CvoKzgqKBQg==',
  ],
  [
    'euc-jp',
    '昨日からログインできません。確認してください。',
    'uvLG/KSrpOml7aWwpaSl86THpK2k3qS7pPOho7POx6ekt6TGpK+kwKS1pKShow==',
  ],
  ['euc-kr', '상점에서 구매한 보석이 사라졌어요', 'u/PBob+hvK0gsbi4xcfRILq4vK7AzCC757bzwbO+7r/k'],
  ['gb18030', '我买的宝石没有到账，请帮我查一下。', 'ztLC8rXEsabKr8O709C1vdXLo6zH67DvztKy6dK7z8Khow=='],
  ['big5', '我買的寶石沒有到帳，請幫我查一下。', 'p9q2Uqq6xF+l26hTprOo7LFioUG90MCwp9qsZKRApFWhQw=='],
] as const

const mail = (headers: readonly string[], bytes: Uint8Array): Buffer => {
  const head = ['From: Ada <ada@players.example>', 'Message-ID: <1@players.example>', ...headers, '', ''].join('\r\n')
  return Buffer.concat([Buffer.from(head), bytes])
}
const textOf = async (headers: readonly string[], bytes: Uint8Array): Promise<string> => {
  const ours = { addresses: ['reply@support.example'], names: ['Northlight Support'] }
  const read = await readMail({
    raw: mail(headers, bytes),
    ownHost: 'support.example',
    isNullSender: false,
    ours,
  })
  return read.text
}

test.each(texts)('%s: %s', async (_charset, text, base64) => {
  const bytes = Buffer.from(base64, 'base64')
  const around = (html: string): Uint8Array => Buffer.concat([Buffer.from('<p>'), bytes, Buffer.from(html)])
  expect(textOfBytes(bytes)).toBe(text)
  // Of no kind, of a kind without a set, of a set that is none, in lines that flow, packed, as HTML, and in two parts.
  expect(await textOf([], bytes)).toBe(text)
  expect(await textOf(['Content-Type: text/plain'], bytes)).toBe(text)
  expect(await textOf(['Content-Type: text/plain; charset="unknown-8bit"'], bytes)).toBe(text)
  expect(await textOf(['Content-Type: text/plain; charset=; format=flowed'], bytes)).toBe(text)
  const packed = ['Content-Type: text/plain;', ' format=flowed', 'Content-Transfer-Encoding: base64']
  expect(await textOf(packed, Buffer.from(base64))).toBe(text)
  expect(await textOf(['Content-Type: text/html'], around('</p>'))).toBe(text)
  const part = (type: string, its: Uint8Array): Uint8Array =>
    Buffer.concat([Buffer.from(`--x\r\nContent-Type: text/${type}\r\n\r\n`), its, Buffer.from('\r\n')])
  const both = Buffer.concat([part('plain', bytes), part('html', around('</p>')), Buffer.from('--x--\r\n')])
  expect(await textOf(['Content-Type: multipart/alternative; boundary=x'], both)).toBe(text)
})

test('a set that is named is believed, also within the HTML', async () => {
  const german = Buffer.from('Grüße', 'latin1')
  expect(await textOf(['Content-Type: text/plain; charset=iso-8859-5'], german)).toBe('Grќпe')
  const html = Buffer.concat([Buffer.from('<meta charset="windows-1251"><p>'), Buffer.from('cfe0eff0e8', 'hex')])
  expect(await textOf(['Content-Type: text/html'], html)).toBe('Папри')
})

test('UTF-8 is UTF-8, and one word that could be anything is Western', async () => {
  expect(await textOf([], Buffer.from('Grüße 😀'))).toBe('Grüße 😀')
  expect(guessCharset(Buffer.from('Grüße 환불'))).toBe('utf-8')
  expect(textOfBytes(Buffer.from('Größe', 'latin1'))).toBe('Größe')
})

test('bytes of no set at all are a text still', () => {
  const any = Uint8Array.from({ length: 70_000 }, (_none, at) => (at * 7919) % 256)
  expect(textOfBytes(any).length).toBeGreaterThan(0)
})
