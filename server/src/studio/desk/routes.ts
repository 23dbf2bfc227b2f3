import { callerOf, noteChange, type DeskScope } from '../../desk/scope.ts'
import type { ListGaps } from '../ports.ts'
import type { Previews } from '../preview.ts'
import type { StudioHistory } from './history.ts'
import type { ListLostLinks } from './lost-links.ts'
import type { StudioListing } from './listing.ts'
import type { StudioDesk } from './service.ts'
import type { StudioTranslations } from './translations.ts'
import { created, done, ok } from '../../platform/contract/answers.ts'

export interface StudioRoutesDeps {
  service: StudioDesk
  history: StudioHistory
  translations: StudioTranslations
  listing: StudioListing
  previews: Pick<Previews, 'tokenFor'>
  listGaps: ListGaps
  lostLinks: ListLostLinks
}

export const registerStudioDesk = (
  desk: DeskScope,
  { service, history, translations, listing, previews, listGaps, lostLinks }: StudioRoutesDeps,
): void => {
  desk.bind('studio', {
    listStudioDocuments: async ({ query: { state, language, translation, game, q, cursor, limit } }) =>
      ok(await listing({ state, language, translation, game, q, cursor, limit })),
    getStudioDocument: async ({ params, request }) => ok(await service.read(callerOf(request), params.documentId)),
    getStudioQuestions: async ({ params }) => ok(await service.questions(params.documentId)),
    listStudioGaps: async ({ query: { days, game, language } }) =>
      ok({ items: await listGaps({ days, game, language }) }),
    listStudioLostLinks: async ({ query: { game, language } }) => ok(await lostLinks({ game, language })),
    saveContentDraft: async ({ params, body, request }) =>
      ok(await service.save(callerOf(request), params.documentId, body)),
    addContentPicture: async ({ params, body }) => created(await service.addPicture(params.documentId, body)),
    listStudioTranslations: async ({ query: { language, translation, game, q, cursor, limit } }) =>
      ok(await translations({ language, translation, game, q, cursor, limit })),
    draftContentTranslation: {
      prepare: async ({ params, body, request }) => {
        const work = await service.draftByMachine(callerOf(request), params.documentId, body)
        return async () => ok(await work())
      },
    },
    discardContentDraft: async ({ params, request }) => {
      await service.discard(callerOf(request), params.documentId)
      return done
    },
    requestContentReview: async ({ params, body, request }) =>
      ok(await service.askForReview(callerOf(request), params.documentId, body)),
    returnContentDraft: async ({ params, body, request }) =>
      ok(await service.sendBack(callerOf(request), params.documentId, body)),
    publishContent: {
      prepare: async ({ params, body, request }) => {
        const work = await service.publish(callerOf(request), params.documentId, body)
        return async () => ok(await work())
      },
    },
    listContentVersions: async ({ params }) => ok(await history.versions(params.documentId)),
    getContentVersion: async ({ params }) => ok(await history.version(params.documentId, params.version)),
    rollbackContent: {
      prepare: async ({ params, body, request }) => {
        const work = await history.rollBack(callerOf(request), params.documentId, body)
        return async () => {
          const published = await work()
          if (published.release === null) noteChange(request, { before: null, after: { asked: true } })
          return ok(published)
        }
      },
    },
    deleteContent: async ({ params, request }) => {
      if (await service.archive(callerOf(request), params.documentId)) return done
      noteChange(request, { before: null, after: { asked: true } })
      return { status: 202 }
    },
    previewContent: async ({ params, request }) => {
      const { address } = await service.read(callerOf(request), params.documentId)
      const { token, until } = previews.tokenFor(params.documentId)
      return ok({ url: `${address}?preview=${token}`, until })
    },
    listContentReleases: async ({ query: { cursor, limit } }) => ok(await history.releases(cursor, limit)),
    rollbackContentRelease: {
      prepare: async ({ params, body, request }) => {
        const work = await history.rollBackRelease(callerOf(request), params.release, body)
        return async () => ok(await work())
      },
    },
  })
}
