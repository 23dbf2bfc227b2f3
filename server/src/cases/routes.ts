import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import { ProblemError } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { Asker, CaseEntry } from './case-entry.ts'
import { fileHeaders, headOfFile, sendFile } from './case-files.ts'
import type { CaseLists } from './case-lists.ts'
import { casePage } from './case-page.ts'
import type { UploadSource } from '../platform/uploads/named-uploads.ts'
import type { CaseService } from './service.ts'
import { done, ok } from '../platform/contract/answers.ts'

interface CaseRouteDeps {
  service: CaseService
  entry: Pick<CaseEntry, 'demandAccess' | 'demandFileAccess'>
  lists: CaseLists
  uploads: UploadSource
  say: (locale: string, key: string) => string
}

interface AnyCall {
  visitor: Visitor
  locale: string
  request: FastifyRequest
}
const askerOf = ({ visitor, locale, request }: AnyCall): Asker => ({ visitor, locale, address: request.ip })

export const registerCasesRoutes = async (
  app: FastifyInstance,
  { service, entry, lists, uploads: sent, say }: CaseRouteDeps,
): Promise<void> => {
  const guard = (call: AnyCall & { params: { id: string } }) => entry.demandAccess(askerOf(call), call.params.id)

  const guardFile = (call: AnyCall & { params: { id: string } }) =>
    entry.demandFileAccess(askerOf(call), call.params.id)

  const list =
    (isArchived: boolean) =>
    async (call: AnyCall & { visitor: Extract<Visitor, { kind: 'player' }>; query: { page?: number } }) => {
      const { cases, total } = await lists.list(
        { ...askerOf(call), accountId: call.visitor.account.id },
        { isArchived, page: call.query.page },
      )
      return { status: 200 as const, body: cases, headers: { 'x-total-count': total } }
    }

  // A scope of its own: every refused write of this room carries the present case, refusals by the contract's own
  // limits too (decisions-cases D1).
  await app.register(async (scope) => {
    scope.setErrorHandler(async (error, request) => {
      const {
        parsed,
        routeOptions: {
          config: { operation },
        },
      } = request
      if (
        !(error instanceof ProblemError) ||
        ![409, 422].includes(error.status) ||
        error.members.case ||
        !operation?.xTokenLink ||
        !parsed
      )
        throw error
      const { id } = parsed.params as { id: string }
      const present = await service.present(
        { visitor: request.visitor, locale: parsed.locale, address: request.ip },
        id,
      )
      throw error.showing(present)
    })

    bindOperations(scope, 'cases', {
      getActiveCases: list(false),
      getArchivedCases: list(true),
      findCases: async (call) => {
        const { list: kind, q, status, game, categoryId, days, sort, cursor } = call.query
        const wish = { isArchived: kind === 'archive', text: q, status, game, topicId: categoryId, days, cursor }
        const asker = { ...askerOf(call), accountId: call.visitor.account.id }
        return ok(await lists.find(asker, { ...wish, sort: sort ?? 'newest' }))
      },
      getCaseChoices: async (call) => {
        const asker = { ...askerOf(call), accountId: call.visitor.account.id }
        return ok(await lists.choices(asker, call.query.list === 'archive'))
      },
      getCase: {
        guard,
        handle: async (call) => ok(await service.read(askerOf(call), call.params.id)),
      },
      respondToCase: {
        guard,
        prepare: async (call) => {
          const { params, body, files } = call
          const uploads = await sent.named(call.visitor, body.form.uploads, () => 'files')
          const kept = await service.keepFiles(files)
          return async () =>
            ok(await service.respond(askerOf(call), params.id, { form: body.form, files, kept, uploads }))
        },
      },
      resolveCase: {
        guard,
        handle: async (call) => ok(await service.resolve(askerOf(call), call.params.id)),
      },
      cancelCase: {
        guard,
        handle: async (call) => {
          await service.cancel(askerOf(call), call.params.id)
          return done
        },
      },
      getCaseFile: {
        guard: guardFile,
        handle: async (call) =>
          sendFile(await service.file(askerOf(call), call.params.id, call.params.fileId), call.headers),
      },
      checkCaseFile: {
        guard: guardFile,
        handle: async (call) => headOfFile(await service.checkFile(askerOf(call), call.params.id, call.params.fileId)),
      },
      getCaseFilePreview: {
        guard: guardFile,
        handle: async (call) => {
          const { name, type, bytes } = await service.preview(askerOf(call), call.params.id, call.params.fileId)
          return { status: 200, type, body: bytes as unknown as Uint8Array, headers: fileHeaders(name) }
        },
      },
      exportCase: {
        guard,
        handle: async (call) => {
          const copy = await service.export(askerOf(call), call.params.id)
          const name = `${copy.case.region.toUpperCase()}${copy.case.id}`
          const headers = (extension: string) => ({
            'content-disposition': `attachment; filename="${name}.${extension}"`,
          })
          if (call.query.format !== 'html')
            return { status: 200, type: 'application/json', body: copy, headers: headers('json') }
          const page = casePage(copy, call.locale, (key) => say(call.locale, key))
          return { status: 200, type: 'text/html', body: page, headers: headers('html') }
        },
      },
    })
  })
}
