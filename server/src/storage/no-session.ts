/** DATABASE_URL names a pooler; the message says what to do. */
export class NoSessionError extends Error {
  constructor(cause?: unknown) {
    super(
      'DATABASE_URL leads to something that keeps no settings of a session, such as PgBouncer. Name PostgreSQL itself: ' +
        'the server has a pool of its own (DATABASE_POOL_SIZE), limits its statements and listens.',
      { cause },
    )
    this.name = 'NoSessionError'
  }
}
