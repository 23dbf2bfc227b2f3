// Wire ⇄ domain of the desk's calls about cases.
import type { FastifyRequest } from 'fastify'
import { agentOf, mayLead, type DeskScope } from '../../desk/scope.ts'
import { fileHeaders } from '../case-files.ts'
import { demandDaySpan } from '../../platform/day-span.ts'
import type { ReadCaseReport } from '../reports/report.ts'
import type { SavedViews, ViewOwner } from './saved-views.ts'
import { assigneeOf, figureOf, teamOf, type CaseDesk } from './service.ts'
import type { CaseTriageDesk } from './triage.ts'
import type { TriageStore } from './triage-store.ts'

export interface CasesDeskDeps {
  service: CaseDesk
  triage: CaseTriageDesk & Pick<TriageStore, 'tags'>
  savedViews: SavedViews
  report: ReadCaseReport
}

const ownerOf = (request: FastifyRequest): ViewOwner => {
  const agent = agentOf(request)
  return { id: agent.id, isLead: mayLead(agent) }
}

export const registerCasesDesk = (desk: DeskScope, { service, triage, savedViews, report }: CasesDeskDeps): void => {
  desk.bind('cases', {
    listCases: async ({ query: { q, cursor, limit, assignee, team, priority, ...filter }, request }) => ({
      status: 200,
      body: await service.queue(
        {
          ...filter,
          text: q,
          assignee: assigneeOf(assignee, agentOf(request)),
          team: teamOf(team),
          priority: figureOf(priority),
        },
        { cursor, limit },
      ),
    }),
    listViews: async ({ request }) => ({ status: 200, body: await service.views(agentOf(request)) }),
    saveView: async ({ body, request }) => ({
      status: 201,
      body: await service.counted(await savedViews.save(ownerOf(request), body), agentOf(request)),
    }),
    deleteView: async ({ params, request }) => {
      await savedViews.remove(ownerOf(request), params.viewId)
      return { status: 204 }
    },
    getCaseReport: async ({ query: { from, to, by = 'game', ...filter } }) => {
      demandDaySpan(from, to)
      return { status: 200, body: await report({ from, to }, by, filter) }
    },
    listTags: async () => ({ status: 200, body: { items: await triage.tags() } }),
    changeCases: async ({ body }) => ({ status: 200, body: await triage.change(body.changes) }),
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
