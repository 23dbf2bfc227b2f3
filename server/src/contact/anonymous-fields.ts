// Which of e-mail, name and phone a contact form asks for (ANON-10, OD-79 to OD-82). Pure.

export interface AnonymousFieldFacts {
  isSignedIn: boolean
  isSoftAccount: boolean
  /** preverifyId above 0 */
  isPreverified: boolean
  useSoftAccountFields: boolean
  /** feature combinedEmailPhone: one field takes either (OD-79) */
  isEmailPhoneCombined: boolean
  /** feature anonymousTickets: the visitor can follow the case by a link */
  hasTokenLinks: boolean
  category: { showsEmail: boolean; showsName: boolean; showsPhone: boolean }
  channel: 'ticket' | 'chat' | 'phone'
}

export interface AnonymousFields {
  email: boolean
  name: boolean
  phone: boolean
}

export const anonymousFields = (facts: AnonymousFieldFacts): AnonymousFields => {
  const { isSignedIn, isSoftAccount, isPreverified, isEmailPhoneCombined, category, channel } = facts
  const applies = !isPreverified && (!isSignedIn || (isSoftAccount && facts.useSoftAccountFields))
  const phone =
    !isSoftAccount &&
    !(!isSignedIn && isEmailPhoneCombined) &&
    category.showsPhone &&
    (channel === 'phone' || (!isSignedIn && !isPreverified))
  const email = applies && (isEmailPhoneCombined || category.showsEmail)
  // OD-80: without an address, a number or a link nobody could answer.
  const isUnreachable = applies && !email && !phone && !facts.hasTokenLinks
  return { email: email || isUnreachable, name: applies && category.showsName, phone }
}
