import type { Api } from '../../../kit/api/api.ts'

/** Whether a text may be abusive; a hint, so a failed check says no (decisions-cases J12). */
export const checkContext = async (api: Api, description: string): Promise<boolean> => {
  const sent = await api.send('post', '/services/bft/api/context', { body: { description } })
  return sent.isOk && (sent.data as unknown) === true
}
