/** Closed word lists a pack may use. The contract's own enums are checked against these lists by `vocabulary.test.ts`. */
export const fieldTypes = [
  'na', 'string', 'number', 'option', 'date', 'checkbox', 'email', 'file', 'game', 'account', 'character', 'item', 'diag', 'nid', 'sqa',
  'address', 'service', 'instructions', 'product', 'phone', 'sms',
] as const
export type FieldType = (typeof fieldTypes)[number]

export const renderMethods = [
  'input', 'checkbox', 'color', 'date', 'datetime-local', 'email', 'file', 'hidden', 'image', 'month', 'number', 'password', 'radio', 'range',
  'reset', 'search', 'submit', 'tel', 'text', 'time', 'url', 'week', 'textarea', 'dropdown', 'license',
] as const
export type RenderMethod = (typeof renderMethods)[number]

/** ground G14 */
export const featureKeys = [
  'anonymousTickets', 'recaptcha', 'arkose', 'legacyMode', 'autoCategorize', 'hideCategorizeButton', 'strictCaptcha', 'embeddedStrictCaptcha',
  'accountRestrictions', 'combinedEmailPhone',
] as const

/** Names of field types that other systems export, and what they are here (discovery §3). */
export const serverFieldTypes: Readonly<Record<string, FieldType | undefined>> = {
  GAME_ACCOUNT: 'account',
  DIAGNOSTIC_BUNDLE: 'diag',
  SERVICES_BUNDLE: 'service',
  ACCOUNT_PHONE_NUMBER: 'sms',
}
