// The studio: help as it is written, and how it comes before players.
import { createLinkCaller } from '../adapters/links/link-caller.ts'
import { createInterfaceWording } from '../localizations/interface-texts.ts'
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
import { createOutlines } from '../studio/topics/outlines.ts'
import { createPreviews } from '../studio/preview.ts'
import { createPublishing } from '../studio/publishing.ts'
import { createStudioStore } from '../studio/store.ts'
import type { Gives, Needs } from './core.ts'

/** How late, at most, the clock publishes what waits for its time. */
const everySeconds = 2
const linksEverySeconds = 600

export const composeStudio = (
  made: Needs<'channelsOf' | 'findQuestions' | 'listGaps' | 'openUse' | 'translator'>,
): Gives<'previews'> => {
  const { config, database, content, contentStore, jobs, work, pageUrl } = made
  const shared = {
    ...made,
    ...made.channelsOf,
    store: createStudioStore(database),
    compile: createCompiler((task) => work.run('markdown', task)),
    wording: createInterfaceWording(content, made.messages, made.texts),
  }
  const publishing = createPublishing(shared)
  const previews = createPreviews({ ...shared, publishing })
  const topicStore = createStudioStore(database, 'topics')
  const outlines = createOutlines({
    ...shared,
    store: topicStore,
    work: createOutlineWork((task) => work.run('outline', task)),
    valuesOf: shared.wording.valuesOf,
  })
  jobs.repeat('studio-clock', everySeconds, async () => {
    if (!content.isLoaded()) return
    await publishing.runDue()
    await outlines.runDue()
  })
  const place = { publicUrl: made.publicUrl, mountPath: made.mountPath }
  const published = createPublishedLinks(place)
  const links = {
    ...made,
    store: createLinkStore(database),
    published,
    caller: config.linkChecks ? createLinkCaller() : null,
  }
  const lookAtLinks = createLinkSweep(links)
  jobs.repeat('studio-links', linksEverySeconds, async (signal) => {
    if (content.isLoaded()) await lookAtLinks(signal)
  })
  return {
    previews,
    room: {
      registerDesk: (desk) => {
        const { representativeNames } = desk
        const deps = {
          ...shared,
          publishing,
          piecesOf: (markdown: string) => work.run('pieces', markdown),
          representativeNames,
          place,
          addressOf: (locale: string, articleId: string) => pageUrl(locale, `article/${articleId}`),
          text: made.deskText,
        }
        const documents = createDocuments(deps)
        registerStudioDesk(desk, {
          ...made,
          previews,
          lostLinks: createLostLinks(links),
          listing: createStudioListing(deps),
          translations: createStudioTranslations(deps),
          history: createStudioHistory(deps, documents),
          service: createStudioDesk(deps, documents),
        })
        const lock = contentStore.lockActive
        registerTopicsDesk(desk, {
          service: createTopicsDesk({ ...deps, store: topicStore, outlines, lock, addressOf: pageUrl }),
        })
      },
    },
  }
}
