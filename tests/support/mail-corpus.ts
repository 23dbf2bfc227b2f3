// Answers to our mails as mail programs write them: ten programs, nine languages, built from their own forms. Each knows
// what its player wrote, so that a test can ask what became of it.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'

export const corpusLocales = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'ko-KR', 'zh-CN', 'ar-SA'] as const
export type CorpusLocale = (typeof corpusLocales)[number]

interface Language {
  gmail: string
  apple: string
  thunderbird: string
  /** Labels of Outlook: from, sent, to, subject. */
  outlook: readonly [string, string, string, string]
  sentAt: string
  original: string
  phone: string
  outlookApp: string
  texts: readonly string[]
}

const us = 'Northlight Support <reply+104233871.abcdefghijklmnopqrstuvwxyz@support.example>'
const languages: Record<CorpusLocale, Language> = {
  'en-US': {
    gmail: `On Mon, Nov 23, 2026 at 10:15 AM ${us} wrote:`,
    apple: `On Nov 23, 2026, at 10:15 AM, ${us} wrote:`,
    thunderbird: 'On 11/23/26 10:15, Northlight Support wrote:',
    outlook: ['From', 'Sent', 'To', 'Subject'],
    sentAt: 'Monday, November 23, 2026 10:15 AM',
    original: '-------- Original message --------',
    phone: 'Sent from my iPhone',
    outlookApp: 'Get Outlook for Android',
    texts: [
      'It happened again after the weekly reset.',
      'Thanks, that worked!\n\nOne more thing: from: the log I can see\n- a crash at 10:02\n- a crash at 10:40',
      'On 3 November your colleague wrote:\nrestart the launcher twice\nI did, and nothing changed.',
    ],
  },
  'de-DE': {
    gmail: `Am Mo., 23. Nov. 2026 um 10:15 Uhr schrieb ${us}:`,
    apple: `Am 23.11.2026 um 10:15 schrieb ${us}:`,
    thunderbird: 'Am 23.11.26 um 10:15 schrieb Northlight Support:',
    outlook: ['Von', 'Gesendet', 'An', 'Betreff'],
    sentAt: 'Montag, 23. November 2026 10:15',
    original: '-------- Ursprüngliche Nachricht --------',
    phone: 'Von meinem iPhone gesendet',
    outlookApp: 'Outlook für Android herunterladen',
    texts: [
      'Es ist nach dem Neustart wieder passiert.',
      'Danke, das hat geholfen!\n\nNoch eine Frage: Gehören die Gegenstände\n- aus dem Lager\n- aus der Post\ndazu?',
      'Größe und Übersicht stimmen jetzt, nur die Rüstung fehlt.',
    ],
  },
  'fr-FR': {
    gmail: `Le lun. 23 nov. 2026 à 10:15, ${us} a écrit :`,
    apple: `Le 23 nov. 2026 à 10:15, ${us} a écrit :`,
    thunderbird: 'Le 23/11/2026 à 10:15, Northlight Support a écrit :',
    outlook: ['De', 'Envoyé', 'À', 'Objet'],
    sentAt: 'lundi 23 novembre 2026 10:15',
    original: '-------- Message d’origine --------',
    phone: 'Envoyé de mon iPhone',
    outlookApp: 'Télécharger Outlook pour Android',
    texts: [
      'Le problème est revenu après la réinitialisation.',
      'Merci, c’est réglé !\n\nEncore une question : où sont passés mes objets ?',
      'J’ai déjà essayé « se débloquer » deux fois.',
    ],
  },
  'es-ES': {
    gmail: `El lun, 23 nov 2026 a las 10:15, ${us} escribió:`,
    apple: `El 23 nov 2026, a las 10:15, ${us} escribió:`,
    thunderbird: 'El 23/11/26 a las 10:15, Northlight Support escribió:',
    outlook: ['De', 'Enviado el', 'Para', 'Asunto'],
    sentAt: 'lunes, 23 de noviembre de 2026 10:15',
    original: '-------- Mensaje original --------',
    phone: 'Enviado desde mi iPhone',
    outlookApp: 'Obtener Outlook para Android',
    texts: [
      '¿Ha vuelto a pasar tras el reinicio?',
      '¡Gracias, ya funciona!\n\nUna duda: ¿y el correo del juego?',
      'Sí, lo intenté.',
    ],
  },
  'pt-BR': {
    gmail: `Em seg., 23 de nov. de 2026 às 10:15, ${us} escreveu:`,
    apple: `Em 23 de nov. de 2026, à(s) 10:15, ${us} escreveu:`,
    thunderbird: 'Em 23/11/2026 10:15, Northlight Support escreveu:',
    outlook: ['De', 'Enviada em', 'Para', 'Assunto'],
    sentAt: 'segunda-feira, 23 de novembro de 2026 10:15',
    original: '-------- Mensagem original --------',
    phone: 'Enviado do meu iPhone',
    outlookApp: 'Obter o Outlook para Android',
    texts: [
      'Aconteceu de novo depois do reinício.',
      'Obrigado, funcionou!\n\nMais uma: não recebi a montaria.',
      'Já tentei duas vezes.',
    ],
  },
  'ja-JP': {
    gmail: `2026年11月23日(月) 10:15 ${us}:`,
    apple: `2026/11/23 10:15、${us}のメール:`,
    thunderbird: 'On 2026/11/23 10:15, Northlight Support wrote:',
    outlook: ['差出人', '送信日時', '宛先', '件名'],
    sentAt: '2026年11月23日 10:15',
    original: '-------- 元のメッセージ --------',
    phone: 'iPhoneから送信',
    outlookApp: 'Outlook for Androidを入手',
    texts: [
      'リセットの後にまた起きました。',
      'ありがとうございます、直りました。\n\nもう一つ：倉庫の中身が消えています。',
      '再起動は試しました。',
    ],
  },
  'ko-KR': {
    gmail: `2026년 11월 23일 (월) 오전 10:15, ${us}님이 작성:`,
    apple: `2026. 11. 23. 오전 10:15, ${us} 작성:`,
    thunderbird: '2026-11-23 오전 10:15에 Northlight Support 이(가) 쓴 글:',
    outlook: ['보낸 사람', '보낸 날짜', '받는 사람', '제목'],
    sentAt: '2026년 11월 23일 월요일 오전 10:15',
    original: '-------- 원본 메시지 --------',
    phone: '나의 iPhone에서 보냄',
    outlookApp: 'Outlook for Android 다운로드',
    texts: [
      '초기화 후에 다시 발생했습니다.',
      '감사합니다, 해결됐어요!\n\n하나 더: 창고가 비어 있습니다.',
      '이미 두 번 시도했습니다.',
    ],
  },
  'zh-CN': {
    gmail: `${us} 于2026年11月23日周一 10:15写道：`,
    apple: `在 2026年11月23日，10:15，${us} 写道：`,
    thunderbird: '在 2026/11/23 10:15, Northlight Support 写道:',
    outlook: ['发件人', '发送时间', '收件人', '主题'],
    sentAt: '2026年11月23日 10:15',
    original: '------------------ 原始邮件 ------------------',
    phone: '发自我的iPhone',
    outlookApp: '获取 Android 版 Outlook',
    texts: ['重置之后又发生了。', '谢谢，已经好了！\n\n还有一个问题：仓库是空的。', '已经试过两次了。'],
  },
  'ar-SA': {
    gmail: `في الاثنين، 23 نوفمبر 2026 في 10:15 ص تمت كتابة ما يلي بواسطة ${us}:`,
    apple: `في 23 نوفمبر 2026، الساعة 10:15 ص، كتب ${us}:`,
    thunderbird: 'في 23/11/2026 10:15، كتب Northlight Support:',
    outlook: ['من', 'تم الإرسال', 'إلى', 'الموضوع'],
    sentAt: 'الاثنين، 23 نوفمبر 2026 10:15 ص',
    original: '-------- الرسالة الأصلية --------',
    phone: 'أُرسلت من الـ iPhone',
    outlookApp: 'الحصول على Outlook لنظام Android',
    texts: ['حدث ذلك مجددًا بعد إعادة التشغيل.', 'شكرًا، نجح الأمر!\n\nسؤال آخر: أين أغراضي؟', 'جرّبت ذلك مرتين.'],
  },
}

