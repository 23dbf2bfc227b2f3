// Every waiting and keeping time of the wire, in milliseconds (HTTP-08, HTTP-09, OD-08, OD-12).

const second = 1000
const minute = 60 * second

/** How long an answer may be kept. */
export const keep = {
  default: 5 * minute,
  localizations: 60 * minute,
  config: 60 * minute,
} as const

/** How often something is asked again. */
export const pollTimes = {
  login: 15 * second,
  channels: 60 * second,
  ownData: 3 * second,
  chatWait: second,
  chatPage: 3 * second,
  chatTag: 50,
  gameClient: 50,
} as const

/** How long something may take. */
export const timeouts = {
  suggestions: 10 * second,
  gameClientDetection: 250,
  gameClientData: second,
  chatTag: 5 * second,
  request: 30 * second,
} as const
