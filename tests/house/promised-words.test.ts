// No text promises what a flag, a channel's state or an opening hour forbids (T36): what each promising text of pages and
// mails hangs on, and the test that draws it with and without that.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingIn, read, sourceOf } from './named-tests.ts'

/** What a promise hangs on. `nothing`: it stands where it holds always. */
type Needs = 'anonymousTickets' | 'channel' | 'mail' | 'language' | 'hours' | 'nothing'
type Shown = readonly [Needs, ...string[]]

const completion = '`web/src/portal/features/contact/completion.test.ts`: "what happens next is said in its order"'
const estimate = '`web/src/portal/features/contact/completion.test.ts`: "24 hours, minutes, or nothing said"'
const link = '`web/src/portal/features/contact/completion.test.ts`: "the link holds the case id"'
const unopened =
  '`web/src/portal/features/contact/Contact.browser.test.tsx`: "without links a signed-out visitor is promised none"'
const soft = '`web/src/portal/features/contact/Contact.browser.test.tsx`: "a soft account says who writes"'
const mails = '`server/src/cases/mails.test.ts`: "a mail promises a page where one opens the case"'
const ways = '`web/src/portal/features/contact/Contact.browser.test.tsx`: "several ways of contact are tabs"'
const solution = '`web/src/portal/features/guide/Picker.browser.test.tsx`: "a day is promised where a ticket is open"'
const nothing: Shown = ['nothing']

const promises: Record<string, Shown> = {
  'support.case.next.ours': nothing,
  'support.case.phone.warning.title': ['channel', ways],
  'support.chat.start.failed': nothing,
  'support.chat.unavailable.text': nothing,
  'support.contact.complete.hours': ['language', estimate],
  'support.contact.complete.keep': ['anonymousTickets', link, unopened],
  'support.contact.complete.next.add': ['anonymousTickets', completion, unopened],
  'support.contact.complete.next.call': ['channel', completion],
  'support.contact.complete.next.case': ['anonymousTickets', completion],
  'support.contact.complete.next.mail': ['mail', completion],
  'support.contact.complete.next.mail.later': ['mail', completion],
  'support.contact.complete.next.read': ['language', completion],
  'support.contact.complete.text': nothing,
  'support.contact.email.hint': nothing,
  'support.contact.lead.chat': ['channel', ways],
  'support.contact.lead.phone': ['channel', ways],
  'support.contact.lead.ticket': ['anonymousTickets', unopened],
  'support.contact.next.phone': ['channel', ways, soft],
  'support.contact.next.ticket': ['channel', solution],
  'support.contact.phone.why.call': ['channel', ways],
  'support.contact.ticket.time': ['channel', ways],
  'support.home.help.text': nothing,
  'support.lockedout.appeal.sent': nothing,
  'support.lockedout.lead': nothing,
  'support.mail.answered.body': ['anonymousTickets', mails],
  'support.mail.filed.body': ['anonymousTickets', mails],
  'support.mail.lockedout.opened.body': nothing,
  'support.mail.received.body': ['anonymousTickets', mails],
  'support.mail.resolved.body': ['anonymousTickets', mails],
  'support.mail.footer': ['anonymousTickets', mails],
  'support.penalty.detail.pending': nothing,
  'support.penalty.detail.submitted.text': nothing,
  'support.penalty.sent': nothing,
  'support.push.offer': nothing,
  'support.push.on': nothing,
}

/** A time, a reply, a link to the case or a way to reach somebody. */
const promising = new RegExp(
  [
    String.raw`\bwe(?: will|’ll)? (?:answer|reply|call|tell you|write|wrote|e-?mail(?:ed)?)\b`,
    String.raw`\b(?:our|will|and) reply\b|\brepl(?:y|ies)(?: come)? within\b`,
    String.raw`\bwithin (\{|a day|\d)`,
    String.raw`\bopens (your case|this one)\b|\bcancel it\b|\bcomes into\b|\badd to (it|your case),?\b`,
    String.raw`\bcall you\b|\bchat with us\b|^(?!.*appeal).*\b(read|follow) it\b.*here:$`,
  ].join('|'),
  'i',
)
/** Headings and settings: they promise nothing. */
const others = new Set([
  'support.case.reply.title',
  'support.contact.complete.estimate',
  'support.lockedout.none',
  'support.mails.lead',
  'support.signin.intro',
])

const rooms = 'server/src/localizations/messages/en-US'
const texts = Object.fromEntries(
  readdirSync(new URL(`../../${rooms}`, import.meta.url)).flatMap((file) =>
    Object.entries(JSON.parse(read(`${rooms}/${file}`)) as Record<string, string>),
  ),
)

test('every text of pages and mails that promises something has its row, and every row its text', () => {
  const found = Object.keys(texts).filter(
    (key) => !key.startsWith('support.desk') && !others.has(key) && promising.test(texts[key]!),
  )
  expect(found.filter((key) => !(key in promises))).toEqual([])
  expect(Object.keys(promises).filter((key) => !found.includes(key))).toEqual([])
})

test('every row names the tests that draw its text with and without what it hangs on, and they are there', () => {
  const rows = Object.entries(promises)
  expect(rows.filter(([, [needs, ...shown]]) => (needs === 'nothing') !== (shown.length === 0))).toEqual([])
  const named = new Set(rows.flatMap(([, [, ...shown]]) => shown))
  expect([...named].flatMap((one) => missingIn(one, sourceOf))).toEqual([])
})

test('no time is promised in Korean, on any page', () => {
  const korean = Object.assign(
    {},
    ...['contact', 'home', 'guide'].map((room) => JSON.parse(read(`${rooms.replace('en-US', 'ko-KR')}/${room}.json`))),
  ) as Record<string, string>
  const timed = Object.entries(korean).filter(([, text]) => /(24|\d+)\s*시간\s*(이내|안에)|하루 안에/.test(text))
  expect(timed).toEqual([])
})
