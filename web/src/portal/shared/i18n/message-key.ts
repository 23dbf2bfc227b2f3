// The one door to the message keys (HOUSE-07).
export type { MessageKey } from '#generated/messages/keys.ts'
