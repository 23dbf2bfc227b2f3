// A form without files (`application/x-www-form-urlencoded`), as protocols of sign-in send them.
import { problem } from '../problems.ts'
import { checkText } from './strict-json.ts'

/** Each name with its text. Throws 400 where one stands twice, or for text that no store can hold. */
export const parsePlainForm = (text: string): Record<string, string> => {
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (values.has(name)) throw problem.badRequest(`The name ${JSON.stringify(name.slice(0, 80))} stands twice`)
    values.set(checkText(name), checkText(value))
  }
  return Object.fromEntries(values)
}
