// Every waiting and keeping time of the wire, in milliseconds (HTTP-08, HTTP-09, OD-08, OD-12).

const SECOND = 1000
const MINUTE = 60 * SECOND

/** How long an answer may be kept. */
export const KEEP = {
  default: 5 * MINUTE,
  localizations: 60 * MINUTE,
  config: 60 * MINUTE,
} as const

/** How often something is asked again. */
export const POLL = {
  login: 15 * SECOND,
  channels: 60 * SECOND,
  ownData: 3 * SECOND,
  chatWait: SECOND,
  chatPage: 3 * SECOND,
  chatTag: 50,
  gameClient: 50,
} as const

/** How long something may take. */
export const TIMEOUT = {
  suggestions: 10 * SECOND,
  gameClientDetection: 250,
  gameClientData: SECOND,
  chatTag: 5 * SECOND,
  request: 30 * SECOND,
} as const
