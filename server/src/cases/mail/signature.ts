// Whether lines are somebody's signature, where a mail program does not say so for sure (T37): in doubt they are not. Pure.
import { isProgramLine } from './program-lines.ts'

const mostLines = 10
const greetings = new RegExp(
  String.raw`^(?:${[
    ...['(?:best|kind|warm)?\\s?regards', 'cheers', '(?:yours )?sincerely(?: yours)?', 'best wishes', 'all the best'],
    ...['(?:mit |viele |liebe |beste |freundliche |schöne |lieben |freundlichen |besten |herzlichen )+grü(?:ß|ss)en?'],
    ...['(?:bien )?cordialement', 'un saludo', '(?:saludos|atentamente)(?: cordiales)?', 'atenciosamente', 'abraços'],
    ...['cordiali saluti', 'met vriendelijke groet(?:en)?', 'pozdrawiam', 'med vänlig hälsning', 'с уважением'],
    ...['よろしくお願い(?:いた)?します', '敬具', '감사합니다', '此致', '祝好', 'مع (?:خالص )?(?:التحية|تحياتي)'],
  ].join('|')})(?:\s/\s.{2,40})?[,.，、。!]?$`,
  'i',
)
const contact = /https?:\/\/|(?:^|\s)www\.|\S@\S+\.\w|(?:^|\s)@\w{3,}|(?:^|\D)\+?\(?\d{2,4}\)?[\d\s./-]{6,}$/i
/** Capitals make the words of a name or a title; a sentence has small ones. */
const smallWords = /(?<![\p{L}\p{M}'’@./-])\p{Ll}[\p{L}\p{M}]{2,}/gu
const isSentence = (line: string): boolean =>
  line.length > 100 ||
  /[.!?。！？؟…]$/.test(line) ||
  (line.match(smallWords)?.length ?? 0) > 2 ||
  (line.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0) > 12 ||
  (line.match(/\p{Script=Arabic}+/gu)?.length ?? 0) > 3

/** @param author name of who wrote the mail */
export const isSignature = (lines: readonly string[], author = ''): boolean => {
  const said = lines.map((line) => line.trim()).filter((line) => /[\p{L}\p{N}]/u.test(line))
  const [first = ''] = author.toLowerCase().split(/\s/)
  const isTheirs = (line: string): boolean =>
    isProgramLine(line) ||
    greetings.test(line) ||
    contact.test(line) ||
    (first.length > 1 &&
      line
        .toLowerCase()
        .split(/[^\p{L}\p{M}]+/u)
        .includes(first))
  return (
    said.length <= mostLines &&
    said.some(isTheirs) &&
    said.every((line) => isProgramLine(line) || greetings.test(line) || !isSentence(line))
  )
}
