import type { DeskScope } from '../../desk/scope.ts'
import { isUtcTime } from '../../lib/clock.ts'
import { cutPage, readPlace } from '../../platform/page-place.ts'
import type { NoteStore } from '../store.ts'
import { ok } from '../../platform/contract/answers.ts'

export const registerBugSuggestionDesk = (desk: DeskScope, { store }: { store: Pick<NoteStore, 'page'> }): void => {
  desk.bind('bug-suggestion', {
    listPlayerNotes: async ({ query: { kind, language, accountId, cursor, limit } }) => {
      const before = readPlace(cursor, isUtcTime)
      const rows = await store.page({ kind, locale: language, accountId }, before, limit + 1)
      const { items, nextCursor } = cutPage(rows, limit, { before, placeOf: ({ createdAt }) => createdAt })
      return ok({
        items: items.map(({ description, locale, ...note }) => ({ ...note, language: locale, text: description })),
        nextCursor,
      })
    },
  })
}
