import { sql, type Kysely } from 'kysely'

/**
 * What the sweeps, the erasure of an account and the operator's lists look for, in tables that grow with players and
 * cases: without these each of them reads its table from end to end (`make lab DO=plans`, CD-190).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const index = async (name: string, on: string): Promise<void> => {
    await sql.raw(`create index ${name} on ${on}`).execute(db)
  }
  await index('support_case_archived', 'support_case (archived_at) where archived_at is not null')
  await index('support_case_token', 'support_case (updated_at) where token_hash is not null')
  await index('job_state', 'job (state, finished_at)')
  await index('session_created', 'session (created_at)')
  await index('chat_owner', 'chat (owner_id)')
  await index('chat_accepted', 'chat (skill, accepted_at)')
  await index('challenge_mark_expires', 'challenge_mark (expires_at)')
  await index('data_request_expires', 'data_request (state, expires_at)')
  await index('data_request_requested', 'data_request (requested_at)')
  await index('data_request_audit_at', 'data_request_audit (at)')
  await index('kbv_pass_expires', 'kbv_pass (expires_at)')
  await index('kbv_pass_subject', 'kbv_pass (subject)')
  await index('kbv_session_subject', 'kbv_session (subject)')
  await index('penalty_import_received', 'penalty_import (received_at)')
  await index('appeal_submitted', 'appeal (submitted_at, id)')
  await index('desk_audit_at', 'desk_audit (at)')
  await index('deflection_trace_account', 'deflection_trace (account)')
  await index('content_gap_subject', 'content_gap (kind, subject)')
  await index('phone_code_phone', 'phone_code (phone)')
  await index('sms_outbox_phone', 'sms_outbox (phone)')
  await index('search_miss_times', 'search_miss (times desc, last_at desc)')
}
