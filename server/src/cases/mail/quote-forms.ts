// How mail programs introduce what they quote (CD-235, T37). Every form is a whole line that begins as a program's line
// does: none begins within a line, and none takes a sentence of a player. Pure.

/** Beginning and end of the line our mails ask to answer above. */
export const replyMark = { begin: '##-', end: '-##' } as const

/** By whom our mails are sent, as mail programs name them. */
export interface OurSender {
  addresses: readonly string[]
  names: readonly string[]
}

const longestLine = 400

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const oursOf = ({ addresses, names }: OurSender) => {
  const address = addresses.map((one) => one.split('@').map(escaped).join(String.raw`(?:\+[\w.-]{1,60})?@`)).join('|')
  const holds = new RegExp(String.raw`(?<![\w.+-])(?:${address || '(?!)'})(?![\w-]|\.\w)`, 'i')
  const named = names.map((name) => name.trim().toLowerCase()).filter((name) => name.length > 2)
  const hasAddress = (line: string): boolean => line.length <= longestLine && holds.test(line)
  return {
    /** The line holds an address our mails come from; nobody writes that in a sentence. */
    hasAddress,
    /** It names us by address or name. */
    isNamed: (line: string) => hasAddress(line) || named.some((name) => line.toLowerCase().includes(name)),
    /** It begins with our name or address. */
    begins: (line: string) => {
      const start = line.replace(/^["'“„«<*\s]+/, '').toLowerCase()
      const at = line.length > longestLine ? -1 : line.search(holds)
      return (
        named.some((name) => start.startsWith(name)) ||
        (at >= 0 && at <= 80 && !/[.!?。！？,，:：]/.test(line.slice(0, at)))
      )
    },
  }
}

export type Ours = ReturnType<typeof oursOf>

const day = [
  String.raw`\d{4}\s?[年년]\s?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일]`,
  String.raw`\d{1,4}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2,4}`,
  String.raw`\d{1,2}-\p{L}{3,5}\.?-\d{4}`,
  String.raw`\d{1,2} tháng \d{1,2},? \d{4}`,
  String.raw`\d{1,2}\.?(?:\sde)?\s[\p{L}\p{M}]{2,14}\.?,?(?:\sde)?\s\d{2,4}`,
  String.raw`[\p{L}\p{M}]{3,12}\.?\s\d{1,2},?\s\d{4}`,
].join('|')
const leads = String.raw`on|am|le|el|em|il(?: giorno)?|op|på|w dniu|dnia|den|dne|vào(?: lúc)?(?: \d{1,2}:\d{2})?|在|于|於|في|بتاريخ|يوم`
/** A weekday may stand before it. */
const dated = String.raw`(?:(?:${leads})\s?)?(?:[\p{L}\p{M}]{1,14}[.,،]{0,2}\s){0,2}(?:${day})`
const beginsDated = new RegExp(`^${dated}`, 'iu')
const anyDay = new RegExp(day, 'iu')
/** Turkish: a name, the date, and the verb at the end. */
const beginsNamed = new RegExp(String.raw`^[^.!?:：]{1,60}, ${dated}.{0,40} yazdı:$`, 'iu')
/** Without a verb and a colon, as Gmail once did. */
const bareForm = /^\d{4}[/-]\d{1,2}[/-]\d{1,2}(?: \d{1,2}:\d{2} GMT[+-]\d{1,2}:\d{2})? [^\d\s].{1,80}$/
/** A name with its address, a verb, and nothing else. */
const addressedForm = /^[^.!?:：<>]{0,60}<[^<>@\s]{1,80}@[^<>\s]{1,80}> (?:[\p{L}\p{M}()]{2,20} ?){1,3}:$/iu
const verb = [
  ...['wrote', 'schrieb', 'a écrit', 'escribió', 'escreveu', 'ha scritto', 'schreef', 'geschreven', 'skrev', 'napsal'],
  ...['yazdı', 'napisał', 'pisze', 'написал', 'пишет', 'пише', 'đã viết', '書きました', 'のメール', 'のメッセージ'],
  ...['작성', '쓴 글', '写道', '寫道', 'كتب', 'تمت كتابة'],
].join('|')
const verbs = new RegExp(verb, 'i')
/** The verb is the last word, or a name follows it; in a sentence more does. */
const endsInVerb = new RegExp(String.raw`(?:${verb})(?:\([^()]{1,3}\))?\s?[:：]$`, 'i')
const endsInName = /(?:schrieb|schreef|skrev|كتب)\s(?:[^\s,;.!?]+\s?){1,4}[:：]$/i
const endsInAddress = /<[^<>@]+@[^<>]+>(?:.{0,30}| sent)[:：]$/
/** Programs without a verb name the hour, and then us. */
const hourAndName = /\d{1,2}[:.]\d{2}.*\p{L}/u
const hour = /\d{1,2}[:.]\d{2}/

/** Zoho puts hyphens around it. */
const bare = (line: string): string => {
  const [, inner] = /^-{3,}\s?([^-].*?)\s?-{3,}$/.exec(line) ?? []
  return inner === undefined ? line : `${inner}:`
}
const isDashed = (line: string): boolean => bare(line) !== line

/** Whether an attribution may begin with this line, and go on in the next. */
export const beginsAttribution = (line: string, ours: Ours): boolean =>
  line.length <= longestLine && (beginsDated.test(line) || ours.begins(line))

/** A line that is one alone, not the rest of the one before. */
export const isOwnAttribution = (line: string, ours: Ours): boolean =>
  line.length <= longestLine &&
  (beginsDated.test(line) || (!line.startsWith('<') && anyDay.test(line) && ours.begins(line)))

/**
 * @param line one line, or up to three that were broken by a mail program, joined by a space
 * @param isBeforeQuote a line that begins with a name nobody here knows counts, too
 */
export const isAttribution = (line: string, ours: Ours, isBeforeQuote = false): boolean => {
  if (line.length > longestLine) return false
  const whole = bare(line)
  if (bareForm.test(whole)) return /<[^<>@\s]+@[^<>\s]+>:?$/.test(whole) || ours.isNamed(whole)
  if (!/[:：]$/.test(whole)) return false
  if (addressedForm.test(whole) && verbs.test(whole)) return isBeforeQuote || ours.hasAddress(whole)
  if (isDashed(line) && isBeforeQuote && verbs.test(whole)) return true
  if (!/\d/.test(whole)) return false
  if (beginsDated.test(whole))
    return (
      [endsInVerb, endsInName, endsInAddress].some((form) => form.test(whole)) ||
      (hourAndName.test(whole) && ours.isNamed(whole))
    )
  return (verbs.test(whole) && ours.begins(whole)) || (isBeforeQuote && beginsNamed.test(whole))
}

/** Whether what an attribution introduces is our mail, though no line after it is marked as quoted. */
export const isOfOurs = (attribution: string, ours: Ours): boolean =>
  ours.hasAddress(attribution) ||
  (ours.isNamed(attribution) &&
    (bareForm.test(attribution) || (beginsDated.test(bare(attribution)) && hour.test(attribution))))

const originals = new Set([
  ...['original message', 'original appointment', 'reply message'],
  ...['ursprüngliche nachricht', 'originalnachricht', 'original-nachricht'],
  ...["message d'origine", 'message d’origine', 'message original', 'mail original', 'mensaje original'],
  ...['mensagem original', 'messaggio originale', 'oorspronkelijk bericht', 'origineel bericht'],
  ...['oryginalna wiadomość', 'wiadomość oryginalna', 'исходное сообщение', 'пересылаемое сообщение'],
  ...['ursprungligt meddelande', 'originalmeddelande', 'oprindelig meddelelse', 'opprinnelig melding'],
  ...['původní zpráva', 'původní e-mail', 'orijinal mesaj', 'özgün ileti'],
  ...['元のメッセージ', '원본 메시지', '원본 메일', '原始邮件', '原始郵件', 'الرسالة الأصلية', 'رسالة أصلية'],
])
const forwards = new Set([
  ...['forwarded message', 'weitergeleitete nachricht', 'message transféré', 'mensaje reenviado'],
  ...['mensagem encaminhada', 'messaggio inoltrato', 'doorgestuurd bericht', 'przekazana wiadomość'],
  ...['vidarebefordrat meddelande', 'videresendt meddelelse', 'přeposlaná zpráva', 'yönlendirilmiş mesaj'],
  ...['転送されたメッセージ', '전달된 메시지', '转发邮件', '轉寄郵件', 'رسالة معاد توجيهها'],
])
/** Apple Mail's have no hyphens. */
const beginnings = new Set([
  ...['begin forwarded message', 'anfang der weitergeleiteten nachricht', 'début du message transféré'],
  ...['inicio del mensaje reenviado', 'início da mensagem encaminhada', 'início da mensagem reenviada'],
  ...['inizio messaggio inoltrato', 'begin doorgestuurd bericht', '転送されたメッセージ', '전달된 메시지 시작'],
  ...['开始转发的邮件', 'بداية الرسالة المُعاد توجيهها'],
])
const marked = (line: string): string | undefined =>
  /^\*?-{2,30}\s{0,3}([^-\s][^\n]{2,40}?)\s{0,3}-{2,30}/.exec(line)?.[1]?.toLowerCase()
/** `-----Original Message-----`, with any number of hyphens; Samsung's goes on with the head in the same line. */
const isOriginalMark = (line: string): boolean => originals.has(marked(line) ?? '')
/** Alone on its line it stands above a quote and nothing else. */
const isBareMark = (line: string): boolean => isOriginalMark(line) && /-{4,}\*?$/.test(line)
export const isForwardMark = (line: string): boolean =>
  forwards.has(marked(line) ?? '') || beginnings.has(line.replace(/\s?[:：]$/, '').toLowerCase())

/** Labels of a quoted mail's head, as Outlook and others write it: who, and then when, to whom, about what. */
const senders = new Set([
  ...['from', 'von', 'de', 'expéditeur', 'remitente', 'da', 'van', 'od', 'от', 'от кого', 'från', 'fra', 'kimden'],
  ...['gönderen'],
  ...['差出人', '送信者', '보낸 사람', '보낸사람', '发件人', '寄件者', 'من'],
])
const furtherLabels = new Set([
  ...['sent', 'date', 'to', 'cc', 'subject', 'reply-to', 'risposta', 'antwort an', 'répondre à', 'responder a'],
  ...['gesendet', 'datum', 'an', 'betreff'],
  ...['envoyé', 'à', 'objet'],
  ...['enviado', 'enviado el', 'fecha', 'para', 'asunto'],
  ...['enviada em', 'enviado em', 'enviada', 'data', 'assunto'],
  ...['inviato', 'a', 'oggetto', 'verzonden', 'aan', 'onderwerp', 'wysłano', 'wysłane', 'do', 'temat'],
  ...['отправлено', 'дата', 'кому', 'тема', 'skickat', 'till', 'ämne', 'sendt', 'til', 'emne', 'dato'],
  ...['odesláno', 'komu', 'předmět', 'gönderildi', 'gönderilme tarihi', 'tarih', 'kime', 'konu'],
  ...['送信日時', '送信日', '日時', '日付', '宛先', '件名'],
  ...['보낸 날짜', '보낸날짜', '날짜', '받는 사람', '받는사람', '제목'],
  ...['发送时间', '发送日期', '日期', '收件人', '主题'],
  ...['تم الإرسال', 'التاريخ', 'تاريخ الإرسال', 'إلى', 'الموضوع'],
])
const labelOf = (line: string): string | undefined =>
  /^\*?([^:：*\n]{1,20}?)\s?\*?[:：]\*?\s?\S/.exec(line)?.[1]?.trim().toLowerCase()

const isLabelled = (line: string): boolean => {
  const label = labelOf(line)
  return label !== undefined && (senders.has(label) || furtherLabels.has(label))
}
const isLabel = (line: string): boolean => /[:：]$/.test(line) && isLabelled(`${line} ?`)

/** The lines a head has, of those that say something from its first on; what was broken is put together. */
const headOf = (lines: readonly string[]): readonly string[] => {
  const head: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    let line = lines[at]!
    const isOpen = isLabel(line) || /[[<][^\]>]*$/.test(line)
    if (isOpen && at + 1 < lines.length) line += ` ${lines[((at += 1))]!}`
    if (!isLabelled(line)) break
    head.push(line)
  }
  return head
}

/** In one line: from whom, and when. */
const isHeadLine = (line: string): boolean =>
  line.length <= longestLine &&
  senders.has(labelOf(line) ?? '') &&
  anyDay.test(line) &&
  hour.test(line) &&
  [...line.matchAll(/ ([\p{L} ]{2,20})[:：] /gu)].some(([, label]) => furtherLabels.has(label!.toLowerCase()))

/** How many lines that say something belong to a head, at most. */
export const longestHead = 12

/**
 * @param lines those that say something, from one on
 * @param isInQuote whichever comes first there, it is no line of the player's
 * @returns whether the head of a mail of ours begins with the first of them: it says from whom, or when
 */
export const isQuotedHead = (lines: readonly string[], ours: Ours, isInQuote = false): boolean => {
  const [first = '', ...next] = lines
  const isFromUs = (line: string): boolean => senders.has(labelOf(line) ?? '') && ours.isNamed(line)
  if (isForwardMark(first)) return headOf(next).some(isFromUs)
  if (isOriginalMark(first)) {
    const head = headOf(next)
    return ours.isNamed(first) || head.some(ours.isNamed) || (head.length === 0 && isBareMark(first))
  }
  const head = headOf(lines)
  const isWhen = (line: string): boolean => anyDay.test(line) && hour.test(line)
  const [begin = ''] = head
  const isWhole = head.length >= 3 || (head.length === 2 && head.some(isWhen))
  return (
    (isInQuote ? head.some(isFromUs) : isFromUs(begin) || (isWhen(begin) && head.some(isFromUs))) &&
    (isWhole || isHeadLine(first))
  )
}
