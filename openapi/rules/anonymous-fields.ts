// Which of e-mail, name and phone a contact form asks for (ANON-10, OD-79 to OD-82).

export interface AnonymousFacts {
  isSignedIn: boolean
  isSoftAccount: boolean
  /** preverifyId above 0 */
  isPreverified: boolean
  useSoftAccountFields: boolean
  /** feature combinedEmailPhone: one field takes either (OD-79) */
  isEmailPhoneCombined: boolean
  /** feature anonymousTickets: the visitor can follow the case by a link */
  hasTokenLinks: boolean
  /** The category's showAnonymous…Field flags; a missing one is false (ENTITY-09, OD-80). */
  showEmailField: boolean
  showNameField: boolean
  showPhoneField: boolean
  channel: 'ticket' | 'chat' | 'phone'
}

export interface AnonymousFields {
  email: boolean
  name: boolean
  phone: boolean
}

export const anonymousFields = (facts: AnonymousFacts): AnonymousFields => {
  const { isSignedIn, isSoftAccount, isPreverified, isEmailPhoneCombined } = facts
  const applies = !isPreverified && (!isSignedIn || (isSoftAccount && facts.useSoftAccountFields))
  const phone =
    !isSoftAccount &&
    (isSignedIn || !isEmailPhoneCombined) &&
    facts.showPhoneField &&
    (facts.channel === 'phone' || (!isSignedIn && !isPreverified))
  const email = applies && (isEmailPhoneCombined || facts.showEmailField)
  // OD-80: without an address, a number or a link nobody could answer.
  return { email: email || (applies && !phone && !facts.hasTokenLinks), name: applies && facts.showNameField, phone }
}