/** Our own mail, as it was sent in this language. */
const quotedOf = (locale: CorpusLocale): string => {
  const path = new URL(`../../server/src/localizations/messages/${locale}/mail.json`, import.meta.url)
  const say = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
  const filled = (key: string): string =>
    say[key]!.replaceAll('{site}', 'Northlight Support')
      .replaceAll('{number}', 'US104233871')
      .replaceAll('{subject}', 'Stuck')
  return [
    `##- ${filled('support.mail.reply.line')} -##`,
    filled('support.mail.answered.body'),
    'https://support.example/support/help/case/detail/104233871',
    `${filled('support.mail.footer')} ${filled('support.mail.replies.read')}`,
  ].join('\n\n')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const asBreaks = (text: string): string => escaped(text).replaceAll('\n', '<br>\r\n')
const asDivs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<div>${line === '' ? '<br>' : escaped(line)}</div>`)
    .join('')
const asWord = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p class="MsoNormal">${line === '' ? '<o:p>&nbsp;</o:p>' : `${escaped(line)}<o:p></o:p>`}</p>`)
    .join('\r\n')
const prefixed = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')

interface Written {
  text?: string
  html?: string
}
type Program = (own: string, language: Language, quoted: string) => Written

const head = ({ outlook: [from, sent, to, subject], sentAt }: Language): [string, string][] => [
  [from, us],
  [sent, sentAt],
  [to, 'ada@players.example'],
  [subject, 'Northlight: US104233871'],
]

