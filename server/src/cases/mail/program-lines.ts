// How mail programs sign (CD-235, T37). Pure.

const phones = [
  ...['iphone', 'ipad', 'ipod', 'ios', 'galaxy', 'samsung', 'samsung galaxy', 'samsung galaxy smartphone'],
  ...['samsung device', 'samsung-gerät', 'samsung mobile', 'android', 'android device', 'android phone'],
  ...['android-gerät', 'android-mobiltelefon', 'huawei', 'huawei phone', 'xiaomi', 'redmi', 'oppo', 'vivo', 'oneplus'],
  ...['pixel', 'phone', 'mobile', 'mobile phone', 'mobile device', 'smartphone', 'handy', 'mobiltelefon', 'mobilgerät'],
  ...['téléphone', 'mobile samsung', 'móvil', 'teléfono', 'celular', 'telefone', 'windows phone', 'blackberry', 'mac'],
  ...['windows phone', 'xperia', 'スマートフォン', '휴대폰', '手机', 'هاتفي'],
]
const systems = ['ios', 'android', 'mac', 'windows', 'iphone', 'mobile']
const apps = [
  ...[
    ...['mail', 'outlook', 'outlook mobile', 'windows mail', 'airmail', 'mailbox', 'yahoo mail', 'proton mail'],
    ...['gmx mail', 'web.de mail', 'spark', 'gmail', 'email'],
  ].flatMap((app) => [
    app,
    ...systems.flatMap((system) =>
      ['for', 'on', 'für', 'pour', 'para', 'per', 'voor', 'dla', 'для', 'för', 'til', 'pro'].map(
        (word) => `${app} ${word} ${system}`,
      ),
    ),
  ]),
  ...['mail for windows 10', 'mail für windows 10', 'courrier pour windows', 'correo para windows'],
  ...['email para windows', 'samsung mobile', 'gmail mobile', 'proton mail secure email', 'my mobile device'],
]
/** Each form with each word in the place of its star. */
const each = (words: readonly string[], ...forms: string[]): string[] =>
  words.flatMap((word) => forms.map((form) => form.replace('*', word)))
const programLines = new Set([
  ...each(
    phones,
    'sent from my *',
    'von meinem * gesendet',
    'von meinem * aus gesendet',
    'gesendet von meinem *',
    'diese nachricht wurde von meinem * gesendet',
    'diese nachricht wurde von meinem * mit k-9 mail gesendet',
    'sent from my * with k-9 mail',
    'sent from my * with k-9 mail. please excuse my brevity',
    'envoyé de mon *',
    'envoyé depuis mon *',
    'envoyé à partir de mon *',
    'enviado desde mi *',
    'enviado do meu *',
    'enviado a partir do meu *',
    'inviato da *',
    'inviato dal mio *',
    'verzonden vanaf mijn *',
    'verstuurd vanaf mijn *',
    'skickat från min *',
    'sendt fra min *',
    'wysłane z *',
    'wysłano z *',
    'отправлено с *',
    'odesláno z *',
    '* cihazımdan gönderildi',
    '*’umdan gönderildi',
    '*から送信',
    '*から送信されました',
    '나의 *에서 보냄',
    '내 *에서 보냄',
    '*에서 보냄',
    '发自我的*',
    '发自我的 *',
    '從我的 * 傳送',
    'أُرسلت من الـ *',
    'أُرسلت من *',
    'أرسلت من *',
    'مرسل من *',
    'تم الإرسال من *',
  ),
  ...each(
    apps,
    'sent from *',
    'sent via *',
    'sent with *',
    'gesendet von *',
    'gesendet mit *',
    'envoyé avec *',
    'envoyé depuis *',
    'envoyé à partir de *',
    'enviado desde *',
    'enviado do *',
    'enviado de *',
    'inviato da *',
    'verzonden vanuit *',
    '*から送信',
    '*에서 보냄',
    '发自 *',
    'تم الإرسال من *',
  ),
  ...each(
    systems,
    'get outlook for *',
    'outlook für * herunterladen',
    'outlook für * beziehen',
    'télécharger outlook pour *',
    'obtenez outlook pour *',
    'obtener outlook para *',
    'obtenga outlook para *',
    'obter outlook para *',
    'obter o outlook para *',
    'obtenha o outlook para *',
    'baixe o outlook para *',
    'scarica outlook per *',
    'ottieni outlook per *',
    'outlook voor * downloaden',
    'pobierz outlook dla *',
    'hämta outlook för *',
    'hent outlook til *',
    'скачать outlook для *',
    'outlook for *を入手',
    '* 版 outlook を入手',
    'outlook for * 다운로드',
    '*용 outlook 다운로드',
    '获取 * 版 outlook',
    '下载 * 版 outlook',
    '取得 * 版 outlook',
    'الحصول على outlook لنظام *',
  ),
])
/** A line a mail program adds beneath what was written: one of a list, whole, with or without its link. */
export const isProgramLine = (line: string): boolean =>
  line.length <= 200 &&
  programLines.has(
    line
      .replace(/\s*[(<]https?:[^\s()<>]*[)>]\s*$/, '')
      .replace(/[.。]$/, '')
      .trim()
      .toLowerCase(),
  )
