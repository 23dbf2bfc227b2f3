// What a statement came to, where nothing of its rows is needed.

interface Changed {
  numUpdatedRows?: bigint
  numDeletedRows?: bigint
  numInsertedOrUpdatedRows?: bigint | undefined
}

/** Whether the statement inserted, changed or removed a row. */
export const hasChanged = async (statement: { executeTakeFirstOrThrow: () => Promise<Changed> }): Promise<boolean> => {
  const { numUpdatedRows, numDeletedRows, numInsertedOrUpdatedRows } = await statement.executeTakeFirstOrThrow()
  return (numUpdatedRows ?? numDeletedRows ?? numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Whether the query found a row, or the statement gave one back. */
export const hasRow = async (query: { executeTakeFirst: () => Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined
