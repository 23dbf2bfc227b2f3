// One mail, as text and as HTML that says the same (CD-278). Mail programs know little: tables, styles at the element,
// no picture from outside, since opening a mail is nobody's business. Pure.
import { escapeHtml } from './html.ts'
import { isRightToLeft } from './locale.ts'
import { type ColourRole, dark, light } from './portal-colours.ts'

/** A sentence that ends with an address: in HTML it is the link itself. */
interface LinkedSentence {
  /** Ends where the address stands. */
  say: (link: string) => string
  url: string
}

export type LetterPart =
  | { words: string }
  /** What the mail is for: its address in the text, a button in the HTML. */
  | { url: string; button: string }
  /** A question with answers to press. */
  | { question: string; answers: readonly { words: string; url: string }[] }

export interface Letter {
  locale: string
  /** The portal's name. */
  site: string
  /** Stands above everything: what is written below it is no answer (CD-235). */
  replyLine?: string | undefined
  parts: readonly LetterPart[]
  /** Sentences at its end: who sends it, and how it is stopped. */
  foot: readonly (string | LinkedSentence)[]
}

const important = (rule: string, role: ColourRole): string => `${rule}:${dark(role)}!important`
/** For programs that know dark mails. */
const darkStyle =
  `@media (prefers-color-scheme:dark){.ground{${important('background', 'surface')}}` +
  `.card{${important('background', 'surface-raised')};${important('border-color', 'line')}}` +
  `.text{${important('color', 'text')}}.quiet,.quiet a{${important('color', 'text-quiet')}}` +
  `.answer{${important('color', 'accent')};${important('border-color', 'line-strong')}}}`

const font =
  "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif;line-height:1.5"

const partText = (part: LetterPart): string => {
  if ('words' in part) return part.words
  if ('button' in part) return part.url
  return [part.question, ...part.answers.map(({ words, url }) => `${words}\n${url}`)].join('\n\n')
}

const textOf = ({ replyLine, parts, foot }: Letter): string => {
  const end = foot.map((sentence) => (typeof sentence === 'string' ? sentence : sentence.say(sentence.url)))
  return `${[...(replyLine === undefined ? [] : [replyLine]), ...parts.map(partText), end.join(' ')].join('\n\n')}\n`
}

const paragraph = (words: string): string =>
  `<p class="text" style="margin:0 0 16px;font-size:16px;color:${light('text')}">${escapeHtml(words)}</p>`

/** The ground belongs to the cell, since Outlook gives none to a link. */
const button = (words: string, url: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>` +
  `<td style="border-radius:8px;background:${light('accent')}"><a href="${escapeHtml(url)}" ` +
  `style="display:inline-block;padding:12px 24px;border-radius:8px;background:${light('accent')};color:${light('on-accent')};` +
  `font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(words)}</a></td></tr></table>`

const answer = ({ words, url }: { words: string; url: string }): string =>
  `<tr><td style="padding:0 0 8px"><a class="answer" href="${escapeHtml(url)}" style="display:block;padding:10px 16px;` +
  `border:1px solid ${light('line')};border-radius:8px;color:${light('accent')};font-size:16px;font-weight:600;` +
  `text-decoration:none">${escapeHtml(words)}</a></td></tr>`

/** A second thing after what the mail is for: a line parts them, and it weighs as a title does. */
const question = (words: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="card" style="padding:24px 0 12px;` +
  `border-top:1px solid ${light('line')}"><p class="text" style="margin:0;font-size:16px;font-weight:600;color:${light('text')}">` +
  `${escapeHtml(words)}</p></td></tr></table>`

const partHtml = (part: LetterPart): string => {
  if ('words' in part) return paragraph(part.words)
  if ('button' in part) return button(part.button, part.url)
  return (
    question(part.question) +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">` +
    `${part.answers.map(answer).join('')}</table>`
  )
}

/** A sentence that led to an address, without the colon in front of it: `:` or `：`, with whatever space. */
const sentenceHtml = (sentence: string | LinkedSentence): string => {
  if (typeof sentence === 'string') return escapeHtml(sentence)
  const words = sentence.say('').replace(/[\s\u00a0:：]+$/u, '')
  return `<a href="${escapeHtml(sentence.url)}" style="display:block;margin-top:8px;color:${light('text-quiet')}">${escapeHtml(words)}</a>`
}

/** The portal's sign, drawn with a letter: a picture would be fetched from outside, and told when. */
const monogram = (site: string, side: 'left' | 'right'): string =>
  `<span aria-hidden="true" style="display:inline-block;width:28px;height:28px;margin-${side === 'left' ? 'right' : 'left'}:10px;` +
  `border-radius:8px;background:${light('accent')};color:${light('on-accent')};line-height:28px;text-align:center;vertical-align:middle">` +
  `${escapeHtml([...site][0]?.toUpperCase() ?? '')}</span>`

const htmlOf = ({ locale, site, replyLine, parts, foot }: Letter): string => {
  const direction = isRightToLeft(locale) ? 'rtl' : 'ltr'
  const side = direction === 'rtl' ? 'right' : 'left'
  const small = `class="quiet" style="margin:0;font-size:13px;color:${light('text-quiet')}"`
  return (
    `<!doctype html><html lang="${escapeHtml(locale)}" dir="${direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">` +
    `<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(site)}</title>` +
    `<style>:root{color-scheme:light dark}${darkStyle}</style></head>` +
    `<body class="ground" style="margin:0;padding:0;background:${light('surface')};${font}">` +
    `<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" ` +
    `style="background:${light('surface')};${font};text-align:${side}"><tr><td align="center" style="padding:24px 12px">` +
    (replyLine === undefined ? '' : `<p ${small}>${escapeHtml(replyLine)}</p><div style="height:12px"></div>`) +
    `<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;` +
    `background:${light('surface-floating')};border:1px solid ${light('line')};border-radius:12px;overflow:hidden;text-align:${side}">` +
    `<tr><td style="padding:16px 24px;background:${light('brand')};color:${light('on-brand')};font-size:18px;font-weight:700">` +
    `${monogram(site, side)}${escapeHtml(site)}</td></tr><tr><td style="padding:24px 24px 8px">${parts.map(partHtml).join('')}</td></tr>` +
    `<tr><td class="card" style="padding:16px 24px;border-top:1px solid ${light('line')}">` +
    `<p ${small}>${foot.map(sentenceHtml).join(' ')}</p></td></tr></table></td></tr></table></body></html>`
  )
}

/** @returns both bodies of the mail; the text is what programs without HTML show, and what a person who wants none reads */
export const letterOf = (letter: Letter): { text: string; html: string } => ({
  text: textOf(letter),
  html: htmlOf(letter),
})
