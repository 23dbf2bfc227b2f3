/** Values an ICU message names: `{count, plural, …}` names `count`. */
import { IntlMessageFormat } from 'intl-messageformat'

type Elements = ReturnType<IntlMessageFormat['getAst']>

/** Elements that are text, or stand for a number named before: they name nothing. */
const literal = 0
const pound = 7

/** @throws SyntaxError for what is no ICU message */
export const valuesIn = (message: string): Set<string> => {
  const names = new Set<string>()
  const walk = (elements: Elements): void => {
    for (const element of elements) {
      if (element.type === literal || element.type === pound) continue
      names.add(element.value)
      if ('options' in element) for (const { value } of Object.values(element.options)) walk(value)
    }
  }
  // Tags are letters like all others, as everywhere a message is read.
  walk(new IntlMessageFormat(message, 'en-US', undefined, { ignoreTag: true }).getAst())
  return names
}
