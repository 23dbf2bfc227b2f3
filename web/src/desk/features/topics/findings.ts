// What is wrong, in the words of the desk.
import { languageName, type Texts } from '../../shared/i18n.ts'
import type { Field, Finding, Node } from './queries.ts'
import { wordsIn } from './words.ts'

/** @param fields of the topic it is about, where it names one by its key */
export const findingWords = (
  { t, locale }: Texts,
  { code, message, locales, property }: Finding,
  fields: readonly Field[] = [],
  defaultLocale = 'en-US',
): string => {
  const named = fields.find(({ key }) => key === message)
  const field = named ? wordsIn(named.label, locale, defaultLocale) || message : message
  const languages = locales.map((one) => languageName(one, locale)).join(', ')
  const said: Record<Finding['code'], () => string> = {
    'language-missing': () => t('topics.found.language', { languages }),
    'text-missing': () => t('topics.found.text', { languages }),
    'condition-unknown': () => t('topics.found.condition.unknown', { field }),
    'condition-later': () => t('topics.found.condition.later', { field }),
    'condition-circle': () => t('topics.found.condition.circle', { field }),
    'condition-answer': () => t('topics.found.condition.answer', { answer: message }),
    'condition-none': () => t('topics.found.condition.none', { field }),
    'condition-kind': () => t('topics.found.condition.kind', { field }),
    'key-twice': () => t('topics.found.key.twice', { key: message }),
    'key-reserved': () => t('topics.found.key.reserved', { key: message }),
    'options-missing': () => t('topics.found.options'),
    'option-twice': () => t('topics.found.option.twice', { key: message }),
    'questions-missing': () => t('topics.found.questions'),
    'realms-missing': () => t('topics.found.realms'),
    'realm-twice': () => t('topics.found.realm.twice', { number: message }),
    'promo-missing': () => t('topics.found.offer'),
    'content-missing': () => t('topics.found.content'),
    lengths: () => t('topics.found.lengths'),
    'still-named': () => t('topics.found.named', { count: Number(property), titles: message }),
    'entry-named': () => t('topics.found.entry', { titles: message }),
    'message-form': () => t('topics.found.message.form', { languages }),
    'message-values': () => t('topics.found.message.values', { languages, values: message }),
    content: () => message,
  }
  return said[code]()
}

/** Of a list of findings, those that are about one place. */
export const at = (
  findings: readonly Finding[],
  where: Partial<Pick<Finding, 'field' | 'channel' | 'property'>>,
): Finding[] =>
  findings.filter((one) => (Object.keys(where) as (keyof typeof where)[]).every((name) => one[name] === where[name]))

export const nameOf = (node: Pick<Node, 'name'> | undefined, locale: string, defaultLocale: string): string =>
  node === undefined ? '' : wordsIn(node.name, locale, defaultLocale)
