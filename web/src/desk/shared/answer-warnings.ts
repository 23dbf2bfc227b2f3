// What had better not stand in an answer: an e-mail address, a long number, a password. A hint, never a wall.

export type AnswerWarning = 'address' | 'number' | 'password'

const address = /[\w.+-]+@[\w-]+(\.[\w-]+)+/
/** Nine digits and more, however they are parted: accounts, cards, phones. */
const number = /(?:\d[ .\-/()]{0,2}){8,}\d/
const date = /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4})\b/g
/** The word itself, and something behind a colon, an equals sign or "is". */
const passwordWords = 'password|passwort|kennwort|mot de passe|contraseña|senha|パスワード|비밀번호|密码|كلمة المرور'
const password = new RegExp(`(?:${passwordWords})\\s*(?:[:：=は是]|\\b(?:is|ist|est|es)\\b)\\s*\\S+`, 'i')

/** @param known words of the case itself, which may well stand in its answer: its number, its links' addresses */
export const answerWarnings = (text: string, known: readonly string[] = []): AnswerWarning[] => {
  const bare = known.reduce(
    (rest, word) => rest.replaceAll(word, ' '),
    text.replace(/\bhttps?:\/\/\S+/g, ' ').replace(date, '\n'),
  )
  return [
    ...(address.test(bare) ? (['address'] as const) : []),
    ...(number.test(bare) ? (['number'] as const) : []),
    ...(password.test(bare) ? (['password'] as const) : []),
  ]
}
