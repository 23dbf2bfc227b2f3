/** What was done is searched for too (CD-319). */
export const indices = ['create index desk_audit_action on desk_audit (action, id desc)']
