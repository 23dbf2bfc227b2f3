/** The identity provider could not be reached, as against: it said no, or its answer is forged. */
export const isProviderOutage = (error: unknown): boolean => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return error instanceof TypeError || code === 'OAUTH_TIMEOUT' || /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_)/.test(code)
}
