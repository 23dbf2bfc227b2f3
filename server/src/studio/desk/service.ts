// Help as it is written: drafts, reviews, publications (CD-400 to CD-404, CD-407).
import type {
  PublishContentRequest,
  StudioMachineDraft,
  StudioPictureRequest,
  StudioSheet,
} from '#generated/server/desk/schemas.ts'
import { articleName } from '../../content/pack/article-source.ts'
import { callerScope } from '../../lib/caller-scope.ts'
import { existing, problem } from '../../platform/problems.ts'
import type { Compiled } from '../compile.ts'
import { draftTranslation } from '../machine/draft-translation.ts'
import { pictureAsset } from '../pictures.ts'
import { emptyDraft, settled, unasked, type ToPublish } from '../publishing.ts'
import { withDraft } from '../preview.ts'
import { isWithinReach, mayAlone, needsReviewer, type Caller } from '../rules.ts'
import { markOf } from '../translation.ts'
import { nowhere, type Draft } from '../types.ts'
import { changed, type Documents, type StudioDeskDeps } from './documents.ts'

interface Reviewed {
  draft: number
  note: string
  until?: string | null
}

const titleIn = (source: string): string | undefined =>
  /^title:[ \t]*(.+)$/m
    .exec(source)?.[1]
    ?.trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .slice(0, 300)

