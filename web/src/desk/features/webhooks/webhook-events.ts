import type { DeskSchema } from '../../../kit/api/desk.ts'

type Event = DeskSchema<'WebhookEvent'>

/** What can be told, in the order of a case's life; the contract's list, so that one that is missing does not compile. */
const all = {
  'case.created': true,
  'case.player_replied': true,
  'case.answered': true,
  'case.state_changed': true,
  'case.closed': true,
  'case.assigned': true,
  'case.moved': true,
  'case.updated': true,
  'case.note_added': true,
  'case.mail_returned': true,
  'case.survey_answered': true,
  'case.target_near': true,
  'case.target_missed': true,
  'case.merged': true,
  'case.unmerged': true,
  'case.sensitive_raised': true,
  'case.sensitive_handled': true,
  'case.split': true,
  'case.unsplit': true,
  'case.erased': true,
  'appeal.created': true,
  'appeal.asked': true,
  'appeal.answered': true,
  'appeal.decided': true,
  'account.sms_protection': true,
} as const satisfies Record<Event, true>

export const webhookEvents = Object.keys(all) as Event[]
