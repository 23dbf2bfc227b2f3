import type { Selectable } from 'kysely'
import type { ContentVersionCause, StudioState } from '#generated/server/desk/schemas.ts'
import type { Database } from '../storage/database.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type {
  ContentDocumentTable,
  ContentOriginalTable,
  ContentReleaseTable,
  ContentRevisionTable,
  StudioTables,
} from './tables.ts'
import type { Draft, Release, Revision, RevisionHead } from './types.ts'

const toDraft = (row: Selectable<ContentDocumentTable>): Draft => ({
  id: row.id,
  state: row.state as StudioState,
  version: row.version,
  draft: row.draft,
  source: row.source,
  title: row.title,
  products: JSON.parse(row.products) as string[],
  locale: row.locale,
  writtenBy: row.written_by,
  writtenAt: row.written_at,
  askedBy: row.asked_by,
  askedAt: row.asked_at,
  returnedBy: row.returned_by,
  note: row.note ?? '',
  approvedBy: row.approved_by,
  publishAt: row.publish_at,
  endAt: row.end_at,
  asksArchive: row.asks_archive === 1,
  asksUntil: row.asks_until,
})

const toRow = (kind: string, draft: Draft) =>
  ({
    kind,
    id: draft.id,
    state: draft.state,
    version: draft.version,
    draft: draft.draft,
    source: draft.source,
    title: draft.title,
    products: JSON.stringify(draft.products),
    locale: draft.locale,
    written_by: draft.writtenBy,
    written_at: draft.writtenAt,
    asked_by: draft.askedBy,
    asked_at: draft.askedAt,
    returned_by: draft.returnedBy,
    note: draft.note,
    approved_by: draft.approvedBy,
    publish_at: draft.publishAt,
    end_at: draft.endAt,
    asks_archive: toFlag(draft.asksArchive),
    asks_until: draft.asksUntil,
  }) satisfies WholeRow<ContentDocumentTable>

const headColumns = [
  'id',
  'number',
  'cause',
  'title',
  'made_at',
  'made_by',
  'written_by',
  'note',
  'added',
  'removed',
] as const

const toHead = (row: Pick<Selectable<ContentRevisionTable>, (typeof headColumns)[number]>): RevisionHead => ({
  id: row.id,
  number: row.number,
  cause: row.cause as ContentVersionCause,
  title: row.title,
  madeAt: row.made_at,
  madeBy: row.made_by,
  writtenBy: row.written_by,
  note: row.note,
  added: row.added,
  removed: row.removed,
})
const toRevision = (row: Selectable<ContentRevisionTable>): Revision => ({ ...toHead(row), source: row.source })

