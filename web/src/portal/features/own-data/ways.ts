import type { SignInWays } from './queries.ts'

const outcomes = ['linked', 'already', 'merge', 'child', 'ended', 'away', 'cancelled', 'refused'] as const
export type WaysOutcome = (typeof outcomes)[number]

/** What the address says of a sign-in that was to be linked. */
export const outcomeIn = (search: string): WaysOutcome | null => {
  const said = new URLSearchParams(search).get('ways')
  return outcomes.find((one) => one === said) ?? null
}

/** Providers no identity of the account is at. */
export const providersToAdd = ({ ways, providers }: Pick<SignInWays, 'ways' | 'providers'>): SignInWays['providers'] =>
  providers.filter(({ id }) => !ways.some(({ provider }) => provider === id))