const headHtml = (language: Language): string =>
  head(language)
    .map(([label, value]) => `<b>${label}:</b> ${escaped(value)}`)
    .join(' <br>')

/** As each writes an answer; HTML and plain text as it sends both, or one. */
export const programs: Readonly<Record<string, Program>> = {
  gmail: (own, { gmail }, quoted) => ({
    text: `${own}\n\n${gmail}\n\n${prefixed(quoted)}\n`,
    html: [
      `<div dir="ltr">${asDivs(own)}</div><br><div class="gmail_quote gmail_quote_container">`,
      `<div dir="ltr" class="gmail_attr">${escaped(gmail)}<br></div>`,
      '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">',
      `${asBreaks(quoted)}</blockquote></div>`,
    ].join(''),
  }),
  gmailPlain: (own, { gmail }, quoted) => ({
    text: `${own}\n\n${gmail.replace(' <', '\n<')}\n\n${prefixed(quoted)}\n`,
  }),
  appleMail: (own, { apple }, quoted) => ({
    text: `${own}\n\n> ${apple}\n> \n${prefixed(quoted)}\n`,
    html: [
      '<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head>',
      `<body style="overflow-wrap: break-word;">${asDivs(own)}<br id="lineBreakAtBeginningOfMessage"><div><br>`,
      `<blockquote type="cite"><div>${escaped(apple)}</div><br class="Apple-interchange-newline"><div><pre>`,
      `${escaped(quoted)}</pre></div></blockquote></div><br></body></html>`,
    ].join(''),
  }),
  iPhone: (own, { apple, phone }, quoted) => ({
    text: `${own}\n\n${phone}\n\n> ${apple}\n> \n${prefixed(quoted)}\n`,
    html: [
      `<html><body dir="auto">${asDivs(own)}<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">`,
      `${escaped(phone)}</div><div dir="ltr"><br><blockquote type="cite">${escaped(apple)}<br><br></blockquote>`,
      `</div><blockquote type="cite"><div dir="ltr">${asBreaks(quoted)}</div></blockquote></body></html>`,
    ].join(''),
  }),
  outlook: (own, language, quoted) => ({
    html: [
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} -->',
      `</style></head><body lang="EN-US"><div class="WordSection1">\r\n${asWord(own)}\r\n<p class="MsoNormal">`,
      '<o:p>&nbsp;</o:p></p><div>',
      '<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal">',
      `${headHtml(language)}<o:p></o:p></p></div></div>\r\n${asWord(quoted)}</div></body></html>`,
    ].join(''),
  }),
  outlookPlain: (own, language, quoted) => ({
    text: `${own}\n\n${'_'.repeat(32)}\n${head(language)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n')}\n\n${quoted}\n`,
  }),
  outlookMobile: (own, language, quoted) => ({
    html: [
      `<html><body><div dir="ltr">${asDivs(own)}</div><div id="ms-outlook-mobile-body-separator-line"><br></div>`,
      `<div id="ms-outlook-mobile-signature"><div>${escaped(language.outlookApp)}</div></div>`,
      '<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1">',
      `<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri">${headHtml(language)}</font><div>&nbsp;</div>`,
      `</div><div>${asBreaks(quoted)}</div></body></html>`,
    ].join(''),
  }),
  thunderbird: (own, { thunderbird }, quoted) => ({
    html: [
      `<!DOCTYPE html><html><body><p>${asBreaks(own)}</p><div class="moz-cite-prefix">${escaped(thunderbird)}`,
      '<br></div><blockquote type="cite" cite="mid:case-answered.1@support.example">',
      `<pre class="moz-quote-pre" wrap="">${escaped(quoted)}</pre></blockquote><div class="moz-signature">-- `,
      '<br>Ada</div></body></html>',
    ].join(''),
  }),
  /** The line that introduces the quote stands directly under the answer, in blocks that say nothing of themselves. */
  plainBlocks: (own, { gmail }, quoted) => ({
    html: `${asDivs(own)}<div>${escaped(gmail)}</div><blockquote>${asBreaks(quoted)}</blockquote>`,
  }),
  superhuman: (own, { gmail }, quoted) => ({ html: `${asBreaks(own)}<br>${escaped(gmail)}<br>${asBreaks(quoted)}` }),
  /** The answer beneath the quote. */
  thunderbirdBelow: (own, { thunderbird }, quoted) => ({
    text: `${thunderbird}\n${prefixed(quoted)}\n\n${own}\n\n-- \nAda Lindqvist\nEmberfall\n`,
  }),
  yahoo: (own, { gmail }, quoted) => ({
    html: [
      `<html><body><div class="ydpa1 yahoo-style-wrap">${asDivs(own)}</div>`,
      `<div id="ydp_yahoo_quoted_1" class="yahoo_quoted"><div>${escaped(gmail)}</div><div><br></div><div>`,
      `${asBreaks(quoted)}</div></div></body></html>`,
    ].join(''),
  }),
  samsung: (own, { original, outlook: [from] }, quoted) => ({
    html: [
      `<html><body><div dir="auto">${asBreaks(own)}</div><div dir="auto"><br></div><div>${original}</div><div>`,
      `${from}: ${escaped(us)}</div><div>${asBreaks(quoted)}</div></body></html>`,
    ].join(''),
  }),
  mutt: (own, { thunderbird }, quoted) => ({ text: `${own}\n\n${thunderbird}\n${prefixed(quoted)}\n\n-- \nAda\n` }),
  proton: (own, { gmail }, quoted) => ({
    html: [
      `<div style="font-family:Arial">${asDivs(own)}</div><div class="protonmail_signature_block"><div>`,
      `Sent with Proton Mail secure email.</div></div><div class="protonmail_quote">${escaped(gmail)}<br>`,
      `<blockquote type="cite">${asBreaks(quoted)}</blockquote></div>`,
    ].join(''),
  }),
}
export const programNames = Object.keys(programs)

