import { useOperation } from './operations.ts'

/** The games cases can be about, by title. */
export const useGames = () => useOperation('listGames', {}, { revalidateOnFocus: false }).data?.items ?? []