export const createStudioDesk = (
  {
    store,
    publishing,
    content,
    contentStore,
    compile,
    piecesOf,
    clock,
    withTransaction,
    translator,
    findQuestions,
    text,
  }: StudioDeskDeps,
  { reviewing, find, findDraft, originalOf, sheetOf, demandRead, mayArchive, ask }: Documents,
) => {
  const now = (): string => clock.now().toISOString()

  /** Products of what is written: a translation is of its original's games. */
  const productsOf = (id: string, { article }: Compiled, before: readonly string[]): string[] => {
    const { locale, articleId } = articleName(id)!
    const current = content.current()
    if (locale === current.defaultLocale) return [...(article?.products ?? before)]
    return [...(current.written(current.defaultLocale, articleId)?.products ?? before)]
  }

  /** @param keepsOwn whether a draft of the caller's own becomes a version too, before it is written over */
  const save = async (
    caller: Caller,
    id: string,
    { draft: number, source }: { draft: number; source: string },
    keepsOwn = false,
  ): Promise<() => Promise<StudioSheet>> => {
    const compiled = await compile(content.current(), id, source)
    return async () => {
      const known = (await store.find(id)) ?? publishing.untouched(id)
      const before = known ?? emptyDraft(id)
      const { locale } = articleName(id)!
      // What is nowhere yet begins with nothing.
      if (!content.current().locales.includes(locale) || (known === undefined && number > 0)) throw problem.notFound()
      const isNew = known === undefined
      if (!isNew && !isWithinReach(callerScope(), before)) throw problem.notFound()
      if (number !== (before.source === null ? 0 : before.draft)) throw changed()
      const products = productsOf(id, compiled, before.products)
      if (!isWithinReach(callerScope(), { products, locale })) throw problem.forbidden('of another game or language')
      const isOthers = before.writtenBy !== caller.id || keepsOwn
      const isKept = before.source !== null && isOthers && before.source !== source
      const kept = isKept ? await publishing.keepDraft(before) : before
      const next: Draft = {
        ...unasked(kept),
        state: 'draft',
        draft: kept.draft + 1,
        source,
        title: compiled.article?.title ?? titleIn(source) ?? kept.title,
        products,
        writtenBy: caller.id,
        writtenAt: now(),
      }
      await store.save(next)
      const original = await originalOf(id)
      if (original && compiled.article?.translatedFrom === markOf(original.article))
        await store.keepOriginal(original.id, compiled.article.translatedFrom, original.source)
      return sheetOf(caller, next)
    }
  }

  return {
    read: async (caller: Caller, id: string) => sheetOf(caller, await find(id)),

    /** None of a text of which nothing can be made. */
    questions: async (id: string) => {
      const draft = await find(id)
      const source = draft.source ?? (await publishing.shown(id)).source
      const current = content.current()
      const name = articleName(id)!
      const made = source === null ? undefined : await compile(current, id, source, new Set([name.articleId]))
      // A translation that nobody has begun is found by what players read in its place.
      const drafted = made?.article ? withDraft(current, name, made.article) : current
      if (drafted.in(name.locale).article(name.articleId) === undefined)
        return { looked: 0, found: 0, foundBefore: 0, questions: [], gaps: [] }
      return findQuestions({ current, drafted, ...name })
    },

    /** @throws 409 when somebody has written at it since */
    save: async (caller: Caller, id: string, request: { draft: number; source: string }) =>
      withTransaction(await save(caller, id, request)),

    /** Asks the machine first, so that a transaction waits for none. @throws 404, 409 */
    draftByMachine: async (
      caller: Caller,
      id: string,
      { draft }: { draft: number },
    ): Promise<() => Promise<StudioMachineDraft>> => {
      const before = await find(id)
      const original = existing(await originalOf(id))
      if (draft !== (before.source === null ? 0 : before.draft)) throw changed()
      if (translator === null) return async () => ({ state: 'off', sheet: null })
      const made = await draftTranslation(translator, {
        piecesOf,
        source: original.source,
        mark: markOf(original.article),
        from: original.article.locale,
        to: articleName(id)!.locale,
        today: now().slice(0, 10),
      })
      if (typeof made === 'string') return async () => ({ state: made, sheet: null })
      const work = await save(caller, id, { draft, source: made.source }, true)
      return async () => ({ state: 'translated', sheet: await work() })
    },

    discard: async (_caller: Caller, id: string) => {
      const draft = await find(id)
      if (draft.source === null) throw problem.notFound()
      const its = await publishing.shown(id)
      const kept = await publishing.keepDraft(draft)
      if (its.number === nowhere && its.path === undefined) return store.remove(id)
      const state = its.number === nowhere ? 'archived' : 'published'
      await store.save({ ...settled(kept, state), title: publishing.untouched(id)?.title ?? kept.title })
    },

    askForReview: async (caller: Caller, id: string, { draft: number, note, until = null }: Reviewed) => {
      const draft = await findDraft(id, number)
      demandRead(await compile(content.current(), id, draft.source), id)
      return sheetOf(caller, await ask(caller, { ...unasked(draft), asksUntil: until }, note))
    },

    sendBack: async (caller: Caller, id: string, { draft: number, note }: Reviewed) => {
      const found = await find(id)
      // What is to be archived need not have a draft.
      const draft = found.asksArchive && found.source === null && number === 0 ? found : await findDraft(id, number)
      if (draft.state !== 'review' && draft.state !== 'scheduled') throw changed()
      const next: Draft = {
        ...unasked(draft),
        state: draft.source === null ? 'published' : 'draft',
        returnedBy: caller.id,
        note,
      }
      await store.save(next)
      return sheetOf(caller, next)
    },

    /** Compiles first, so that a transaction waits for no Markdown. @throws 403 without a reviewer, 409, 422 */
    publish: async (
      caller: Caller,
      id: string,
      { draft, note, at = null, until = null, alongside = [] }: PublishContentRequest,
    ) => {
      const wanted = [{ id, draft }, ...alongside]
      const coming = new Set(
        wanted
          .filter((one) => one.id.startsWith(content.current().defaultLocale))
          .map((one) => articleName(one.id)!.articleId),
      )
      const compiled = new Map<string, Compiled>()
      for (const one of wanted) {
        const found = await findDraft(one.id, one.draft)
        const isOwnEnd = until !== null && until !== found.asksUntil && !mayAlone(caller, reviewing())
        if (isOwnEnd || needsReviewer(caller, found, reviewing())) throw problem.forbidden('needs a reviewer')
        const made = await compile(content.current(), one.id, found.source, coming)
        demandRead(made, one.id)
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

    /** @throws 404, 422 for what is no picture */
    addPicture: async (id: string, { data }: StudioPictureRequest) => {
      await find(id)
      const bytes = Buffer.from(data, 'base64')
      const asset = pictureAsset(articleName(id)!.articleId, bytes)
      const code = 'support.desk.error.studio.picture'
      if (asset === undefined)
        throw problem.validation({ fieldErrors: [{ field: 'data', code }], errorCodes: { [code]: text(code) } })
      if (!content.current().assets.has(asset.path))
        await withTransaction(() => contentStore.addAsset(asset, bytes, now()))
      return { path: `assets/${asset.path}`, mediaType: asset.mediaType, bytes: asset.bytes }
    },

    /** @returns whether it is archived: where the caller needs a colleague, that one is asked (T44) */
    archive: async (caller: Caller, id: string) => {
      const draft = await find(id)
      const { locale, articleId } = articleName(id)!
      const { defaultLocale, settings } = content.current()
      if (locale === defaultLocale && Object.values(settings.helpArticles).includes(articleId))
        throw problem.validation({
          fieldErrors: [{ field: 'documentId', code: 'support.desk.error.studio.needed' }],
          errorCodes: { 'support.desk.error.studio.needed': text('support.desk.error.studio.needed') },
        })
      if ((await publishing.shown(id)).number === nowhere) throw problem.notFound()
      const isEnough = mayArchive(caller, draft)
      if (isEnough)
        await publishing.archive([draft], {
          cause: 'archive',
          by: caller.id,
          note: draft.asksArchive ? draft.note : '',
        })
      else await ask(caller, { ...draft, asksArchive: true }, '')
      return isEnough
    },
  }
}

export type StudioDesk = ReturnType<typeof createStudioDesk>
