// Documents within the caller's reach, and as the desk is shown one.
import type { FieldErrorCode } from '#generated/server/desk/schemas.ts'
import type { ContentHolder } from '../../content/content-holder.ts'
import type { ContentStore } from '../../content/content-store.ts'
import { differenceOf } from '../../content/difference.ts'
import { articleName } from '../../content/pack/article-source.ts'
import type { PackArticle } from '../../content/pack/format.ts'
import { callerScope } from '../../lib/caller-scope.ts'
import type { Transacting } from '../../lib/clock.ts'
import type { Piece } from '../../lib/masked-lines.ts'
import { problem } from '../../platform/problems.ts'
import { checksOf } from '../checks/checks.ts'
import type { PortalPlace } from '../checks/links.ts'
import type { Compile, Compiled, LineMistake } from '../compile.ts'
import type { FindQuestions, StudioTranslator } from '../ports.ts'
import { emptyDraft, type Publishing, type Shown } from '../publishing.ts'
import { isWithinReach, mayAlone, needsReviewer, reviewingIn, type Caller, type Reviewing } from '../rules.ts'
import type { StudioStore } from '../store.ts'
import { beginTranslation, isOutdated, markOf } from '../translation.ts'
import { nowhere, type Draft } from '../types.ts'
import { createNames, documentView } from './view.ts'

export interface StudioDeskDeps extends Transacting {
  store: StudioStore
  publishing: Publishing
  content: ContentHolder
  contentStore: Pick<ContentStore, 'addAsset'>
  compile: Compile
  /** A text in what a machine translates of it. */
  piecesOf: (markdown: string) => Promise<Piece[]>
  representativeNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** null: none is set up. */
  translator: StudioTranslator | null
  findQuestions: FindQuestions
  place: PortalPlace
  /** Where players read an article. */
  addressOf: (locale: string, articleId: string) => string
  text: (code: FieldErrorCode) => string
}

export interface Original {
  id: string
  article: PackArticle
  /** As players see it. */
  source: string
}

const mostMistakes = 200

export const changed = (): Error => problem.changed({ errorKey: 'support.desk.error.studio.changed' })

