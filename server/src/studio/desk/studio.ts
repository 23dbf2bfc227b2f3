// The studio's parts, each given the others: documents and topics, what publishes them, and the links they hold.
import type { Keyring } from '../../lib/keyring.ts'
import type { Database } from '../../storage/database.ts'
import { createCompiler } from '../compile.ts'
import { createPublishedLinks } from '../links/published-links.ts'
import { createLinkStore } from '../links/store.ts'
import { createLinkSweep } from '../links/sweep.ts'
import type { LinkCaller, ListGaps } from '../ports.ts'
import { createPreviews } from '../preview.ts'
import { createPublishing, type PublishingDeps } from '../publishing.ts'
import { createStudioStore } from '../store.ts'
import type { StudioTables } from '../tables.ts'
import { createOutlineWork } from '../topics/outline-work.ts'
import { createOutlines, type OutlinesDeps } from '../topics/outlines.ts'
import type { TopicsPorts } from '../topics/ports.ts'
import { createDocuments, type StudioDeskDeps } from './documents.ts'
import { createStudioHistory } from './history.ts'
import { createStudioListing } from './listing.ts'
import { createLostLinks } from './lost-links.ts'
import type { StudioRoutesDeps } from './routes.ts'
import { createStudioDesk } from './service.ts'
import { createTopicsDesk, type TopicsDesk } from './topics/service.ts'
import { createStudioTranslations } from './translations.ts'

type StudioDeps = Pick<PublishingDeps, 'clock' | 'content' | 'contentStore' | 'withTransaction'> &
  Pick<OutlinesDeps, 'endOverrides'> &
  Pick<StudioDeskDeps, 'findQuestions' | 'piecesOf' | 'text' | 'translator'> &
  TopicsPorts & {
    database: Database<StudioTables>
    keys: Keyring
    listGaps: ListGaps
    publicUrl: string
    mountPath: string
    pageUrl: (locale: string, page: string) => string
    /** null: other sites are not asked. */
    caller: LinkCaller | null
    // On threads.
    readSource: Parameters<typeof createCompiler>[0]
    readOutline: Parameters<typeof createOutlineWork>[0]
  }

export const createStudio = (deps: StudioDeps) => {
  const { database, content, contentStore, pageUrl, publicUrl, mountPath } = deps
  const shared = { ...deps, store: createStudioStore(database), compile: createCompiler(deps.readSource) }
  const publishing = createPublishing(shared)
  const previews = createPreviews({ ...shared, publishing })
  const topics = { ...deps, store: createStudioStore(database, 'topics') }
  const work = createOutlineWork(deps.readOutline)
  const outlines = createOutlines({ ...topics, work, valuesOf: deps.wording.valuesOf })
  const place = { publicUrl, mountPath }
  const links = { ...deps, store: createLinkStore(database), published: createPublishedLinks(place) }
  const lookAtLinks = createLinkSweep(links)
  return {
    previews,
    /** What waits for its time. */
    publishDue: async (): Promise<void> => {
      if (!content.isLoaded()) return
      await publishing.runDue()
      await outlines.runDue()
    },
    lookAtLinks: async (signal: AbortSignal): Promise<void> => {
      if (content.isLoaded()) await lookAtLinks(signal)
    },
    /** For the calls of the desk, once it tells who works there. */
    calls: ({
      representativeNames,
    }: Pick<StudioDeskDeps, 'representativeNames'>): StudioRoutesDeps & { topics: TopicsDesk } => {
      const addressOf = (locale: string, articleId: string) => pageUrl(locale, `article/${articleId}`)
      const parts = { ...shared, publishing, representativeNames, place, addressOf }
      const documents = createDocuments(parts)
      return {
        previews,
        listGaps: deps.listGaps,
        lostLinks: createLostLinks(links),
        listing: createStudioListing(parts),
        translations: createStudioTranslations(parts),
        history: createStudioHistory(parts, documents),
        service: createStudioDesk(parts, documents),
        topics: createTopicsDesk({
          ...topics,
          outlines,
          representativeNames,
          lock: contentStore.lockActive,
          addressOf: pageUrl,
        }),
      }
    },
  }
}
