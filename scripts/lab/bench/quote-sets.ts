// Published test sets of parsers of mail replies, read by the product's own reader:
// `node scripts/lab/bench/quote-sets.ts FOLDER`,
// the folder of the fetched repositories (discourse+email_reply_trimmer/repo, mailgun+talon/repo). Whom a mail quotes is made
// the sender of our mails. VERBOSE=1 shows what differs.
import { execFileSync } from 'node:child_process'
import { readMail } from '../../../server/src/cases/mail/read-mail.ts'

interface Sample {
  set: string
  name: string
  type: 'plain' | 'html'
  body: string
  expected: string
  /** A mail of its own instead of a body. */
  raw?: Buffer
}

const [folder = '/work/.mirror'] = process.argv.slice(2)
const git = (repo: string, ...command: string[]): Buffer =>
  execFileSync('git', ['-C', `${folder}/${repo}/repo`, ...command], { maxBuffer: 1e9 })
const file = (repo: string, path: string): Buffer => git(repo, 'show', `HEAD:${path}`)
const filesIn = (repo: string, path: string): string[] =>
  git(repo, 'ls-tree', '--name-only', 'HEAD', `${path}/`).toString().trim().split('\n')

const talon = 'mailgun+talon'
const literal = String.raw`u?(?:"""[^]*?"""|'''[^]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')`
/** Of Python. */
const valueOf = (text: string): string =>
  [...text.matchAll(new RegExp(literal, 'g'))]
    .map(([one]) => one.replace(/^u/, ''))
    .map((one) => (/^("""|''')/.test(one) ? one.slice(3, -3) : one.slice(1, -1)))
    .join('')
    .replaceAll(/\\(?:\n|n|x([0-9a-f]{2})|(.))/g, (all, hex?: string, one?: string) =>
      all === '\\\n' ? '' : hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (one ?? '\n'),
    )
const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#160|nbsp);/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')

/** `name = """…"""` and `eq_(expected, quotations.extract_from_…(body))` of each test. */
const samplesOf = (source: string, type: 'plain' | 'html'): Sample[] => {
  const value = `(?:${literal}|\\w+(?:\\[:1\\])?)`
  const pattern = new RegExp(
    [
      String.raw`def (test_\w+)\(`,
      String.raw`(\w+) = ((?:${literal}|\\\n|\s)+)`,
      String.raw`eq_\(\s*(?:RE_WHITESPACE\.sub\('', )?(${value}(?:\s*${literal})*)\)?,\s*` +
        String.raw`(?:RE_WHITESPACE\.sub\(\s*'', )?(?:quotations\.extract_from_${type}\(\s*(${value})|extracted|parsed)`,
    ].join('|'),
    'g',
  )
  const [values, found] = [new Map<string, string>(), [] as Sample[]]
  let name = ''
  for (const [, test, variable, given, expected, body] of source.matchAll(pattern)) {
    if (test !== undefined) {
      name = test
      values.clear()
    } else if (variable !== undefined) values.set(variable, valueOf(given!))
    else {
      const [want, text] = [expected!, body ?? 'msg_body'].map((one) => values.get(one) ?? valueOf(one)) as [
        string,
        string,
      ]
      // What other patterns of this file fill in cannot be read from it.
      if (text === '' || text === 'msg_body' || text.includes('{}')) continue
      found.push({
        set: `talon ${type}`,
        name,
        type,
        body: text,
        expected: type === 'html' ? textOfHtml(want) : want,
      })
    }
  }
  return found
}

const discourse = 'discourse+email_reply_trimmer'
const samples: Sample[] = [
  ...filesIn(discourse, 'test/emails').map((path): Sample => {
    const read = (part: string): string => file(discourse, path.replace('emails', part)).toString()
    return { set: 'discourse', name: path, type: 'plain', body: read('emails'), expected: read('trimmed') }
  }),
  ...samplesOf(file(talon, 'tests/text_quotations_test.py').toString(), 'plain'),
  ...samplesOf(file(talon, 'tests/html_quotations_test.py').toString(), 'html'),
  ...filesIn(talon, 'tests/fixtures/html_replies').map(
    (path): Sample => ({
      set: 'talon html',
      name: path,
      type: 'html',
      body: file(talon, path).toString(),
      expected: 'Hi. I am fine.\n\nThanks,\nAlex',
    }),
  ),
  ...[
    ['OLK_SRC_BODY_SECTION.html', 'Reply'],
    ['reply-separated-by-hr.html', 'Hithere'],
  ].map(
    ([path, expected]): Sample => ({
      set: 'talon html',
      name: path!,
      type: 'html',
      body: file(talon, `tests/fixtures/${path}`).toString(),
      expected: expected!,
    }),
  ),
  ...filesIn(talon, 'tests/fixtures/standard_replies')
    .filter((path) => path.endsWith('.eml'))
    .map((path): Sample => {
      const expected = { iphone: 'iphone', sparrow: 'sparrow' }[path.split('/').at(-1)!.slice(0, -4)]
      return {
        set: 'talon mails',
        name: path,
        type: 'plain',
        body: '',
        expected: expected === undefined ? 'Hello' : file(talon, path.replace('.eml', '_reply_text')).toString(),
        raw: file(talon, path),
      }
    }),
]

const bare = (text: string): string => text.replaceAll(/[\s\u200b\u200e\u00a0]/g, '')
const labels = 'from|von|de|da|från|fra|от|sender'
const verbs = 'wrote|sent|schrieb|a écrit|escribió|escreveu|napisał|написал|skrev|пише|schreef'
/** Addresses and names of whom the rest of a mail quotes, however they are written. */
const sendersOf = ({ type, body, expected, raw }: Sample): { addresses: string[]; names: string[] } => {
  const own = new Set(expected.split('\n').map((line) => line.trim()))
  const text = raw?.toString() ?? body
  const rest = (
    type === 'html' ? textOfHtml(text.replaceAll(/<(?=\/?(?:div|p|br|td|blockquote|span)\b)/gi, '\n<')) : text
  )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !own.has(line))
    .join('\n')
  const names = [
    ...rest.matchAll(new RegExp(String.raw`^[\s>*_"]*(?:${labels})\s?:[\s*"]*(.+)$`, 'gim')),
    ...rest.matchAll(/([^\n,;:<>"()]{2,60})["']?\s*[<([]+\s*(?:mailto:)?[^\s<>]{1,80}@/g),
    ...rest.matchAll(new RegExp(String.raw`([^\n,;:<>"()]{2,60}?)["']?,?\s*(?:${verbs})`, 'g')),
    ...rest.matchAll(/(?:пользователь|schreef|skrev|schrieb)\s+["']?([^\n,;:<>"()]{2,60})/g),
    ...rest.matchAll(/\d{2}\s([A-Z][^\n,;:<>"()]{2,60})$/gm),
  ]
    .map(([, name]) =>
      name!
        .replace(/[[<(].*/, '')
        .replace(/^.*(?:пользователь|\b(?:at|heeft|schrieb|schreef|skrev)|[+-]\d{4}|\d{1,2}[:.]\d{2})(?: [AP]M)?\s/, '')
        .replaceAll(/^[\s*"'-]+|[\s*"'-]+$/g, ''),
    )
    .filter((name) => name.length > 2 && !/^\d|\s\d+$/.test(name))
  return {
    addresses: [...new Set(rest.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])]
      .map((one) => one.toLowerCase())
      .slice(0, 20),
    names: [...new Set(names)].slice(0, 20),
  }
}

/** Who signs: a mail names its author, these texts do not. */
const authorOf = ({ body }: Sample): string => /^-- ?\n(.{3,30})$/m.exec(body)?.[1] ?? 'Ada'

const tally = new Map<string, { all: number; equal: number; lost: number }>()
for (const sample of samples) {
  const raw =
    sample.raw ??
    Buffer.from(
      [
        `From: "${authorOf(sample)}" <ada@players.example>`,
        'MIME-Version: 1.0',
        `Content-Type: text/${sample.type}; charset=utf-8`,
        `\n${sample.body.trim()}`,
      ].join('\n'),
    )
  const ours = sendersOf(sample)
  const read = await readMail({ raw, ownHost: 'support.example', isNullSender: false, ours })
  const count = tally.get(sample.set) ?? { all: 0, equal: 0, lost: 0 }
  const isEqual = bare(read.text) === bare(sample.expected)
  const shown = bare(read.text)
  const lost = sample.expected
    .split('\n')
    .filter((line) => bare(line) !== '' && !line.startsWith('>') && !shown.includes(bare(line)))
  tally.set(sample.set, {
    all: count.all + 1,
    equal: count.equal + Number(isEqual),
    lost: count.lost + Number(lost.length > 0),
  })
  if (!isEqual && process.env['VERBOSE'])
    console.info({ name: `${sample.set}: ${sample.name}`, ours, lost, expected: sample.expected, got: read.text })
}
for (const [set, { all, equal, lost }] of tally)
  console.info(`${set}: ${equal} of ${all} as expected, own words folded in ${lost}`)
