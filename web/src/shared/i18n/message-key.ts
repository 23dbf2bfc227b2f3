// The one door to the message keys (HOUSE-17).
export type { MessageKey } from '#generated/messages/keys.ts'
