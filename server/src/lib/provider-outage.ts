const deepestCause = 4

/** The identity provider could not be reached, or broke down, as against: it said no, or its answer is forged. */
export const isProviderOutage = (error: unknown, depth = 0): boolean => {
  if (error instanceof Response) return error.status >= 500
  if (typeof error !== 'object' || error === null || depth > deepestCause) return false
  const { code, cause, status } = error as { code?: unknown; cause?: unknown; status?: unknown }
  return (
    error instanceof TypeError ||
    (typeof status === 'number' && status >= 500) ||
    /^(OAUTH_TIMEOUT|ECONN|ENOTFOUND|ETIMEDOUT|EAI_)/.test(typeof code === 'string' ? code : '') ||
    isProviderOutage(cause, depth + 1)
  )
}
