// The studio: help as it is written, and how it comes before players.
import type { FieldErrorCode } from '#generated/server/desk/schemas.ts'
import { createCompiler } from '../studio/compile.ts'
import { createDocuments } from '../studio/desk/documents.ts'
import { createStudioHistory } from '../studio/desk/history.ts'
import { createStudioListing } from '../studio/desk/listing.ts'
import { registerStudioDesk } from '../studio/desk/routes.ts'
import { createStudioDesk } from '../studio/desk/service.ts'
import { createStudioTranslations } from '../studio/desk/translations.ts'
import type { FindQuestions, ListGaps, StudioTranslator } from '../studio/ports.ts'
import { createPreviews, type Previews } from '../studio/preview.ts'
import { createPublishing } from '../studio/publishing.ts'
import { createStudioStore } from '../studio/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

/** How late, at most, the clock publishes what waits for its time. */
const everySeconds = 2

export const composeStudio = (
  { config, database, clock, content, contentStore, jobs, keys }: Core,
  {
    text,
    translator,
    findQuestions,
    listGaps,
  }: {
    text: ValidationText
    translator: StudioTranslator | null
    findQuestions: FindQuestions
    listGaps: ListGaps
  },
): Composed<{ previews: Previews }> => {
  const store = createStudioStore(database)
  const compile = createCompiler()
  const { withTransaction } = database
  const publishing = createPublishing({ store, contentStore, content, compile, clock, withTransaction })
  const previews = createPreviews({ store, publishing, content, compile, clock, keys })
  jobs.repeat('studio-clock', everySeconds, async () => {
    if (content.isLoaded()) await publishing.runDue()
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
          compile,
          clock,
          withTransaction,
          representativeNames,
          translator,
          findQuestions,
          place: { publicUrl: config.publicUrl, mountPath: config.mountPath },
          addressOf: (locale: string, articleId: string) =>
            `${config.publicUrl}${config.mountPath}/${locale}/help/article/${articleId}`,
          text: (code: FieldErrorCode) => text(content.current().defaultLocale, code),
        }
        const documents = createDocuments(deps)
        registerStudioDesk(desk, {
          previews,
          listGaps,
          listing: createStudioListing({ store, content, representativeNames }),
          translations: createStudioTranslations({ store, content }),
          history: createStudioHistory(deps, documents),
          service: createStudioDesk(deps, documents),
        })
      },
    },
  }
}
