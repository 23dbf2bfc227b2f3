const troubles = ['away', 'cancelled', 'ended', 'refused'] as const
export type SignInTrouble = (typeof troubles)[number]

/** What the address of the page about signing in says: why one is here, and where to go afterwards. */
export const signInWish = (search: string): { trouble: SignInTrouble | null; returnTo: string | null } => {
  const query = new URLSearchParams(search)
  const said = query.get('problem')
  return { trouble: troubles.find((one) => one === said) ?? null, returnTo: query.get('to') }
}
