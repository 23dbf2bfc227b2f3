import type { FastifyRequest } from 'fastify'
import type { FileCaseRequest } from '#generated/server/desk/schemas.ts'
import { agentOf, callerOf, confirmedBy, noteBefore, noteChange, type DeskScope } from '../../desk/scope.ts'
import { sendFile } from '../case-files.ts'
import { demandDaySpan } from '../../platform/day-span.ts'
import type { CaseFlagging } from '../ports.ts'
import type { ReadCaseReport } from '../reports/report.ts'
import type { MergesAndSplits } from './merges-and-splits.ts'
import { assigneeOf, figureOf, teamOf, type DeskQueue } from './queue.ts'
import type { SavedViews } from './saved-views.ts'
import type { CaseDesk, CaseFacts } from './service.ts'
import type { CaseTriageDesk } from './triage.ts'
import type { TriageStore } from './triage-store.ts'
import { created, done, ok } from '../../platform/contract/answers.ts'

export interface CasesDeskDeps {
  service: CaseDesk
  queue: DeskQueue
  mergesAndSplits: MergesAndSplits
  triage: CaseTriageDesk & Pick<TriageStore, 'tags'>
  savedViews: SavedViews
  report: ReadCaseReport
  demandHandled: CaseFlagging['demandHandled']
  /** @throws 422 for a player nobody knows here, or a form that needs a correction */
  fileForPlayer: (request: FileCaseRequest, agentId: string) => Promise<{ caseId: string; caseRegion: string }>
}

/** What is another after the change than before it. */
const differing = (one: CaseFacts, other: CaseFacts): Partial<CaseFacts> =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => other[name as keyof CaseFacts] !== value))

export const registerCasesDesk = (
  desk: DeskScope,
  { service, queue, mergesAndSplits, triage, savedViews, report, demandHandled, fileForPlayer }: CasesDeskDeps,
): void => {
  /** Does it, and tells the audit what was before and what is now. */
  const changing = async <T>(
    request: FastifyRequest,
    id: string,
    work: () => Promise<T>,
    confirmed?: object | null,
  ): Promise<T> => {
    const before = await service.facts(id)
    const result = await work()
    const after = await service.facts(id).catch(() => before)
    noteChange(request, {
      before: differing(before, after),
      after: { ...differing(after, before), ...(confirmed == null ? {} : { confirmed }) },
    })
    return result
  }
  /** The same for what answers or resolves the case: not while a flag stands whose guidance nobody has confirmed. */
  const answering = async <T>(
    request: FastifyRequest,
    id: string,
    { confirmedFlags }: { confirmedFlags?: readonly string[] },
    work: () => Promise<T>,
  ): Promise<T> => changing(request, id, work, await demandHandled(id, confirmedBy(request, confirmedFlags)))
  desk.bind('cases', {
    listCases: async ({ query: { q, cursor, limit, assignee, team, priority, ...filter }, request }) =>
      ok(
        await queue.page(
          {
            ...filter,
            text: q,
            assignee: assigneeOf(assignee, agentOf(request)),
            team: teamOf(team),
            priority: figureOf(priority),
          },
          { cursor, limit },
        ),
      ),
    fileCase: async ({ body, request }) => {
      const { caseId: id, caseRegion } = await fileForPlayer(body, agentOf(request).id)
      return created({ id, region: caseRegion as 'us' })
    },
    listViews: async ({ request }) => ok(await queue.views(agentOf(request))),
    saveView: async ({ body, request }) =>
      created(await queue.counted(await savedViews.save(callerOf(request), body), agentOf(request))),
    deleteView: async ({ params, request }) => {
      await savedViews.remove(callerOf(request), params.viewId)
      return done
    },
    getCaseReport: async ({ query: { from, to, by = 'game', team, ...filter } }) => {
      demandDaySpan(from, to)
      return ok(await report({ from, to }, by, { ...filter, team: teamOf(team) }))
    },
    listTags: async () => ok({ items: await triage.tags() }),
    changeCases: async ({ body, request }) => {
      const changed = await triage.change(body.changes)
      noteBefore(request, changed.before)
      return ok(changed)
    },
    getDeskCase: async ({ params, request }) => ok(await service.read(params.id, agentOf(request))),
    saveDraft: async ({ params, body, request }) => {
      await service.saveDraft(params.id, agentOf(request), body)
      return done
    },
    updateCase: async ({ params, body, request }) =>
      ok(await changing(request, params.id, () => service.update(params.id, agentOf(request), body))),
    readSecureField: async ({ params }) => ok(await service.secureField(params.id, params.key)),
    assignCase: async ({ params, body, request }) =>
      ok(await changing(request, params.id, () => service.assign(params.id, agentOf(request), body.assignee))),
    answerCase: {
      prepare: async ({ params, body, files, request }) => {
        const kept = await service.keepFiles(files)
        return async () =>
          created(
            await answering(request, params.id, body.form, () =>
              service.answer(params.id, agentOf(request), body.form, kept),
            ),
          )
      },
    },
    setCaseStatus: async ({ params, body, request }) => {
      const work = () => service.setStatus(params.id, agentOf(request), body)
      const isOpened = body.status === 'OPEN'
      return ok(await (isOpened ? changing(request, params.id, work) : answering(request, params.id, body, work)))
    },
    reorganizeCase: async ({ params, body, request }) =>
      ok(await changing(request, params.id, () => service.reorganize(params.id, agentOf(request), body))),
    mergeCases: async ({ params, body, request }) => ok(await mergesAndSplits.merge(params.id, agentOf(request), body)),
    unmergeCase: async ({ params, request }) => ok(await mergesAndSplits.unmerge(params.id, agentOf(request))),
    splitCase: async ({ params, body, request }) => {
      const split = await mergesAndSplits.split(params.id, agentOf(request), body)
      noteChange(request, { before: {}, after: { split: split.case.id, categoryId: body.categoryId, game: body.game } })
      return created(split)
    },
    unsplitCase: async ({ params, request }) => ok(await mergesAndSplits.unsplit(params.id, agentOf(request))),
    addNote: async ({ params, body, request }) =>
      created(await service.addNote(params.id, agentOf(request), body.text)),
    getAttachment: async ({ params, headers }) => sendFile(await service.attachment(params.id, params.fileId), headers),
    readMail: async ({ params }) => ok(await service.mailText(params.id, params.fileId)),
    createCaseToken: async ({ params }) => created(await service.newToken(params.id)),
    revokeCaseToken: async ({ params }) => {
      await service.revokeToken(params.id)
      return done
    },
  })
}