export interface CorpusMail {
  raw: Buffer
  messageId: string
  /** What its player wrote. */
  text: string
}

export interface CorpusWish {
  program: string
  locale: CorpusLocale
  from: string
  to: string
  /** Which of the language's texts. */
  text: number
  /** Makes the text the only one of its kind. */
  mark?: string
  headers?: Record<string, string>
  attachments?: { filename: string; content: Buffer }[]
  messageId?: string
}

export const buildMail = async (wish: CorpusWish): Promise<CorpusMail> => {
  const language = languages[wish.locale]
  const words = language.texts[wish.text % language.texts.length]!
  const text = wish.mark === undefined ? words : `${words}\n${wish.mark}`
  const messageId = wish.messageId ?? `<${randomUUID()}@players.example>`
  const raw = await new MailComposer({
    from: wish.from,
    to: wish.to,
    subject: 'Re: Northlight: US104233871',
    messageId,
    inReplyTo: '<case-answered.1@support.example>',
    references: '<case.104233871@support.example> <case-answered.1@support.example>',
    headers: wish.headers ?? {},
    ...programs[wish.program]!(text, language, quotedOf(wish.locale)),
    attachments: wish.attachments ?? [],
    textEncoding: wish.text % 2 === 0 ? 'quoted-printable' : 'base64',
  })
    .compile()
    .build()
  return { raw, messageId, text }
}
