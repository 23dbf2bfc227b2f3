import { translatePieces } from '../lib/masked-lines.ts'
import { htmlMarkup, piecesOf } from './masks.ts'
import type { Translator, TranslatorFailure, TranslatorWish } from './ports.ts'

interface TranslatedHtml {
  html: string
  from: string | null
}

export const translateHtml = async (
  { translate }: Pick<Translator, 'translate'>,
  html: string,
  { secrets = [], ...wish }: Omit<TranslatorWish, 'texts'> & { secrets?: readonly string[] },
): Promise<TranslatedHtml | TranslatorFailure> => {
  const told = await translatePieces<TranslatorFailure>(
    (texts) => translate({ ...wish, texts }),
    piecesOf(html, secrets),
    htmlMarkup,
  )
  return typeof told === 'string' ? told : { html: told.text, from: told.from }
}
