/**
 * Where the back button leads without a page of ours behind it: the article's product home where there is one, else the
 * root (OD-47).
 * `homes` are the products that have a page of their own.
 */
export const backTarget = (gameSlugs: readonly string[], homes: readonly string[]): string => {
  const game = gameSlugs.find((slug) => homes.includes(slug))
  return game === undefined ? '/' : `/games/${game}`
}

/** Whether the entry before this one is a page of the app: the router counts its own entries from 0. */
export const hasPageBehind = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Number((state as { idx?: unknown }).idx) > 0
