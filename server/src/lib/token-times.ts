// When a proof of an identity provider says it was made. Libraries look at its end alone.

/** Clocks of two servers are so far apart at most. */
const apartSeconds = 30

/**
 * Whether it was made, or its bearer signed in, in the future: believed, it would stay new for as long, and outlive a
 * sign-out that refuses what is from before it.
 */
export const isFromLater = (claims: { iat?: unknown; auth_time?: unknown }, now: Date): boolean =>
  [claims.iat, claims.auth_time].some((at) => typeof at === 'number' && at > now.getTime() / 1000 + apartSeconds)
