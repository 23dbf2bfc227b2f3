// As mail programs name whom our mails are from: `Northlight Support <support@…>`.
import { addressParser } from 'postal-mime'
import type { OurSender } from './quote-forms.ts'

export const ourSender = (mailboxes: readonly string[]): OurSender => {
  const parsed = mailboxes.flatMap((one) => addressParser(one, { flatten: true }))
  return {
    addresses: parsed.flatMap(({ address }) => (address ? [address] : [])),
    names: parsed.flatMap(({ name }) => (name === '' ? [] : [name])),
  }
}
