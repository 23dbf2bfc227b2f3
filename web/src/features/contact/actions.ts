// One function a write, named as the operation (HOUSE-10).
import type { Api } from '../../api/api.ts'
import type { Sent } from '../../api/call-types.ts'
import type { Schema } from '../../api/types.ts'
import type { WriteKey } from '../../api/write-key.ts'

export const submitContact = (
  api: Api,
  form: Schema<'ContactForm'>,
  files: Record<string, readonly File[]>,
  key: WriteKey,
  onProgress: (percent: number) => void,
): Promise<Sent<Schema<'SubmitResult'>>> => api.upload('/services/bft/api/submit', { form, files, key, onProgress })

/** Whether the text may be abusive; a hint, so a failed check says no (decisions-cases J12). */
export const checkContext = async (api: Api, description: string): Promise<boolean> => {
  const sent = await api.send('post', '/services/bft/api/context', { body: { description } })
  return sent.isOk && (sent.data as unknown) === true
}

export const createHandoff = (api: Api, form: Schema<'HandoffForm'>): Promise<Sent<Schema<'HandoffReceipt'>>> =>
  api.send('post', '/services/bft/api/handoff', { body: form })

/** What is told of it afterwards changes nothing here. */
export const endHandoff = async (api: Api, handoffId: string): Promise<void> => {
  await api.send('delete', '/services/bft/api/handoff/{handoffId}', { path: { handoffId } })
}

export const takeHandoff = (api: Api, code: string): Promise<Sent<Schema<'TakenHandoff'>>> =>
  api.send('post', '/services/bft/api/handoff/take', { body: { code } })

export const validateChallenge = (
  api: Api,
  token: string,
  onReady: number,
  onShown: number,
): Promise<Sent<Schema<'ChallengeVerdict'>>> =>
  api.send('post', '/services/bft/api/arkose/validate', { body: { token, onReady, onShown } })
