import { sql, type Kysely } from 'kysely'

/** An index for each sweep that had none of its own (CD-213). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const index = async (name: string, on: string): Promise<void> => {
    await sql.raw(`create index ${name} on ${on}`).execute(db)
  }
  await index('support_case_silent', `support_case (updated_at) where status in ('ANSWERED', 'INFO')`)
  await index('chat_ended', `chat (ended_at) where state = 'ENDED'`)
  await index('kbv_audit_at', 'kbv_audit (at)')
  await index('push_subscription_created', 'push_subscription (created_at)')
  // An erasure looks for mails that failed, among half a million done ones.
  await index('job_failed', 'job (kind) where last_error is not null')
}
