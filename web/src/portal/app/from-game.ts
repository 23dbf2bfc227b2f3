// A page that a game has opened (CD-242): begin.ts has taken the code out of the address, here it is opened, once.
import type { Api } from '../../kit/api/api.ts'
import { heldContext } from '../shared/ingame/held-context.ts'

/** What cannot be opened any more is passed over: the player came for help. */
export const openFromGame = async (api: Api): Promise<void> => {
  const { dataset } = document.documentElement
  const code = dataset['ingame']
  if (code === undefined) return
  delete dataset['ingame']
  const sent = await api.send('post', '/services/bft/api/ingame/context/open', { body: { code } })
  if (sent.isOk) heldContext.hold({ ...sent.data, isLeftOut: false })
}
