// Help as it is written: drafts, reviews, versions, releases (CD-400 to CD-404).
import type {
  ContentRelease,
  FieldErrorCode,
  PublishContentRequest,
  PublishedContent,
  RollbackContentRequest,
  StudioSheet,
  StudioVersion,
  StudioVersionSource,
} from '#generated/server/desk/schemas.ts'
import type { ContentHolder } from '../../content/content-holder.ts'
import { differenceOf } from '../../content/difference.ts'
import { articleName } from '../../content/pack/article-source.ts'
import { callerScope } from '../../lib/caller-scope.ts'
import type { Clock } from '../../lib/clock.ts'
import { problem } from '../../platform/problems.ts'
import type { Compile, Compiled, LineMistake } from '../compile.ts'
import { emptyDraft, type Publishing, settled, type ToPublish } from '../publishing.ts'
import { isWithinReach, needsReviewer, type Caller, type Reviewing } from '../rules.ts'
import type { StudioStore } from '../store.ts'
import { nowhere, type Draft, type Release, type Revision } from '../types.ts'
import { createNames, documentView, type Names } from './view.ts'

export interface StudioDesk {
  read: (caller: Caller, id: string) => Promise<StudioSheet>
  /** @throws 409 when somebody has written at it since */
  save: (caller: Caller, id: string, request: { draft: number; source: string }) => Promise<StudioSheet>
  discard: (caller: Caller, id: string) => Promise<void>
  askForReview: (caller: Caller, id: string, request: Reviewed) => Promise<StudioSheet>
  sendBack: (caller: Caller, id: string, request: Reviewed) => Promise<StudioSheet>
  /** Compiles first, so that a transaction waits for no Markdown. @throws 403 without a reviewer, 409, 422 */
  publish: (caller: Caller, id: string, request: PublishContentRequest) => Promise<() => Promise<PublishedContent>>
  versions: (id: string) => Promise<{ items: StudioVersion[] }>
  version: (id: string, number: number) => Promise<StudioVersionSource>
  rollBack: (caller: Caller, id: string, request: RollbackContentRequest) => Promise<() => Promise<PublishedContent>>
  archive: (caller: Caller, id: string) => Promise<void>
  releases: (
    cursor: string | undefined,
    limit: number,
  ) => Promise<{ items: ContentRelease[]; nextCursor: string | null }>
  rollBackRelease: (
    caller: Caller,
    release: number,
    request: RollbackContentRequest,
  ) => Promise<() => Promise<PublishedContent>>
}

interface Reviewed {
  draft: number
  note: string
}

export interface StudioDeskDeps {
  store: StudioStore
  publishing: Publishing
  content: ContentHolder
  compile: Compile
  clock: Clock
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>
  representativeNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Where players read an article. */
  addressOf: (locale: string, articleId: string) => string
  text: (code: FieldErrorCode) => string
}

const mostVersions = 200
const mostMistakes = 200

const changed = (): Error => problem.changed({ errorKey: 'support.desk.error.studio.changed' })

const titleIn = (source: string): string | undefined =>
  /^title:[ \t]*(.+)$/m
    .exec(source)?.[1]
    ?.trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .slice(0, 300)

