// One function a write. Rejected with ProblemError where the desk says no.
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'

interface Path {
  params: { path: { id: string } }
}
const of = (id: string): Path => ({ params: { path: { id } } })

export const answerCase = async (
  client: DeskClient,
  id: string,
  answer: DeskSchema<'AnswerForm'>,
  files: readonly File[],
  key: string,
  keepalive: boolean,
) =>
  (
    await client.POST('/services/desk/cases/{id}/responses', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      keepalive,
      body: { form: answer, 'files[files]': [...files] },
      bodySerializer: () => {
        const form = new FormData()
        form.append('form', JSON.stringify(answer))
        for (const file of files) form.append('files[files]', file)
        return form
      },
    })
  ).data!

export const addNote = async (client: DeskClient, id: string, text: string, key: string) =>
  (
    await client.POST('/services/desk/cases/{id}/notes', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { text },
    })
  ).data!

export const assignCase = async (client: DeskClient, id: string, assignee: string | null) =>
  (await client.POST('/services/desk/cases/{id}/assign', { ...of(id), body: { assignee } })).data!

export const setCaseStatus = async (client: DeskClient, id: string, step: DeskSchema<'SetCaseStatusRequest'>) =>
  (await client.POST('/services/desk/cases/{id}/status', { ...of(id), body: step })).data!

export const fileCase = async (client: DeskClient, request: DeskSchema<'FileCaseRequest'>, key: string) =>
  (
    await client.POST('/services/desk/cases', {
      params: { header: { 'Idempotency-Key': key } },
      body: request,
    })
  ).data!

export const mergeCases = async (client: DeskClient, id: string, request: DeskSchema<'MergeCasesRequest'>) =>
  (await client.POST('/services/desk/cases/{id}/merge', { ...of(id), body: request })).data!

export const handleSensitiveFlag = async (
  client: DeskClient,
  id: string,
  flagId: string,
  outcome: DeskSchema<'SensitiveOutcome'>,
) =>
  (
    await client.POST('/services/desk/cases/{id}/sensitive/{flagId}/outcome', {
      params: { path: { id, flagId } },
      body: { outcome },
    })
  ).data!

/** `id`: the one that was merged. */
export const unmergeCase = async (client: DeskClient, id: string) =>
  (await client.DELETE('/services/desk/cases/{id}/merge', { ...of(id) })).data!

export const splitCase = async (client: DeskClient, id: string, request: DeskSchema<'SplitCaseRequest'>, key: string) =>
  (
    await client.POST('/services/desk/cases/{id}/split', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: request,
    })
  ).data!

/** `id`: the one that was split off. */
export const unsplitCase = async (client: DeskClient, id: string) =>
  (await client.DELETE('/services/desk/cases/{id}/split', { ...of(id) })).data!

export const changeCases = async (client: DeskClient, changes: DeskSchema<'CaseTriage'>[]) =>
  (await client.POST('/services/desk/cases/bulk', { body: { changes } })).data!

export const saveView = async (client: DeskClient, view: DeskSchema<'SavedViewRequest'>) =>
  (
    await client.POST('/services/desk/views', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: view,
    })
  ).data!

export const saveDraft = async (client: DeskClient, id: string, draft: DeskSchema<'SaveDraftRequest'>) => {
  await client.PUT('/services/desk/cases/{id}/draft', { ...of(id), body: draft, keepalive: true })
}

export const readSecureField = async (client: DeskClient, id: string, key: string) =>
  (await client.GET('/services/desk/cases/{id}/fields/{key}', { params: { path: { id, key } } })).data!

export const readMail = async (client: DeskClient, id: string, fileId: string) =>
  (await client.GET('/services/desk/cases/{id}/mails/{fileId}', { params: { path: { id, fileId } } })).data!

/** Also when it is off. */
export const endSmsProtection = async (client: DeskClient, accountId: string): Promise<void> => {
  await client.DELETE('/services/desk/accounts/{accountId}/sms', { params: { path: { accountId } } })
}

/** Also when there is none. */
export const endLauncherTokens = async (client: DeskClient, accountId: string): Promise<void> => {
  await client.DELETE('/services/desk/accounts/{accountId}/launchers', { params: { path: { accountId } } })
}
