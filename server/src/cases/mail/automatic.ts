// Mails nobody wrote (CD-236): bounces, out-of-office notes, lists, and our own that came back. They are taken, so that no
// server sends them again. RFC 3834, RFC 3464, and what mail programs do besides. Pure.

interface MailHead {
  /** Names in small letters, in the order of the mail. */
  headers: readonly { key: string; value: string }[]
  from: readonly string[]
  subject: string
  messageId: string | null
}

/**
 * `bulk`: marks that mails of persons carry, too; they count against an address that is not the case's alone. `away`: known
 * by its subject; a note instead of a message, no more.
 */
export type AutomaticKind = 'bounce' | 'auto-reply' | 'away' | 'bulk' | 'own' | 'loop'

/** More servers than any real way has. */
const mostHops = 30

/** How programs begin the subject of an out-of-office note that carries no header saying so. */
const awaySubjects = [
  ...['automatic reply', 'auto reply', 'auto-reply', 'autoreply', 'out of office', 'out of office autoreply'],
  ...['automatische antwort', 'automatische antwort auf ihre nachricht', 'abwesenheitsnotiz'],
  ...['réponse automatique', 'absence du bureau', 'respuesta automática', 'fuera de la oficina'],
  ...['resposta automática', 'fora do escritório', 'resposta automàtica', 'risposta automatica', 'fuori sede'],
  ...['automatisch antwoord', 'afwezig', 'automatiskt svar', 'automatisk svar', 'autosvar', 'automaattinen vastaus'],
  ...['odpowiedź automatyczna', 'autoodpowiedź', 'automatická odpověď', 'automatická odpoveď', 'automatikus válasz'],
  ...['автоматический ответ', 'автоматична відповідь', 'автоматичен отговор', 'automatski odgovor'],
  ...['răspuns automat', 'αυτόματη απάντηση', 'otomatik yanıt', 'balasan otomatis', 'trả lời tự động'],
  ...['自動応答', '自動返信', '자동 회신', '부재중', '自动回复', '自動回覆', 'ตอบกลับอัตโนมัติ', 'การตอบกลับอัตโนมัติ'],
  ...['رد تلقائي', 'תשובה אוטומטית', 'מענה אוטומטי'],
].map((words) => words.normalize('NFC'))
const isAwaySubject = (subject: string): boolean => {
  const small = subject.normalize('NFC').trim().toLowerCase()
  return awaySubjects.some(
    (words) => small.startsWith(words) && /^\s*(?:[:：\-–—[(]|$)/.test(small.slice(words.length)),
  )
}

const automatons = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i

/**
 * @param ownHost right side of the Message-IDs of our mails
 * @param isNullSender whether the envelope names nobody to answer (RFC 5321 §4.5.5)
 * @returns what kind of automatic mail it is; null for one that a person sent
 */
export const automaticKind = (
  { headers, from, subject, messageId }: MailHead,
  { ownHost, isNullSender }: { ownHost: string; isNullSender: boolean },
): AutomaticKind | null => {
  const value = (name: string): string =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  const has = (name: string): boolean => headers.some(({ key }) => key === name)

  if (messageId !== null && /^<case-[a-z-]+\./.test(messageId) && messageId.toLowerCase().endsWith(`@${ownHost}>`))
    return 'own'
  if (headers.filter(({ key }) => key === 'received').length > mostHops) return 'loop'
  if (isNullSender || value('content-type').startsWith('multipart/report')) return 'bounce'
  const submitted = value('auto-submitted').split(/[;\s]/)[0]
  if (
    (submitted !== '' && submitted !== 'no') ||
    value('precedence') === 'auto_reply' ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some(has)
  )
    return 'auto-reply'
  const isBulk =
    value('return-path') === '<>' ||
    ['list-id', 'x-auto-response-suppress'].some(has) ||
    ['bulk', 'junk', 'list'].includes(value('precedence')) ||
    from.some((address) => automatons.test(address))
  if (isAwaySubject(subject)) return 'away'
  return isBulk ? 'bulk' : null
}
