// What content says of penalties: games' names, reasons of an appeal and their words.
import type { ContentHolder } from '../content/content-holder.ts'
import type { PenaltyContent } from './ports.ts'

/** Reasons stand in the pack without their prefix (decisions-cases J9). */
const reasonPrefix = 'support.penalty.appeal.reason.'

export const penaltyContent = (
  content: ContentHolder,
  say: (locale: string, key: string) => string,
): PenaltyContent => ({
  product: (shortName, locale) => {
    const product = content.current().in(locale).product(shortName)
    return product && { title: product.name, baseUiName: product.baseUiName }
  },
  appealReasons: () =>
    content.current().penaltyReasons.map((code) => (code.startsWith('support.') ? code : reasonPrefix + code)),
  reasonTexts: (code) => {
    const { locales, defaultLocale } = content.current()
    const told = locales.flatMap((locale) => {
      const text = say(locale, code)
      return text === '' ? [] : [[locale, text] as const]
    })
    return told.length === 0 ? { [defaultLocale]: code } : Object.fromEntries(told)
  },
  defaultLocale: () => content.current().defaultLocale,
})
