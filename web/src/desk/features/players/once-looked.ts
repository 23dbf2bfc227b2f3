/** A look that is written down happens when somebody looks, not whenever the window comes to the front. */
export const onceLooked = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false } as const
