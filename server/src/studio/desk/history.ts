// Versions and releases: what was, and the way back to it (CD-400, CD-401).
import type { ContentRelease, RollbackContentRequest } from '#generated/server/desk/schemas.ts'
import { differenceOf } from '../../content/difference.ts'
import { callerScope } from '../../lib/caller-scope.ts'
import { problem } from '../../platform/problems.ts'
import { unasked, type ToPublish } from '../publishing.ts'
import { isWithinReach, mayAlone, type Caller } from '../rules.ts'
import { nowhere, type Draft, type Release, type Revision } from '../types.ts'
import { changed, type Documents, type StudioDeskDeps } from './documents.ts'
import { mostVersions, versionsView, type Names } from './view.ts'

const lines = (before: string, after: string): { added: number; removed: number } => {
  const { added, removed } = differenceOf(before, after)
  return { added, removed }
}

export const createStudioHistory = (
  { store, publishing, content, compile, clock }: StudioDeskDeps,
  { find, names, demandWhole, reviewing, mayArchive, ask }: Documents,
) => {
  /** A version of it again, as the newest; `before` is what players saw before now. */
  const again = async (draft: Draft, number: number): Promise<Revision> => {
    const kept = await store.revision(draft.id, number)
    if (kept) return kept
    const its = await publishing.shown(draft.id)
    if (its.number !== number || its.source === null) throw problem.notFound()
    throw changed()
  }
  const toPublish = async (draft: Draft, number: number, note: string): Promise<ToPublish> => {
    const { source } = await again(draft, number)
    // It was live as it is.
    const article = demandWhole({ ...(await compile(content.current(), draft.id, source)), takenOut: [] }, draft.id)
    return { draft, source, article, note, endAt: draft.endAt, isDraft: false }
  }

  const releaseView = async (release: Release, who: Names): Promise<ContentRelease> => ({
    release: release.release,
    cause: release.cause,
    by: who(release.madeBy),
    at: release.madeAt,
    note: release.note,
    items: release.items.map(({ id, title }) => ({ kind: 'articles', id, title })),
    isUndone: release.undoneBy !== null,
  })

  return {
    versions: async (id: string) => {
      const draft = await find(id)
      const its = await publishing.shown(id)
      const heads = await store.revisions(id, mostVersions)
      const who = await names(heads.flatMap(({ madeBy, writtenBy }) => [madeBy, writtenBy]))
      const fromPack = its.isKept
        ? null
        : {
            title: publishing.untouched(id)?.title ?? draft.title,
            at: content.current().importedAt,
            ...lines('', its.source ?? ''),
          }
      return { items: versionsView(heads, { liveNumber: its.number, fromPack, who }) }
    },

    version: async (id: string, number: number) => {
      const draft = await find(id)
      const its = await publishing.shown(id)
      const source = !its.isKept && its.number === number ? its.source : (await store.revision(id, number))?.source
      if (source === undefined || source === null) throw problem.notFound()
      return { number, source, difference: differenceOf(source, draft.source ?? its.source ?? '').text }
    },

    rollBack: async (caller: Caller, id: string, { version, note }: RollbackContentRequest) => {
      const draft = await find(id)
      const wanted = version ?? (await store.lastItem(id))?.before
      if (wanted === undefined) throw problem.notFound()
      const by = { cause: 'rollback', by: caller.id, note } as const
      if (wanted === nowhere)
        return async () => {
          const present = await find(id)
          if (mayArchive(caller, present)) return { release: await publishing.archive([present], by), publishAt: null }
          await ask(caller, { ...present, asksArchive: true }, note)
          return { release: null, publishAt: null }
        }
      const ready = await toPublish(draft, wanted, note)
      // Whose own draft needs a reviewer goes back by one, too: that version is their draft, and waits (T44).
      if (!mayAlone(caller, reviewing()))
        return async () => {
          const present = await find(id)
          const kept = present.source === null ? present : await publishing.keepDraft(present)
          const {
            source,
            article: { title },
          } = ready
          const written = {
            draft: kept.draft + 1,
            source,
            title,
            writtenBy: caller.id,
            writtenAt: clock.now().toISOString(),
          }
          await ask(caller, { ...unasked(kept), ...written }, note)
          return { release: null, publishAt: null }
        }
      return async () => ({
        release: await publishing.publish([{ ...ready, draft: await find(id) }], by),
        publishAt: null,
      })
    },

    releases: async (cursor: string | undefined, limit: number) => {
      const before = cursor === undefined ? undefined : Number(Buffer.from(cursor, 'base64url').toString('utf8'))
      if (before !== undefined && !Number.isSafeInteger(before))
        throw problem.badRequest('this cursor is not one of ours')
      const found = await store.releases(before, limit + 1)
      const page = found.slice(0, limit)
      const who = await names(page.map(({ madeBy }) => madeBy))
      const reach = callerScope()
      const seen = page.filter(({ items }) =>
        items.every(({ id }) => {
          const draft = publishing.untouched(id)
          return draft === undefined || isWithinReach(reach, draft)
        }),
      )
      return {
        items: await Promise.all(seen.map((release) => releaseView(release, who))),
        nextCursor:
          found.length > limit ? Buffer.from(String(page.at(-1)!.release), 'utf8').toString('base64url') : null,
      }
    },

    rollBackRelease: async (caller: Caller, number: number, { note }: RollbackContentRequest) => {
      const release = await store.release(number)
      if (!release) throw problem.notFound()
      if (!mayAlone(caller, reviewing())) throw problem.forbidden('needs a reviewer')
      const back: { ready?: ToPublish; id: string; after: number }[] = []
      for (const { id, before, after } of release.items) {
        const draft = await find(id)
        back.push({ id, after, ...(before === nowhere ? {} : { ready: await toPublish(draft, before, note) }) })
      }
      return async () => {
        const now = await store.release(number)
        if (now?.undoneBy !== null) throw changed()
        for (const { id, after } of back) if ((await publishing.shown(id)).number !== after) throw changed()
        const found = async (id: string) => find(id)
        const documents: ToPublish[] = []
        const gone: Draft[] = []
        for (const { id, ready } of back) {
          if (ready) documents.push({ ...ready, draft: await found(id) })
          else gone.push(await found(id))
        }
        const made = await publishing.change(documents, gone, { cause: 'rollback', by: caller.id, note })
        await store.undo(number, made)
        return { release: made, publishAt: null }
      }
    },
  }
}

export type StudioHistory = ReturnType<typeof createStudioHistory>