/** @param kind whose documents these are; `topics` are one a game (CD-412) */
export const createStudioStore = (database: Database<StudioTables>, kind: 'articles' | 'topics' = 'articles') => {
  const documents = () => database.db.selectFrom('content_document').selectAll().where('kind', '=', kind)
  const revisionsOf = (id: string) =>
    database.db.selectFrom('content_revision').where('kind', '=', kind).where('id', '=', id)

  const withItems = async (rows: readonly Selectable<ContentReleaseTable>[]): Promise<Release[]> => {
    if (rows.length === 0) return []
    const items = await database.db
      .selectFrom('content_release_item')
      .selectAll()
      .where(
        'release',
        'in',
        rows.map(({ release }) => release),
      )
      .orderBy('release')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      release: row.release,
      cause: row.cause as ContentVersionCause,
      madeAt: row.made_at,
      madeBy: row.made_by,
      note: row.note,
      undoneBy: row.undone_by,
      items: items
        .filter(({ release }) => release === row.release)
        .map(({ id, title, before_version: before, after_version: after }) => ({ id, title, before, after })),
    }))
  }

  return {
    find: async (id: string) => {
      const row = await documents().where('id', '=', id).executeTakeFirst()
      return row && toDraft(row)
    },
    findAll: async (ids: readonly string[]) =>
      ids.length === 0 ? [] : (await documents().where('id', 'in', ids).execute()).map(toDraft),
    save: async (draft: Draft) => {
      const { kind: _kind, id: _id, ...values } = toRow(kind, draft)
      await database.db
        .insertInto('content_document')
        .values(toRow(kind, draft))
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
        .execute()
    },
    remove: async (id: string) => {
      await database.db.deleteFrom('content_document').where('kind', '=', kind).where('id', '=', id).execute()
    },
    /** Of one state, by id; those after `after`. */
    inState: async (state: StudioState, after: string | undefined, most: number) => {
      const all = documents().where('state', '=', state).orderBy('id').limit(most)
      return (await (after === undefined ? all : all.where('id', '>', after)).execute()).map(toDraft)
    },
    /** To be counted: without what is written. */
    headingsInState: async (state: StudioState, most: number) =>
      (
        await database.db
          .selectFrom('content_document')
          .select(['id', 'title', 'products', 'locale'])
          .where('kind', '=', kind)
          .where('state', '=', state)
          .orderBy('id')
          .limit(most)
          .execute()
      ).map((row) => ({ ...row, products: JSON.parse(row.products) as string[] })),
    /** What the clock has come to: approved drafts to publish, and documents to archive. */
    due: async (now: string, most: number) => ({
      publish: (await documents().where('publish_at', '<=', now).orderBy('publish_at').limit(most).execute()).map(
        toDraft,
      ),
      end: (await documents().where('end_at', '<=', now).orderBy('end_at').limit(most).execute()).map(toDraft),
    }),
    addRevision: async (revision: Revision) => {
      await database.db
        .insertInto('content_revision')
        .values({
          kind,
          id: revision.id,
          number: revision.number,
          cause: revision.cause,
          source: revision.source,
          title: revision.title,
          made_at: revision.madeAt,
          made_by: revision.madeBy,
          written_by: revision.writtenBy,
          note: revision.note,
          added: revision.added,
          removed: revision.removed,
        } satisfies WholeRow<ContentRevisionTable>)
        .execute()
    },
    /** Newest first. */
    revisions: async (id: string, most: number) =>
      (await revisionsOf(id).select(headColumns).orderBy('number', 'desc').limit(most).execute()).map(toHead),
    revision: async (id: string, number: number) => {
      const row = await revisionsOf(id).selectAll().where('number', '=', number).executeTakeFirst()
      return row && toRevision(row)
    },
    /** The newest that came with a pack. */
    packRevision: async (id: string) => {
      const row = await revisionsOf(id)
        .selectAll()
        .where('cause', '=', 'pack')
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && toRevision(row)
    },
    addRelease: async ({ release, cause, madeAt, madeBy, note, items }: Release) => {
      await database.db
        .insertInto('content_release')
        .values({
          release,
          cause,
          made_at: madeAt,
          made_by: madeBy,
          note,
          undone_by: null,
        } satisfies WholeRow<ContentReleaseTable>)
        .execute()
      await database.db
        .insertInto('content_release_item')
        .values(
          items.map(({ id, title, before, after }) => ({
            release,
            kind,
            id,
            title,
            before_version: before,
            after_version: after,
          })),
        )
        .execute()
    },
    /** Newest first; those before `before`. */
    releases: async (before: number | undefined, most: number) => {
      const all = database.db.selectFrom('content_release').selectAll().orderBy('release', 'desc').limit(most)
      return withItems(await (before === undefined ? all : all.where('release', '<', before)).execute())
    },
    release: async (number: number) =>
      (
        await withItems(
          await database.db.selectFrom('content_release').selectAll().where('release', '=', number).execute(),
        )
      )[0],
    /** The newest release that changed this document. */
    lastItem: async (id: string) => {
      const row = await database.db
        .selectFrom('content_release_item')
        .selectAll()
        .where('kind', '=', kind)
        .where('id', '=', id)
        .orderBy('release', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && { id, title: row.title, before: row.before_version, after: row.after_version }
    },
    keepOriginal: async (id: string, mark: string, source: string) => {
      await database.db
        .insertInto('content_original')
        .values({ kind, id, mark, source } satisfies WholeRow<ContentOriginalTable>)
        .onConflict((conflict) => conflict.columns(['kind', 'id', 'mark']).doUpdateSet({ source }))
        .execute()
    },
    /** What it said when its words had this mark. */
    originalSource: async (id: string, mark: string) =>
      (
        await database.db
          .selectFrom('content_original')
          .select('source')
          .where('kind', '=', kind)
          .where('id', '=', id)
          .where('mark', '=', mark)
          .executeTakeFirst()
      )?.source,
    /** What players saw of it at a time, by its versions; the first of them for times before. */
    sourceAt: async (id: string, time: string) => {
      const published = revisionsOf(id).select('source').where('cause', '!=', 'draft').limit(1)
      const then = await published.where('made_at', '<=', time).orderBy('number', 'desc').executeTakeFirst()
      return (then ?? (await published.orderBy('number').executeTakeFirst()))?.source
    },
    undo: async (release: number, by: number) => {
      await database.db.updateTable('content_release').set({ undone_by: by }).where('release', '=', release).execute()
    },
  }
}

export type StudioStore = ReturnType<typeof createStudioStore>
