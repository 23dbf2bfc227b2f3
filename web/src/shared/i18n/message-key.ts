// The one door to the message keys (house.md).
export type { MessageKey } from '#generated/messages/keys.ts'
