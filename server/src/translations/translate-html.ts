// One message, put by a machine: lines with marks first; what comes back without one of its marks once more in pieces.
import { fragmentsOf, joinedLine, maskedLine, piecesOf, unmaskedLine } from './masks.ts'
import type { Translator, TranslatorFailure, TranslatorWish } from './ports.ts'

export interface TranslatedHtml {
  html: string
  from: string | null
}

export const translateHtml = async (
  { translate }: Pick<Translator, 'translate'>,
  html: string,
  { secrets = [], ...wish }: Omit<TranslatorWish, 'texts'> & { secrets?: readonly string[] },
): Promise<TranslatedHtml | TranslatorFailure> => {
  const pieces = piecesOf(html, secrets)
  const lines = pieces.flatMap((piece, index) => {
    const line = 'parts' in piece ? maskedLine(piece.parts) : undefined
    return line === undefined || !('parts' in piece) ? [] : [{ index, line, parts: piece.parts }]
  })
  let from: string | null = null
  const done = new Map<number, string>()
  if (lines.length > 0) {
    const told = await translate({ ...wish, texts: lines.map(({ line }) => line) })
    if (typeof told === 'string') return told
    from = told.from
    for (const [place, { index, parts }] of lines.entries()) {
      const line = unmaskedLine(told.texts[place]!, parts)
      if (line !== undefined) done.set(index, line)
    }
  }
  const broken = pieces.flatMap((piece, index) => {
    const fragments = 'parts' in piece && !done.has(index) ? fragmentsOf(piece.parts) : []
    return fragments.length === 0 || !('parts' in piece) ? [] : [{ index, fragments, parts: piece.parts }]
  })
  if (broken.length > 0) {
    const told = await translate({ ...wish, texts: broken.flatMap(({ fragments }) => fragments) })
    if (typeof told === 'string') return told
    from ??= told.from
    let next = 0
    for (const { index, fragments, parts } of broken) {
      done.set(index, joinedLine(told.texts.slice(next, next + fragments.length), parts))
      next += fragments.length
    }
  }
  const whole = pieces.map(
    (piece, index) => done.get(index) ?? ('parts' in piece ? joinedLine([], piece.parts) : piece.html),
  )
  return { html: whole.join(''), from }
}
