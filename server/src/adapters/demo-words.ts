// One text in each language of the demonstration's pack.

export type Words = Record<string, string>
export type Languages = [
  en: string,
  de: string,
  fr: string,
  ko: string,
  ja: string,
  es: string,
  pt: string,
  zh: string,
  ar: string,
]
export const words = (...[en, de, fr, ko, ja, es, pt, zh, ar]: Languages): Words => ({
  'en-US': en,
  'de-DE': de,
  'fr-FR': fr,
  'ko-KR': ko,
  'ja-JP': ja,
  'es-ES': es,
  'pt-BR': pt,
  'zh-CN': zh,
  'ar-SA': ar,
})
