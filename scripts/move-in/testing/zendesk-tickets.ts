// An old desk as Zendesk's exports tell it: fields and forms of its documentation
// (developer.zendesk.com/api-reference/ticketing: tickets, ticket_comments, ticket_audits, users, incremental_exports).
export const oldDesk = 'https://northlight.zendesk.com'

type Thing = Record<string, unknown>

export const user = (id: number, name: string, more: Thing = {}): Thing => ({
  id,
  url: `${oldDesk}/api/v2/users/${id}.json`,
  name,
  email: `${name.split(' ')[0]!.toLowerCase()}@players.example`,
  created_at: '2025-01-04T10:00:00Z',
  updated_at: '2026-10-01T10:00:00Z',
  time_zone: 'Eastern Time (US & Canada)',
  iana_time_zone: 'America/New_York',
  phone: null,
  shared_phone_number: null,
  photo: null,
  locale_id: 1,
  locale: 'en-US',
  organization_id: null,
  role: 'end-user',
  verified: true,
  external_id: null,
  tags: [],
  alias: null,
  active: true,
  shared: false,
  suspended: false,
  ...more,
})

export const agent = (id: number, name: string, more: Thing = {}): Thing =>
  user(id, name, {
    role: 'agent',
    email: `${name.split(' ')[0]!.toLowerCase()}@northlight.example`,
    alias: '',
    ...more,
  })

export const attachment = (id: number, file_name: string, size: number, more: Thing = {}): Thing => ({
  url: `${oldDesk}/api/v2/attachments/${id}.json`,
  id,
  file_name,
  content_url: `${oldDesk}/attachments/token/vqeBqaBsgjXG7r8hsct9yXbnD/?name=${file_name}`,
  mapped_content_url: `${oldDesk}/attachments/token/vqeBqaBsgjXG7r8hsct9yXbnD/?name=${file_name}`,
  content_type: 'image/png',
  size,
  width: null,
  height: null,
  inline: false,
  deleted: false,
  malware_access_override: false,
  malware_scan_result: 'malware_not_found',
  thumbnails: [],
  ...more,
})

export const comment = (id: number, author_id: number, created_at: string, body: string, more: Thing = {}): Thing => ({
  id,
  type: 'Comment',
  author_id,
  body,
  html_body: `<div class="zd-comment" dir="auto"><p dir="auto">${body}</p></div>`,
  plain_body: body,
  public: true,
  attachments: [],
  audit_id: id + 1,
  via: { channel: 'web', source: { from: {}, to: {}, rel: null } },
  created_at,
  metadata: { system: { client: 'Mozilla/5.0', ip_address: '192.0.2.7', location: 'Oslo, Norway' }, custom: {} },
  ...more,
})

export const ticket = (id: number, requester_id: number, more: Thing = {}): Thing => ({
  url: `${oldDesk}/api/v2/tickets/${id}.json`,
  id,
  external_id: null,
  via: { channel: 'web', source: { from: {}, to: {}, rel: null } },
  created_at: '2026-11-02T08:00:00Z',
  updated_at: '2026-11-03T08:00:00Z',
  generated_timestamp: 1_793_000_000,
  type: 'problem',
  subject: `Ticket ${id}`,
  raw_subject: `Ticket ${id}`,
  description: `What ticket ${id} is about`,
  priority: null,
  status: 'open',
  recipient: null,
  requester_id,
  submitter_id: requester_id,
  assignee_id: null,
  organization_id: null,
  group_id: 4801,
  collaborator_ids: [],
  follower_ids: [],
  email_cc_ids: [],
  forum_topic_id: null,
  problem_id: null,
  has_incidents: false,
  is_public: true,
  due_at: null,
  tags: [],
  custom_fields: [],
  satisfaction_rating: { score: 'unoffered' },
  sharing_agreement_ids: [],
  custom_status_id: 2_384_211,
  fields: [],
  followup_ids: [],
  ticket_form_id: 360_000_901,
  brand_id: 360_000_100,
  allow_channelback: false,
  allow_attachments: true,
  from_messaging_channel: false,
  ...more,
})

/** A page of the incremental export by cursor. */
export const ticketPage = (tickets: readonly Thing[], users: readonly Thing[] = []): Thing => ({
  tickets,
  users,
  after_url: `${oldDesk}/api/v2/incremental/tickets/cursor.json?cursor=MTU4MDc1Mzc5OC4wfHw0MzJ8`,
  after_cursor: 'MTU4MDc1Mzc5OC4wfHw0MzJ8',
  before_cursor: null,
  end_of_stream: true,
})
export const commentPage = (comments: readonly Thing[]): Thing => ({
  comments,
  next_page: null,
  previous_page: null,
  count: comments.length,
})

/** A ticket as Zendesk's own JSON export has it, one a line: with its people and comments. */
export const exportLine = (its: Thing, people: Record<string, Thing>, comments: readonly Thing[]): string =>
  JSON.stringify({ ...its, ...people, comments })

/** Comments as audits and as ticket events bring them. */
export const auditPage = (ticket_id: number, author_id: number): Thing => ({
  audits: [
    {
      id: 9001,
      ticket_id,
      created_at: '2026-11-03T08:00:00Z',
      author_id,
      metadata: { system: {} },
      via: { channel: 'web', source: { from: {}, to: {}, rel: null } },
      events: [
        {
          id: 9002,
          type: 'Comment',
          author_id,
          body: 'By audit',
          html_body: '<p>By audit</p>',
          public: true,
          attachments: [],
          audit_id: 9001,
        },
        { id: 9003, type: 'Change', field_name: 'status', value: 'pending', previous_value: 'new' },
      ],
    },
  ],
})
export const ticketEventPage = (ticket_id: number, author_id: number): Thing => ({
  ticket_events: [
    {
      id: 9101,
      ticket_id,
      timestamp: 1_793_000_000,
      created_at: '2026-11-04T08:00:00Z',
      updater_id: author_id,
      via: 'Web form',
      event_type: 'Audit',
      child_events: [
        {
          id: 9102,
          via: 'Web form',
          comment_present: true,
          comment_public: true,
          event_type: 'Comment',
          type: 'Comment',
          author_id,
          body: 'By event',
          public: true,
        },
        { id: 9103, status: 'open', event_type: 'Change', previous_value: 'new' },
      ],
    },
  ],
  end_of_stream: true,
  count: 1,
})
