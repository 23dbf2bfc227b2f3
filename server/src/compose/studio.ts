// The studio: help as it is written, and how it comes before players.
import type { FieldErrorCode } from '#generated/server/desk/schemas.ts'
import { createLinkCaller } from '../adapters/links/link-caller.ts'
import { createLostLinks } from '../studio/desk/lost-links.ts'
import { createPublishedLinks } from '../studio/links/published-links.ts'
import { createLinkStore } from '../studio/links/store.ts'
import { createLinkSweep } from '../studio/links/sweep.ts'
import { createCompiler } from '../studio/compile.ts'
import { createDocuments } from '../studio/desk/documents.ts'
import { createStudioHistory } from '../studio/desk/history.ts'
import { createStudioListing } from '../studio/desk/listing.ts'
import { registerStudioDesk } from '../studio/desk/routes.ts'
import { createStudioDesk } from '../studio/desk/service.ts'
import { createStudioTranslations } from '../studio/desk/translations.ts'
import { registerTopicsDesk } from '../studio/desk/topics/routes.ts'
import { createTopicsDesk } from '../studio/desk/topics/service.ts'
import { createOutlineWork } from '../studio/topics/outline-work.ts'
import { createOutlines, type OutlinesDeps } from '../studio/topics/outlines.ts'
import type { TopicsPorts } from '../studio/topics/ports.ts'
import type { FindQuestions, ListGaps, StudioTranslator } from '../studio/ports.ts'
import { createPreviews, type Previews } from '../studio/preview.ts'
import { createPublishing } from '../studio/publishing.ts'
import { createStudioStore } from '../studio/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

/** How late, at most, the clock publishes what waits for its time. */
const everySeconds = 2
const linksEverySeconds = 600

export const composeStudio = (
  { config, database, clock, content, contentStore, jobs, keys, work }: Core,
  {
    text,
    translator,
    findQuestions,
    listGaps,
    topics,
  }: {
    text: ValidationText
    translator: StudioTranslator | null
    findQuestions: FindQuestions
    listGaps: ListGaps
    topics: TopicsPorts & Pick<OutlinesDeps, 'endOverrides'>
  },
): Composed<{ previews: Previews }> => {
  const store = createStudioStore(database)
  const compile = createCompiler((task) => work.run('markdown', task))
  const { withTransaction } = database
  const publishing = createPublishing({ store, contentStore, content, compile, clock, withTransaction })
  const previews = createPreviews({ store, publishing, content, compile, clock, keys })
  const topicStore = createStudioStore(database, 'topics')
  const outlines = createOutlines({
    store: topicStore,
    contentStore,
    content,
    work: createOutlineWork((task) => work.run('outline', task)),
    clock,
    withTransaction,
    endOverrides: topics.endOverrides,
    valuesOf: topics.wording.valuesOf,
  })
  jobs.repeat('studio-clock', everySeconds, async () => {
    if (!content.isLoaded()) return
    await publishing.runDue()
    await outlines.runDue()
  })
  const place = { publicUrl: config.publicUrl, mountPath: config.mountPath }
  const published = createPublishedLinks(place)
  const links = createLinkStore(database)
  const caller = config.linkChecks ? createLinkCaller() : null
  const lookAtLinks = createLinkSweep({ store: links, published, content, clock, caller })
  jobs.repeat('studio-links', linksEverySeconds, async (signal) => {
    if (content.isLoaded()) await lookAtLinks(signal)
  })
  return {
    previews,
    room: {
      registerDesk: (desk) => {
        const { representativeNames } = desk
        const deps = {
          store,
          publishing,
          content,
          contentStore,
          compile,
          piecesOf: (markdown: string) => work.run('pieces', markdown),
          clock,
          withTransaction,
          representativeNames,
          translator,
          findQuestions,
          place,
          addressOf: (locale: string, articleId: string) =>
            `${config.publicUrl}${config.mountPath}/${locale}/help/article/${articleId}`,
          text: (code: FieldErrorCode) => text(content.current().defaultLocale, code),
        }
        const documents = createDocuments(deps)
        registerStudioDesk(desk, {
          previews,
          listGaps,
          lostLinks: createLostLinks({ content, store: links, published, caller }),
          listing: createStudioListing({ store, content, representativeNames }),
          translations: createStudioTranslations({ store, content }),
          history: createStudioHistory(deps, documents),
          service: createStudioDesk(deps, documents),
        })
        registerTopicsDesk(desk, {
          service: createTopicsDesk({
            ...topics,
            store: topicStore,
            outlines,
            content,
            clock,
            withTransaction,
            lock: contentStore.lockActive,
            representativeNames,
            addressOf: (locale, page) => `${config.publicUrl}${config.mountPath}/${locale}/help/${page}`,
          }),
        })
      },
    },
  }
}
