// Limits as the contract states them: `limits.SubmitContactRequest.…maxLength`. Never typed by hand; what nobody reads
// is not in the build.
export * as limits from '#generated/client/limits.ts'
export * as deskLimits from '#generated/client/desk-limits.ts'
