// Limits as the contract states them: `limits.SubmitContactRequest.…maxLength`. Never typed by hand.
export { limits } from '#generated/client/limits.ts'
