// Wire ⇄ domain of the desk's calls about cases.
import { agentOf, type DeskScope } from '../../desk/scope.ts'
import { fileHeaders } from '../case-files.ts'
import type { CaseDesk } from './service.ts'

export const registerCasesDesk = (desk: DeskScope, { service }: { service: CaseDesk }): void => {
  desk.bind('cases', {
    listCases: async ({ query: { status, region, game, assignee, q, cursor, limit } }) => ({
      status: 200,
      body: await service.queue({ status, region, game, assignee, text: q }, { cursor, limit }),
    }),
    getDeskCase: async ({ params }) => ({ status: 200, body: await service.read(params.id) }),
    updateCase: async ({ params, body }) => ({ status: 200, body: await service.update(params.id, body) }),
    readSecureField: async ({ params }) => ({ status: 200, body: await service.secureField(params.id, params.key) }),
    assignCase: async ({ params, body }) => ({ status: 200, body: await service.assign(params.id, body.assignee) }),
    answerCase: {
      prepare: async ({ params, body, files, request }) => {
        const kept = await service.keepFiles(files)
        return async () => ({
          status: 201,
          body: await service.answer(params.id, agentOf(request), body.form, kept),
        })
      },
    },
    setCaseStatus: async ({ params, body }) => ({ status: 200, body: await service.setStatus(params.id, body) }),
    reorganizeCase: async ({ params, body }) => ({ status: 200, body: await service.reorganize(params.id, body) }),
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
