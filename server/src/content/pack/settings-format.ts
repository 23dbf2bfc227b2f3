import { lawZones } from '../asked-zones.ts'
import { appealBounds, appealPeriods, caseBounds, casePeriods } from '../periods.ts'
import {
  complain,
  integer,
  list,
  mapped,
  object,
  oneOf,
  optional,
  record,
  refersTo,
  text,
  yesNo,
  type Place,
} from './readers.ts'
import { articleId, hostName, productName } from './values.ts'

const product = refersTo('product', productName)
const article = refersTo('article', articleId)
const language = { pattern: /^[a-z]{2}$/, hint: 'must be a language of two letters' }
const hosts = optional(list(hostName), [])
const allOrList = (place: Place): 'all' | string[] => {
  const isAll = (place.node as { value?: unknown } | null)?.value === 'all'
  return isAll ? 'all' : list(product)(place)
}

/** A word or a few; `*` at the end of one takes every ending. */
const abusiveWord = text({ min: 2, max: 100, pattern: /^[^*]+\*?$/, hint: 'may have one *, at its end' })

const timeZones = text({
  pattern: /^(\*|[A-Za-z][A-Za-z0-9_+-]{0,30}(\/[A-Za-z0-9_+-]{0,30}){0,2})$/,
  hint: 'must be a time zone such as Europe/Berlin, an area such as Europe/, or *',
})

/** By language: a term, and what writers are told not to say in its place. */
const term = text({ max: 100 })
const glossary = record(list(object({ use: term, not: list(term, 20) }), 500), language)

/** As the contract bounds it. */
const within = ({ minimum, maximum, default: preset }: (typeof caseBounds)[keyof typeof caseBounds]) =>
  optional(integer(minimum, maximum), preset)

/** `settings` of pack.yaml. */
export const settings = object({
  angularGamePages: optional<'all' | string[], 'all'>(allOrList, 'all'),
  useEmbeddedFlow: optional(yesNo, true),
  allowEmbeddedHome: optional(yesNo, true),
  hasSearchLink: optional(yesNo, true),
  helpArticles: object({
    disclaimer: article,
    noPenalties: article,
    codeOfConduct: article,
    appealEligibility: article,
    smsProtection: article,
  }),
  flagshipGames: optional(list(productName), []),
  embeddedProducts: optional(record(product, { pattern: /^[a-z0-9-]{1,40}$/ }), {}),
  externalProtocols: optional(
    record(text({ pattern: /^[a-z][a-z0-9+.-]{0,30}$/, hint: 'must be a URL scheme without the colon' })),
    {},
  ),
  trustedHosts: hosts,
  untrustedHosts: hosts,
  inGameUserAgents: optional(
    list(
      object({
        pattern: mapped(text({ max: 200 }), (value, place) => {
          try {
            RegExp(value)
            return value
          } catch {
            return complain(place, 'is no regular expression')
          }
        }),
        embeddedGameName: productName,
      }),
    ),
    [],
  ),
  videoHosts: hosts,
  studio: optional(
    object({
      reviewing: optional(oneOf(['writers', 'everybody', 'nobody']), 'writers'),
      glossary: optional(glossary, {}),
    }),
    { reviewing: 'writers', glossary: {} },
  ),
  askBeforeCounting: optional(list(timeZones), [...lawZones]),
  abusiveLanguage: optional(
    record(
      object({ words: optional(list(abusiveWord, 2_000), []), exceptions: optional(list(abusiveWord, 2_000), []) }),
      language,
    ),
    {},
  ),
  cases: optional(
    object({
      resolveSilentDays: within(caseBounds.resolveSilentDays),
      reopenDays: within(caseBounds.reopenDays),
      linkDays: within(caseBounds.linkDays),
      surveyDays: within(caseBounds.surveyDays),
      keptMonths: within(caseBounds.keptMonths),
      answererOwns: within(caseBounds.answererOwns),
    }),
    { ...casePeriods },
  ),
  appeals: optional(
    object({
      perAccount: within(appealBounds.perAccount),
      accountDays: within(appealBounds.accountDays),
      perPenalty: within(appealBounds.perPenalty),
      windowDays: within(appealBounds.windowDays),
      targetDays: within(appealBounds.targetDays),
      answerDays: within(appealBounds.answerDays),
    }),
    { ...appealPeriods },
  ),
})
