// A form from one device to another (CD-247, CD-248). Loaded when somebody asks for it.
import type { Api } from '../../../kit/api/api.ts'
import { chosen, handedOver, settled } from '../../../kit/api/ahead.ts'
import { limits } from '../../../kit/api/limits.ts'
import type { Sent } from '../../../kit/api/call-types.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { readyFiles } from '../../../kit/lib/ready-files.ts'
import type { OfferedChannel } from '../../shared/channels/channels.ts'
import { keepDraft, noteFiles, withoutPaths } from '../../shared/form/draft.ts'
import { heldContext } from '../../shared/ingame/held-context.ts'
import { createHandoff } from './actions.ts'
import { type ContactValues, draftKey, filesOf, neverKept } from './contact-form.ts'
import type { Solution } from './queries.ts'

const { maxLength: codeLength, pattern } = limits.TakeHandoffRequest.code
const codePattern = new RegExp(pattern)

/** As the contract has it: capitals without hyphens and spaces, letters taken for the digits they look like. */
export const codeOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

export const isCode = (typed: string): boolean => codePattern.test(codeOf(typed))

/** "7KD2M-Q4X9B" */
export const spoken = (code: string): string => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`

/** Where the other device goes on: its language is the form's. The code stands behind the hash, which no server is told. */
export const addressOf = ({ origin, basePath }: Api['page'], code: string): string =>
  `${origin}${basePath}/handoff#${code}`

/** The control that a file part of the contract belongs to. */
const controlOf = (fields: Solution['fields'], part: string): string =>
  fields.some(({ key, type }) => key === part && type === 'diag') ? `fields.${part}.files` : `fields.${part}`

export interface HandedOver {
  receipt: Schema<'HandoffReceipt'>
  /** Files that did not get through: they stay here. */
  left: number
}

export interface FormFacts {
  solution: Solution
  channel: OfferedChannel['channelType']
  locale: string
}

/** Makes a code; waits for the files that are still on their way, and tells how far they are in percent. */
export const handOver = async (
  api: Api,
  values: ContactValues,
  { solution, channel, locale }: FormFacts,
  onProgress: (loaded: number, total: number) => void,
): Promise<Sent<HandedOver>> => {
  const files = await readyFiles(filesOf(values, solution.fields))
  // One that was chosen a moment ago may not have begun.
  for (const [part, list] of Object.entries(files))
    await chosen(api, `${draftKey(solution.id)}:${controlOf(solution.fields, part)}`, list).catch(() => undefined)
  const { uploads, rest } = await settled(files, onProgress)
  const kept = withoutPaths({ fields: values.fields, anonFields: values.anonFields }, neverKept(solution.fields))
  const sent = await createHandoff(api, {
    categoryId: solution.id,
    channel,
    locale: locale as Schema<'HandoffForm'>['locale'],
    fields: JSON.stringify(kept['fields']),
    anonFields: values.anonFields,
    gameContext: heldContext.keyToSend(),
    ...(Object.keys(uploads).length === 0 ? {} : { uploads }),
  })
  const left = Object.values(rest).flat().length
  return sent.isOk ? { ...sent, data: { receipt: sent.data, left } } : sent
}

/**
 * Lays down what was taken as this device keeps its own forms, so that the form finds it as after a reload.
 * @param fields of the topic, by which a file's control is known
 */
export const layDown = async (
  api: Api,
  { form, files, gameContext }: Schema<'TakenHandoff'>,
  fields: Solution['fields'],
): Promise<void> => {
  const key = draftKey(form.categoryId)
  if (gameContext !== null) heldContext.hold({ ...gameContext, isLeftOut: false })
  keepDraft(key, { fields: JSON.parse(form.fields) as unknown, anonFields: form.anonFields ?? {} })
  for (const field of new Set(files.map((file) => file.field))) {
    const control = controlOf(fields, field)
    const own = files.filter((file) => file.field === field)
    await handedOver(api, `${key}:${control}`, own)
    noteFiles(
      key,
      control,
      own.map(({ filename }) => filename),
    )
  }
}
