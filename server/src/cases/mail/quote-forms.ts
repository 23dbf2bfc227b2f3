// How mail programs introduce what they quote, and how they sign, in the languages of the portal (CD-235). Every pattern is
// anchored and bounded, so that no text makes it slow.

/** Beginning and end of the line our mails ask to answer above. */
export const replyMark = { begin: '##-', end: '-##' } as const

/** A line that introduces a quote always says when, or of whom; see `isAttribution`. */
const attributions: readonly RegExp[] = [
  /^On .{6,250} wrote ?:$/i,
  /^.{1,200} wrote(?: on .{4,80})? ?:$/i,
  /^Am .{6,250} schrieb(?: .{1,200})? ?:$/i,
  /^.{1,200} schrieb(?: am .{4,80})? ?:$/i,
  /^Le .{6,250} a écrit ?:$/i,
  /^El .{6,250} escribió ?:$/i,
  /^Em .{6,250} escreveu ?:$/i,
  /^\d{4}[年/.-].{3,250}(?:書きました|のメール|のメッセージ)?\s?[:：]$/,
  /^.{4,250}(?:さんは書きました|が書きました|書きました|のメッセージ|wrote)[:：]?$/,
  /^\d{4}년.{3,250}(?:작성|쓴 글)\s?[:：]$/,
  /^.{4,250}(?:님이 작성|작성)\s?[:：]$/,
  /^(?:在|于)?.{4,250}(?:写道|寫道)\s?[:：]$/,
  /^(?:في|بتاريخ|يوم) .{4,250}(?:كتب|كتبت|تمت كتابة ما يلي بواسطة).{0,250}[:：]$/,
]
/** Any language: a date and an address in angle brackets, and a colon. */
const addressed = /^.{0,250}<[^<>\s@]{1,80}@[^<>\s]{1,190}>.{0,60}[:：]$/

const longestAttribution = 400

/** @param line one line, or up to three that were broken by a mail program, joined by a space */
export const isAttribution = (line: string): boolean =>
  line.length <= longestAttribution &&
  /\d/.test(line) &&
  (addressed.test(line) || attributions.some((one) => one.test(line)))

/** Whether it names an address: nobody writes such a line themselves. */
export const namesAddress = (line: string): boolean => /<(?:mailto:)?[^<>\s@]{1,80}@[^<>\s]{1,190}>/.test(line)

const originals = [
  'original message',
  'original appointment',
  'forwarded message',
  'ursprüngliche nachricht',
  'originalnachricht',
  'weitergeleitete nachricht',
  "message d'origine",
  'message d’origine',
  'message original',
  'message transféré',
  'mensaje original',
  'mensaje reenviado',
  'mensagem original',
  'mensagem encaminhada',
  '元のメッセージ',
  '転送されたメッセージ',
  '원본 메시지',
  '원본 메일',
  '전달된 메시지',
  '原始邮件',
  '原始郵件',
  '转发邮件',
  'الرسالة الأصلية',
  'رسالة أصلية',
]
/** `-----Original Message-----`, with any number of hyphens, and `________________` alone is none. */
export const isOriginalMark = (line: string): boolean => {
  const [, words] = /^-{2,30}\s{0,3}([^-]{4,60}?)\s{0,3}-{2,30}$/.exec(line) ?? []
  return words !== undefined && originals.includes(words.trim().toLowerCase())
}

/** Labels of a quoted mail's head, as Outlook and others write it: who, then when, to whom, about what. */
const senders = [
  'from',
  'von',
  'de',
  'expéditeur',
  'remitente',
  '差出人',
  '送信者',
  '보낸 사람',
  '보낸사람',
  '发件人',
  '寄件者',
  'من',
]
const furtherLabels = [
  ...['sent', 'date', 'to', 'cc', 'subject', 'reply-to'],
  ...['gesendet', 'datum', 'an', 'betreff'],
  ...['envoyé', 'à', 'objet'],
  ...['enviado', 'enviado el', 'fecha', 'para', 'asunto'],
  ...['enviada em', 'enviado em', 'enviada', 'data', 'assunto'],
  ...['送信日時', '送信日', '日時', '日付', '宛先', '件名'],
  ...['보낸 날짜', '보낸날짜', '날짜', '받는 사람', '받는사람', '제목'],
  ...['发送时间', '发送日期', '日期', '收件人', '主题'],
  ...['تم الإرسال', 'التاريخ', 'تاريخ الإرسال', 'إلى', 'الموضوع'],
]
const labelOf = (line: string): string | undefined =>
  /^\*?([^:：*\n]{1,20}?)\s?\*?[:：]\*?\s?\S/.exec(line)?.[1]?.trim().toLowerCase()

/** Whether the head of a quoted mail begins with the first of these lines (those that say something). */
export const isQuotedHead = (lines: readonly string[]): boolean => {
  const [first, ...next] = lines.map(labelOf)
  if (first === undefined || !senders.includes(first)) return false
  return next.slice(0, 4).filter((label) => label !== undefined && furtherLabels.includes(label)).length >= 2
}

const programLines: readonly RegExp[] = [
  /^Sent (?:from|via|with) .{2,80}$/i,
  /^Get Outlook for .{2,120}$/i,
  /^(?:Von meinem|Von meiner) .{2,60} gesendet\.?$/i,
  /^Gesendet (?:von|mit|über) .{2,80}$/i,
  /^Diese Nachricht wurde von meinem .{2,80} gesendet\.?$/i,
  /^Outlook für .{2,60} (?:herunterladen|beziehen).{0,60}$/i,
  /^Envoyé (?:depuis|de mon|de ma|à partir de|avec) .{2,80}$/i,
  /^(?:Télécharger|Obtenez) Outlook pour .{2,100}$/i,
  /^Enviado (?:desde|do|de|pelo|com|por|a partir do) .{2,80}$/i,
  /^(?:Obtener|Obtenga|Obter|Obtenha|Baixe o) Outlook para .{2,100}$/i,
  /^.{2,40}(?:から送信|より送信|を使用して送信)(?:しました|されました)?。?$/,
  /^Outlook for .{2,60}(?:を入手|다운로드|下载|获取).{0,60}$/i,
  /^(?:나의 |내 )?.{2,40}에서 보냄\.?$/,
  /^.{2,40}(?:용 Outlook|用 Outlook).{0,60}$/,
  /^(?:发自|从|來自|来自).{2,60}$/,
  /^获取 ?.{2,40}Outlook.{0,60}$/i,
  /^(?:أُ?رسلت|أُ?رسل|مرسل|تم الإرسال) (?:من|بواسطة).{2,80}$/,
  /^الحصول على Outlook .{2,80}$/,
]
/** A line a mail program adds beneath what was written. */
export const isProgramLine = (line: string): boolean => line.length <= 160 && programLines.some((one) => one.test(line))
