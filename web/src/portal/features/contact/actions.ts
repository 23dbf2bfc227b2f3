// One function a write, named as the operation (HOUSE-10).
import type { Api } from '../../../kit/api/api.ts'
import type { Sent } from '../../../kit/api/call-types.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'

/** Between two looks at a send of before that the server is still busy with, and how many. */
const underWay = { milliseconds: 2_000, looks: 15 } as const

export const submitContact = async (
  api: Api,
  form: Schema<'ContactForm'>,
  files: Record<string, readonly File[]>,
  key: WriteKey,
  onProgress: (percent: number) => void,
): Promise<Sent<Schema<'SubmitResult'>>> => {
  for (let look = 0; ; look += 1) {
    const sent = await api.upload('/services/bft/api/submit', { form, files, key, onProgress })
    // A page that was left while it sent asks for that send's answer (CD-438).
    if (sent.isOk || sent.problem.slug !== 'conflict' || look === underWay.looks) return sent
    await new Promise((resolve) => setTimeout(resolve, underWay.milliseconds))
  }
}

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