export const createDocuments = (deps: StudioDeskDeps) => {
  const { store, publishing, content, compile, text } = deps
  const names = createNames(deps.representativeNames)
  const reviewing = (): Reviewing => reviewingIn(content.current().settings)

  /** A translation that is nowhere yet, of an original that is there. */
  const unbegun = (id: string): Draft | undefined => {
    const { locale, articleId } = articleName(id)!
    const current = content.current()
    const original = current.written(current.defaultLocale, articleId)
    if (!original || locale === current.defaultLocale || !current.locales.includes(locale)) return undefined
    return { ...emptyDraft(id), title: original.title, products: [...original.products] }
  }
  const find = async (id: string): Promise<Draft> => {
    const draft = (await store.find(id)) ?? publishing.untouched(id) ?? unbegun(id)
    if (!draft || !isWithinReach(callerScope(), draft)) throw problem.notFound()
    return draft
  }

  const originalOf = async (id: string): Promise<Original | undefined> => {
    const { locale, articleId } = articleName(id)!
    const current = content.current()
    const article = current.written(current.defaultLocale, articleId)
    if (locale === current.defaultLocale || !article) return undefined
    const original = `${current.defaultLocale}~${articleId}`
    const { source } = await publishing.shown(original)
    return source === null ? undefined : { id: original, article, source }
  }

  /** What the original said when this was translated; undefined where nobody knows, or it says the same. */
  const translatedSource = async (
    draft: Draft,
    { article }: Compiled,
    { id, article: original }: Original,
  ): Promise<string | undefined> => {
    const { locale, articleId } = articleName(draft.id)!
    const its = article ?? content.current().written(locale, articleId)
    if (its === undefined) return undefined
    if (its.translatedFrom) return isOutdated(original, its) ? store.originalSource(id, its.translatedFrom) : undefined
    // By their dates: somebody who writes today has not said yet that it is what the original says.
    const live = content.current().written(locale, articleId) ?? its
    return isOutdated(original, live) ? store.sourceAt(id, live.updated) : undefined
  }

  const sourceOf = (draft: Draft, its: Shown, original: Original | undefined): string =>
    draft.source ?? its.source ?? (original ? beginTranslation(original.source, markOf(original.article)) : '')

  const mayArchive = (caller: Caller, { asksArchive, askedBy }: Draft) =>
    mayAlone(caller, reviewing()) || (asksArchive && askedBy !== caller.id)

  const sheetOf = async (caller: Caller, draft: Draft) => {
    const its = await publishing.shown(draft.id)
    const original = await originalOf(draft.id)
    const source = sourceOf(draft, its, original)
    const compiled = await compile(content.current(), draft.id, source)
    const before = original && (await translatedSource(draft, compiled, original))
    const who = await names([draft.writtenBy, draft.askedBy, draft.returnedBy])
    const needs = needsReviewer(caller, draft, reviewing())
    const { locale, articleId } = articleName(draft.id)!
    return {
      document: documentView(content.current(), draft, { isLive: its.number !== nowhere, who }),
      draft: draft.source === null ? 0 : draft.draft,
      source,
      liveSource: its.number === nowhere ? null : its.source,
      originalSource: original?.source ?? null,
      originalMark: original ? markOf(original.article) : null,
      originalDifference:
        original && before !== undefined && before !== original.source
          ? differenceOf(before, original.source).text
          : null,
      canDraftByMachine: deps.translator !== null && original !== undefined,
      mistakes: mistakesOf(compiled).slice(0, mostMistakes),
      checks: checksOf(content.current(), { locale, source, ...compiled }, deps.place),
      askedBy: who(draft.askedBy),
      note: draft.note,
      returnedBy: who(draft.returnedBy),
      mayPublish: draft.source !== null && !needs,
      needsReviewer: needs,
      mayArchive: mayArchive(caller, draft),
      asksArchive: draft.asksArchive,
      asksUntil: draft.asksUntil,
      address: deps.addressOf(locale, articleId),
    }
  }

  const mistakesOf = ({ mistakes, takenOut }: Compiled): LineMistake[] =>
    [...mistakes, ...takenOut].sort((one, other) => one.line - other.line)

  const demandWhole = (compiled: Compiled, id: string) => {
    const [{ article }, mistakes] = [compiled, mistakesOf(compiled)]
    if (article !== undefined && mistakes.length === 0) return article
    throw problem.validation({
      fieldErrors: mistakes
        .slice(0, mostMistakes)
        .map(({ line, message }) => ({ field: `${id}:${line}`, code: 'content', message })),
      errorCodes: { content: mistakes[0]?.message ?? '' },
    })
  }

  return {
    names,
    reviewing,
    /** As somebody left it, or as it stands in the content; within the caller's reach. @throws 404 */
    find,
    /** @throws 404, 409 where that is not the draft any more */
    findDraft: async (id: string, number: number): Promise<Draft & { source: string }> => {
      const draft = await find(id)
      if (draft.source === null || draft.draft !== number) throw changed()
      return { ...draft, source: draft.source }
    },
    /** Of a translation; undefined for an original, and where there is none. */
    originalOf,
    sheetOf,
    /** Whether the caller's word is the last one that is needed. */
    mayArchive,
    /** It waits for somebody else. */
    ask: async ({ id: askedBy }: Caller, draft: Draft, note: string): Promise<Draft> => {
      const askedAt = deps.clock.now().toISOString()
      const next: Draft = { ...draft, state: 'review', askedBy, askedAt, note, returnedBy: null }
      await store.save(next)
      return next
    },
    /** @throws 422 with every mistake by its line */
    demandWhole,
    /** @throws 422 as `demandWhole`, and for what a machine wrote and nobody has read over (CD-407) */
    demandRead: (compiled: Compiled, id: string) => {
      const article = demandWhole(compiled, id)
      const code = 'support.desk.error.studio.machine'
      if (article.machineTranslation)
        throw problem.validation({ fieldErrors: [{ field: id, code }], errorCodes: { [code]: text(code) } })
      return article
    },
  }
}

export type Documents = ReturnType<typeof createDocuments>
