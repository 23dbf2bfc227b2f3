// Wire ⇄ domain of the desk's calls about cases.
import { agentOf, type DeskScope } from '../../desk/scope.ts'
import { fileHeaders } from '../case-files.ts'
import type { CaseDesk } from './service.ts'

/** `me` and `none` are words of the wire; null is nobody's. */
const assigneeOf = (wanted: string | undefined, agent: { id: string }): string | null | undefined =>
  wanted === 'none' ? null : wanted === 'me' ? agent.id : wanted

export const registerCasesDesk = (desk: DeskScope, { service }: { service: CaseDesk }): void => {
  desk.bind('cases', {
    listCases: async ({ query: { q, cursor, limit, assignee, ...filter }, request }) => ({
      status: 200,
      body: await service.queue(
        { ...filter, text: q, assignee: assigneeOf(assignee, agentOf(request)) },
        { cursor, limit },
      ),
    }),
    listViews: async ({ request }) => ({ status: 200, body: await service.views(agentOf(request)) }),
    getDeskCase: async ({ params, request }) => ({
      status: 200,
      body: await service.read(params.id, agentOf(request)),
    }),
    saveDraft: async ({ params, body, request }) => {
      await service.saveDraft(params.id, agentOf(request), body)
      return { status: 204 }
    },
    updateCase: async ({ params, body, request }) => ({
      status: 200,
      body: await service.update(params.id, agentOf(request), body),
    }),
    readSecureField: async ({ params }) => ({ status: 200, body: await service.secureField(params.id, params.key) }),
    assignCase: async ({ params, body, request }) => ({
      status: 200,
      body: await service.assign(params.id, agentOf(request), body.assignee),
    }),
    answerCase: {
      prepare: async ({ params, body, files, request }) => {
        const kept = await service.keepFiles(files)
        return async () => ({
          status: 201,
          body: await service.answer(params.id, agentOf(request), body.form, kept),
        })
      },
    },
    setCaseStatus: async ({ params, body, request }) => ({
      status: 200,
      body: await service.setStatus(params.id, agentOf(request), body),
    }),
    reorganizeCase: async ({ params, body, request }) => ({
      status: 200,
      body: await service.reorganize(params.id, agentOf(request), body),
    }),
    addNote: async ({ params, body, request }) => ({
      status: 201,
      body: await service.addNote(params.id, agentOf(request), body.text),
    }),
    getAttachment: async ({ params }) => {
      const { name, bytes } = await service.attachment(params.id, params.fileId)
      return {
        status: 200,
        body: bytes as unknown as Uint8Array,
        headers: fileHeaders(name),
      }
    },
    createCaseToken: async ({ params }) => ({ status: 201, body: await service.newToken(params.id) }),
    revokeCaseToken: async ({ params }) => {
      await service.revokeToken(params.id)
      return { status: 204 }
    },
  })
}
