// What is an address that mail can be sent to: words of any script parted by single dots, as RFC 5321 and 6531 have them; the
// quoted form nobody uses is none.
const mailbox = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`
const domainLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const emailAddress = new RegExp(
  String.raw`^(?=.{1,64}@)${mailbox}(?:\.${mailbox})*@(?:${domainLabel}\.)+(?!\p{N}+$)(?=..)${domainLabel}$`,
  'u',
)
const longestEmail = 254

export const isEmailAddress = (value: string): boolean => value.length <= longestEmail && emailAddress.test(value)
