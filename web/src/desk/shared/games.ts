import useSWR from 'swr'
import { useDesk } from './desk-context.ts'

/** The games cases can be about, by title. */
export const useGames = () => {
  const { client } = useDesk()
  const { data = [] } = useSWR('games', async () => (await client.GET('/services/desk/games')).data!.items, {
    revalidateOnFocus: false,
  })
  return data
}
