// Which of e-mail, name and phone the form shows (ANON-10, OD-79 to OD-82). Pure; the server asks
// for the same.
import type { ChannelName } from '../../shared/channels/channels.ts'

export interface AnonymousFacts {
  isSignedIn: boolean
  isSoftAccount: boolean
  isPreverified: boolean
  useSoftAccountFields: boolean
  isEmailPhoneCombined: boolean
  hasTokenLinks: boolean
  /** The category's showAnonymous…Field flags; a missing one is false (ENTITY-09, OD-80). */
  showEmailField: boolean
  showNameField: boolean
  showPhoneField: boolean
  channel: ChannelName
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
  return { email: email || (applies && !phone && !facts.hasTokenLinks), name: applies && facts.showNameField, phone }
}
