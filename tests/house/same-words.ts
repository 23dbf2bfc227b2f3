// Texts that a language rightly shares with English. Each stands here with its reason; a text that is no longer the same
// has to leave.

/** English text → the languages that say it the same way, and why. */
export const sameWords: Record<string, { locales: string[]; reason: string }> = {
  Windows: {
    locales: ['ar-SA', 'de-DE', 'es-ES', 'fr-FR', 'ja-JP', 'ko-KR', 'pt-BR', 'zh-CN'],
    reason: 'name of a system, written like this everywhere',
  },
  Mac: {
    locales: ['ar-SA', 'de-DE', 'es-ES', 'fr-FR', 'ja-JP', 'ko-KR', 'pt-BR', 'zh-CN'],
    reason: 'name of a system, written like this everywhere',
  },
  '(optional)': { locales: ['de-DE'], reason: 'German: optional' },
  System: { locales: ['de-DE'], reason: 'German: das System' },
  Status: { locales: ['de-DE'], reason: 'German: der Status' },
  Support: { locales: ['de-DE'], reason: 'German: der Support, what players call it' },
  Code: { locales: ['de-DE', 'fr-FR'], reason: 'German: der Code; French: le code' },
  Neutral: { locales: ['de-DE', 'es-ES'], reason: 'German and Spanish: neutral' },
  Error: { locales: ['es-ES'], reason: 'Spanish: el error' },
  'Error: {title}': { locales: ['es-ES'], reason: 'Spanish: el error' },
  'Article {id}': { locales: ['fr-FR'], reason: 'French: un article' },
  '{count, plural, one {# article} other {# articles}}': { locales: ['fr-FR'], reason: 'French: un article' },
  Suggestion: { locales: ['fr-FR'], reason: 'French: une suggestion' },
  Actions: { locales: ['fr-FR'], reason: 'French: des actions' },
  Conversation: { locales: ['fr-FR'], reason: 'French: une conversation' },
  Description: { locales: ['fr-FR'], reason: 'French: une description' },
  'Page {page, number}': { locales: ['fr-FR'], reason: 'French: une page' },
  Pages: { locales: ['fr-FR'], reason: 'French: une page' },
  Version: { locales: ['de-DE', 'fr-FR'], reason: 'German: die Version; French: une version' },
  Realm: { locales: ['de-DE'], reason: 'German players say der Realm, as the games do' },
  '{count, plural, one {# restriction} other {# restrictions}}': {
    locales: ['fr-FR'],
    reason: 'French: une restriction',
  },
  Services: { locales: ['fr-FR'], reason: 'French: des services' },
}
