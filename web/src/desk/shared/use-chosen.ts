import { useIsWide } from '../../kit/lib/use-media-query.ts'

/**
 * The chosen one of a list; before anything is chosen the first, where there is room for it beside the list. Only for
 * what the list holds whole: opening is then no reading that would be written down (CD-319).
 */
export const useChosen = <T extends { id: string }>(
  rows: readonly T[] | undefined,
  id: string | undefined,
): T | undefined => {
  const isWide = useIsWide()
  return id === undefined ? (isWide ? rows?.[0] : undefined) : rows?.find((one) => one.id === id)
}
