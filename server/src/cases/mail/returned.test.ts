import type { Attachment } from 'postal-mime'
import { expect, test } from 'vitest'
import { returnedMail } from './returned.ts'

const part = (mimeType: string, lines: readonly string[]) =>
  ({ mimeType, content: Buffer.from(lines.join('\r\n')), filename: null, disposition: null }) as unknown as Attachment
const report = (...lines: string[]) => part('message/delivery-status', ['Reporting-MTA: dns; a.example', '', ...lines])
const failed = ['Final-Recipient: rfc822; <ada@new.example>', 'Action: Failed', 'Status: 5.1.1 (no such user)']

test('a report that gives up names addresses, the mail it gives back, and why', () => {
  const original = part('text/rfc822-headers', [
    'Message-ID: <case-answered.7@support.example>',
    'References: <x@support.example>',
    ' <case.500@support.example>',
    '',
    'Message-ID: <of.the@text.example>',
  ])
  expect(returnedMail([report('Original-Recipient: rfc822;ada@players.example', ...failed), original])).toEqual({
    recipients: ['ada@players.example', 'ada@new.example'],
    ids: ['<case-answered.7@support.example>', '<x@support.example>', '<case.500@support.example>'],
    status: '5.1.1',
  })
})

test('one that still tries, or says nothing, is none; a status may be missing', () => {
  expect(returnedMail([report('Final-Recipient: rfc822; a@b.example', 'Action: delayed')])).toBeUndefined()
  expect(returnedMail([report('Action')])).toBeUndefined()
  expect(returnedMail([part('text/plain', failed)])).toBeUndefined()
  expect(returnedMail([report('Action: failed')])).toEqual({ recipients: [], ids: [], status: '' })
})