export const createStudioDesk = (deps: StudioDeskDeps): StudioDesk => {
  const { store, publishing, content, compile, clock, withTransaction, text } = deps
  const names = createNames(deps.representativeNames)
  const reviewing = (): Reviewing => content.current().settings.studio?.reviewing ?? 'writers'
  const now = (): string => clock.now().toISOString()

  /** As somebody left it, or as it stands in the content; within the caller's reach. @throws 404 */
  const find = async (id: string): Promise<Draft> => {
    const draft = (await store.find(id)) ?? publishing.untouched(id)
    if (!draft || !isWithinReach(callerScope(), draft)) throw problem.notFound()
    return draft
  }
  const findDraft = async (id: string, number: number): Promise<Draft & { source: string }> => {
    const draft = await find(id)
    if (draft.source === null || draft.draft !== number) throw changed()
    return { ...draft, source: draft.source }
  }

  const sheetOf = async (caller: Caller, draft: Draft): Promise<StudioSheet> => {
    const its = await publishing.shown(draft.id)
    const source = draft.source ?? its.source ?? ''
    const { locale, articleId } = articleName(draft.id)!
    const { defaultLocale } = content.current()
    const original = locale === defaultLocale ? null : await publishing.shown(`${defaultLocale}~${articleId}`)
    const { mistakes } = await compile(content.current(), draft.id, source)
    const who = await names([draft.writtenBy, draft.askedBy, draft.returnedBy])
    const needs = needsReviewer(caller, draft, reviewing())
    return {
      document: documentView(content.current(), draft, { isLive: its.number !== nowhere, who }),
      draft: draft.source === null ? 0 : draft.draft,
      source,
      liveSource: its.number === nowhere ? null : its.source,
      originalSource: original?.source ?? null,
      mistakes: mistakes.slice(0, mostMistakes),
      askedBy: who(draft.askedBy),
      note: draft.note,
      returnedBy: who(draft.returnedBy),
      mayPublish: draft.source !== null && !needs,
      needsReviewer: needs,
      address: deps.addressOf(locale, articleId),
    }
  }

  const refuse = (id: string, mistakes: readonly LineMistake[]): Error =>
    problem.validation({
      fieldErrors: mistakes
        .slice(0, mostMistakes)
        .map(({ line, message }) => ({ field: `${id}:${line}`, code: 'content', message })),
      errorCodes: { content: mistakes[0]?.message ?? '' },
    })
  const demandWhole = ({ article, mistakes }: Compiled, id: string) => {
    if (article === undefined || mistakes.length > 0) throw refuse(id, mistakes)
    return article
  }

  /** Products of what is written: a translation is of its original's games. */
  const productsOf = (id: string, { article }: Compiled, before: readonly string[]): string[] => {
    const { locale, articleId } = articleName(id)!
    const current = content.current()
    if (locale === current.defaultLocale) return [...(article?.products ?? before)]
    return [...(current.written(current.defaultLocale, articleId)?.products ?? before)]
  }

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
    const article = demandWhole(await compile(content.current(), draft.id, source), draft.id)
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
    read: async (caller, id) => sheetOf(caller, await find(id)),

    save: (caller, id, { draft: number, source }) =>
      withTransaction(async () => {
        const known = (await store.find(id)) ?? publishing.untouched(id)
        const before = known ?? emptyDraft(id)
        const { locale } = articleName(id)!
        // What is nowhere yet begins with nothing.
        if (!content.current().locales.includes(locale) || (known === undefined && number > 0)) throw problem.notFound()
        const isNew = known === undefined
        if (!isNew && !isWithinReach(callerScope(), before)) throw problem.notFound()
        if (number !== (before.source === null ? 0 : before.draft)) throw changed()
        const compiled = await compile(content.current(), id, source)
        const products = productsOf(id, compiled, before.products)
        if (!isWithinReach(callerScope(), { products, locale })) throw problem.forbidden('of another game or language')
        const isOthers = before.source !== null && before.writtenBy !== caller.id && before.source !== source
        const kept = isOthers ? await publishing.keepDraft(before) : before
        const next: Draft = {
          ...kept,
          state: 'draft',
          draft: kept.draft + 1,
          source,
          title: compiled.article?.title ?? titleIn(source) ?? kept.title,
          products,
          writtenBy: caller.id,
          writtenAt: now(),
          askedBy: null,
          askedAt: null,
          approvedBy: null,
          publishAt: null,
        }
        await store.save(next)
        return sheetOf(caller, next)
      }),

    discard: async (_caller, id) => {
      const draft = await find(id)
      if (draft.source === null) throw problem.notFound()
      const its = await publishing.shown(id)
      const kept = await publishing.keepDraft(draft)
      if (its.number === nowhere && its.path === undefined) return store.remove(id)
      const state = its.number === nowhere ? 'archived' : 'published'
      await store.save({ ...settled(kept, state), title: publishing.untouched(id)?.title ?? kept.title })
    },

    askForReview: async (caller, id, { draft: number, note }) => {
      const draft = await findDraft(id, number)
      demandWhole(await compile(content.current(), id, draft.source), id)
      const next: Draft = { ...draft, state: 'review', askedBy: caller.id, askedAt: now(), note, returnedBy: null }
      await store.save(next)
      return sheetOf(caller, next)
    },

    sendBack: async (caller, id, { draft: number, note }) => {
      const draft = await findDraft(id, number)
      if (draft.state !== 'review' && draft.state !== 'scheduled') throw changed()
      const next: Draft = {
        ...draft,
        state: 'draft',
        askedBy: null,
        askedAt: null,
        approvedBy: null,
        publishAt: null,
        returnedBy: caller.id,
        note,
      }
      await store.save(next)
      return sheetOf(caller, next)
    },

    publish: async (caller, id, { draft, note, at = null, until = null, alongside = [] }) => {
      const wanted = [{ id, draft }, ...alongside]
      const coming = new Set(
        wanted
          .filter((one) => one.id.startsWith(content.current().defaultLocale))
          .map((one) => articleName(one.id)!.articleId),
      )
      const compiled = new Map<string, Compiled>()
      for (const one of wanted) {
        const found = await findDraft(one.id, one.draft)
        if (needsReviewer(caller, found, reviewing())) throw problem.forbidden('needs a reviewer')
        const made = await compile(content.current(), one.id, found.source, coming)
        demandWhole(made, one.id)
        compiled.set(one.id, made)
      }
      if (until !== null && Date.parse(until) <= Math.max(clock.now().getTime(), Date.parse(at ?? now())))
        throw problem.validation({
          fieldErrors: [{ field: 'until', code: 'order' }],
          errorCodes: { order: text('order') },
        })
      const isLater = at !== null && Date.parse(at) > clock.now().getTime()
      return async () => {
        const ready: ToPublish[] = []
        for (const one of wanted) {
          const found = await findDraft(one.id, one.draft)
          const { article } = compiled.get(one.id)!
          ready.push({ draft: found, source: found.source, article: article!, note, endAt: until, isDraft: true })
        }
        if (!isLater)
          return {
            release: await publishing.publish(ready, { cause: 'publish', by: caller.id, note }),
            publishAt: null,
          }
        for (const { draft: found } of ready)
          await store.save({
            ...found,
            state: 'scheduled',
            approvedBy: caller.id,
            publishAt: at,
            endAt: until,
            note,
            returnedBy: null,
          })
        return { release: null, publishAt: at }
      }
    },

    versions: async (id) => {
      const draft = await find(id)
      const its = await publishing.shown(id)
      const heads = await store.revisions(id, mostVersions)
      const who = await names(heads.flatMap(({ madeBy, writtenBy }) => [madeBy, writtenBy]))
      const fromPack: StudioVersion[] = its.isKept
        ? []
        : [
            {
              number: its.number,
              cause: 'pack',
              title: publishing.untouched(id)?.title ?? draft.title,
              by: null,
              writtenBy: null,
              at: content.current().importedAt,
              note: '',
              ...lines('', its.source ?? ''),
              isLive: true,
            },
          ]
      return {
        items: [
          ...fromPack,
          ...heads.map(({ number, cause, title, madeBy, writtenBy, madeAt, note, added, removed }) => ({
            number,
            cause,
            title,
            by: who(madeBy),
            writtenBy: who(writtenBy),
            at: madeAt,
            note,
            added,
            removed,
            isLive: number === its.number,
          })),
        ].slice(0, mostVersions),
      }
    },

    version: async (id, number) => {
      const draft = await find(id)
      const its = await publishing.shown(id)
      const source = !its.isKept && its.number === number ? its.source : (await store.revision(id, number))?.source
      if (source === undefined || source === null) throw problem.notFound()
      return { number, source, difference: differenceOf(source, draft.source ?? its.source ?? '').text }
    },

    rollBack: async (caller, id, { version, note }) => {
      const draft = await find(id)
      const wanted = version ?? (await store.lastItem(id))?.before
      if (wanted === undefined) throw problem.notFound()
      const by = { cause: 'rollback', by: caller.id, note } as const
      if (wanted === nowhere)
        return async () => ({ release: await publishing.archive([await find(id)], by), publishAt: null })
      const ready = await toPublish(draft, wanted, note)
      return async () => ({
        release: await publishing.publish([{ ...ready, draft: await find(id) }], by),
        publishAt: null,
      })
    },

    archive: async (caller, id) => {
      const draft = await find(id)
      const { locale, articleId } = articleName(id)!
      const { defaultLocale, settings } = content.current()
      if (locale === defaultLocale && Object.values(settings.helpArticles).includes(articleId))
        throw problem.validation({
          fieldErrors: [{ field: 'documentId', code: 'support.desk.error.studio.needed' }],
          errorCodes: { 'support.desk.error.studio.needed': text('support.desk.error.studio.needed') },
        })
      if ((await publishing.shown(id)).number === nowhere) throw problem.notFound()
      await publishing.archive([draft], { cause: 'archive', by: caller.id, note: '' })
    },

    releases: async (cursor, limit) => {
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

    rollBackRelease: async (caller, number, { note }) => {
      const release = await store.release(number)
      if (!release) throw problem.notFound()
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

const lines = (before: string, after: string): { added: number; removed: number } => {
  const { added, removed } = differenceOf(before, after)
  return { added, removed }
}
