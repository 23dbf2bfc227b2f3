/** A game's topics, from a draft to what players see (CD-412). Knows nobody's rights. */
import type { ContentVersionCause } from '#generated/server/desk/schemas.ts'
import type { ContentHolder } from '../../content/content-holder.ts'
import type { ContentStore } from '../../content/content-store.ts'
import { linesBetween } from '../../content/difference.ts'
import { nameOfContent, type ActiveContent, type GameTopics } from '../../content/overlay.ts'
import { isPseudoLocale } from '../../content/pseudo-locale.ts'
import { filesOfSource, pathOfTopics, topicsFilesOf, type TopicsFiles } from '../../content/topics-files.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import { promotedArticle } from '../../content/vocabulary.ts'
import type { Transacting } from '../../lib/clock.ts'
import { createLru } from '../../lib/lru.ts'
import { settled, unasked, unwrittenDraft } from '../publishing.ts'
import type { StudioStore } from '../store.ts'
import { nowhere, type Draft, type Revision } from '../types.ts'
import { checkOutline, judgeOutline, type Surroundings } from './check.ts'
import { completed, outlineOf, pageOf, textOf, type Outline } from './outline.ts'
import type { Reading } from './topic-findings.ts'
import type { OutlineWork } from './outline-work.ts'

export interface LiveOutline {
  /** Of the content it belongs to, and the release that laid it over that; undefined where it is the pack's own. */
  version: string
  release: number | undefined
  /** Which of its versions that is. */
  number: number | undefined
  outline: Outline
  text: string
}

export interface OutlinesDeps extends Transacting {
  /** Of kind `topics`. */
  store: StudioStore
  contentStore: ContentStore
  content: ContentHolder
  work: OutlineWork
  /** What was opened or closed by hand there is as it was written again. */
  endOverrides: (topicIds: readonly number[]) => Promise<void>
  /** What the product gives a sentence of the interface; undefined where only packs know it. */
  valuesOf: (key: string) => ReadonlySet<string> | undefined
}

const emptyDraft = (game: string, locale: string): Draft =>
  unwrittenDraft({ id: game, state: 'published', title: game, products: [game], locale })

const keptOutlines = 20
const mostDue = 50
const mostNote = 1_000

const givenBack = (draft: Draft, by: string | null, note: string): Draft => ({
  ...unasked(draft),
  state: 'draft',
  returnedBy: by,
  note,
})
/** Thrown within the transaction, so that nothing of it stays. */
class OtherVersion extends Error {}

export const createOutlines = (deps: OutlinesDeps) => {
  const { store, contentStore, content, work, clock } = deps
  const known = createLru<LiveOutline>(keptOutlines)
  const now = (): string => clock.now().toISOString()

  const reading = (): Reading => {
    const { defaultLocale, locales, settings } = content.current()
    return {
      defaultLocale,
      locales: locales.filter((locale) => !isPseudoLocale(locale)),
      videoHosts: settings.videoHosts,
    }
  }
  const around = (game: string): Surroundings => {
    const current = content.current()
    const local = current.in(current.defaultLocale)
    return {
      game,
      ...reading(),
      isPromo: (id) => {
        const article = promotedArticle.exec(id)?.[1]
        return article === undefined
          ? current.promos.some((promo) => promo.id === id)
          : current.written(current.defaultLocale, article) !== undefined
      },
      isAsset: (path) => current.assets.has(path),
      gameOf: (id) => local.category(id)?.product,
      promosNamed: () =>
        current.productNames
          .filter((name) => name !== game)
          .flatMap((name) =>
            current
              .folder(name)!
              .topics.flatMap(({ id, promos }) =>
                promos.map((promo) => ({ name: promo, title: local.category(id)?.name ?? String(id) })),
              ),
          ),
      headersNamed: () =>
        local
          .products()
          .flatMap(({ header, titleText }) => (header === null ? [] : [{ name: header, title: titleText }])),
      valuesOf: deps.valuesOf,
      articlesNaming: (ids) =>
        local.articleIds().flatMap((id) => {
          const article = current.written(current.defaultLocale, id)
          const named = article && [...article.categories, article.guidedEntryCategoryId]
          return named?.some((one) => ids.has(one)) ? [article!.title] : []
        }),
    }
  }

  /** With its Markdown: the version that is shown, or as the files of the pack have it; packs of old have no files. */
  const readText = async (game: string, version: string, over: { version: number } | undefined): Promise<string> => {
    const { defaultLocale, folder } = content.current()
    if (over !== undefined) {
      const kept = await store.revision(game, over.version)
      if (kept) return kept.source
      const source = (await contentStore.liveSource('topics', game))?.source
      if (source) return work.open(filesOfSource(source), defaultLocale)
    }
    const files: TopicsFiles = { categories: null, topics: null }
    for (const name of topicsFilesOf(game, reading().locales))
      files[name] = (await contentStore.sources.read(version, pathOfTopics(game, name)))?.toString('utf8') ?? null
    return files.categories === null && files.topics === null
      ? textOf(outlineOf(folder(game)!, defaultLocale))
      : work.open(files, defaultLocale)
  }
  const live = async (game: string) => {
    const version = await contentStore.activeVersion()
    if (version === undefined || content.current().folder(game) === undefined) return undefined
    const over = await contentStore.liveHead('topics', game)
    const key = `${version} ${over?.release ?? 'pack'} ${game}`
    const found = known.get(key)
    if (found) return found
    const read = await readText(game, version, over)
    const written = JSON.parse(read) as Outline
    const { folder, defaultLocale, promos, headers, texts } = content.current()
    // What was published before pages could be edited says nothing of them: they are the pack's still.
    const shown = pageOf({ ...folder(game)!, ...(game === sharedProduct && { promos, headers, texts }) }, defaultLocale)
    const outline = { ...written, page: completed(written.page ?? shown, shown) }
    const text = JSON.stringify(outline.page) === JSON.stringify(written.page) ? read : textOf(outline)
    const made = { version, release: over?.release, number: over?.version, text, outline }
    known.set(key, made)
    return made
  }

  const newestPublished = async (game: string): Promise<Revision | undefined> => {
    const head = (await store.revisions(game, 200)).find(({ cause }) => cause !== 'draft')
    return head && store.revision(game, head.number)
  }
  const shownNumber = async (game: string, { text, number: over }: LiveOutline) => {
    if (over !== undefined) return { number: over, isKept: true }
    const newest = await newestPublished(game)
    if (newest?.source === text) return { number: newest.number, isKept: true }
    return { number: ((await store.revisions(game, 1))[0]?.number ?? nowhere) + 1, isKept: false }
  }

  const addRevision = async (
    game: string,
    { number, source, ...rest }: Pick<Revision, 'number' | 'cause' | 'source' | 'madeBy' | 'writtenBy' | 'note'>,
    before: string,
    madeAt = now(),
  ): Promise<void> => {
    const { added, removed } = linesBetween(before, source)
    await store.addRevision({ id: game, number, source, title: game, madeAt, added, removed, ...rest })
  }
  /** What a pack brought becomes a version before something else takes its place. @returns the newest number */
  const keepShown = async (game: string, shown: LiveOutline): Promise<number> => {
    const { number, isKept } = await shownNumber(game, shown)
    if (!isKept) {
      const before = (await newestPublished(game))?.source ?? ''
      const of = { number, cause: 'pack', source: shown.text, madeBy: null, writtenBy: null, note: '' } as const
      await addRevision(game, of, before, content.current().importedAt)
    }
    return (await store.revisions(game, 1))[0]?.number ?? number
  }
  /** @returns the draft with its newest number */
  const keepDraft = async (draft: Draft): Promise<Draft> => {
    const shown = await live(draft.id)
    if (draft.source === null || shown === undefined || draft.source === shown.text) return draft
    const number = (await keepShown(draft.id, shown)) + 1
    const of = { number, cause: 'draft', source: draft.source, madeBy: null, writtenBy: draft.writtenBy } as const
    await addRevision(draft.id, { ...of, note: '' }, shown.text)
    return { ...draft, version: number }
  }

  /** What players are shown of a game, as it was read: from memory where this process shows just that. */
  const compiledOf = async (game: string, active: ActiveContent): Promise<GameTopics | undefined> => {
    const current = content.current()
    if (current.version === nameOfContent(active)) return current.folder(game)
    const [row] = await contentStore.liveOf('topics', [game])
    if (row) return row.document
    const stored = await contentStore.load(active.version)
    return stored?.document.products.find(({ product }) => product.shortName === game)
  }
  const publish = async (
    game: string,
    source: string,
    {
      id: by,
      note,
      cause,
      draft,
      isDraft,
    }: { id: string | null; note: string; cause: ContentVersionCause; draft: Draft; isDraft: boolean },
  ) => {
    const [shown, active] = [await live(game), await contentStore.active()]
    const compiled = active && (await compiledOf(game, active))
    if (!shown || !compiled || active.version !== shown.version) return undefined
    const ready = await work.ready({ live: shown.text, source, reading: reading() })
    const checked = judgeOutline(ready.read, around(game))
    if (checked.findings.some(({ isBlocking }) => isBlocking)) return { checked }
    const same = new Map(compiled.topics.map((topic) => [topic.id, topic]))
    const document: GameTopics = {
      categories: checked.categories,
      topics: ready.topicIds.flatMap((id) => checked.topics.get(id) ?? same.get(id) ?? []),
      ...checked.page,
    }
    const isAsRead = async (present: Draft | undefined): Promise<boolean> =>
      (await contentStore.lockActive()) === shown.version &&
      (await contentStore.liveHead('topics', game))?.release === shown.release &&
      (!isDraft || (present?.draft === draft.draft && present.state === draft.state && present.source !== null))
    try {
      return await deps.withTransaction(async () => {
        const present = await store.find(game)
        if (!(await isAsRead(present))) throw new OtherVersion()
        const number = Math.max(1, (await keepShown(game, shown)) + 1)
        const madeAt = now()
        const { added, removed } = ready
        const written = { cause, source, madeBy: by, writtenBy: isDraft ? draft.writtenBy : by, note }
        await store.addRevision({ id: game, number, title: game, madeAt, added, removed, ...written })
        const after = present ?? draft
        const isOpen = !isDraft && after.source !== null
        await store.save({ ...(isOpen ? after : settled(after, 'published')), version: number })
        const released = { kind: 'topics', id: game, version: number, path: `products/${game}`, document } as const
        await contentStore.release([{ ...released, source: ready.files }], madeAt)
        await deps.endOverrides(ready.otherChannels)
        return { version: number, contentVersion: nameOfContent((await contentStore.active())!) }
      })
    } catch (error) {
      if (error instanceof OtherVersion) return undefined
      throw error
    }
  }

  return {
    /** undefined: no such game. What a pack brought is read once: not within a transaction, which others would wait for. */
    live,
    /** What players see as a version: the number it has, or would get. */
    shownNumber,
    /**
     * One row over the pack, whatever the pack holds (CD-421). @param source an outline's text · @returns what is wrong with
     * it, or the version; undefined where somebody else was faster
     */
    publish,
    draftOf: async (game: string) => (await store.find(game)) ?? emptyDraft(game, content.current().defaultLocale),
    check: (game: string, outline: Outline, shown: Outline) => checkOutline(outline, shown, around(game)),
    /** Titles of articles that belong to one of these. */
    articlesNaming: (game: string, ids: ReadonlySet<number>) => around(game).articlesNaming(ids),
    save: async (draft: Draft, outline: Outline, by: string) => {
      const source = textOf(outline)
      const isOthers = draft.source !== null && draft.writtenBy !== null && draft.writtenBy !== by
      const kept = isOthers ? await keepDraft(draft) : draft
      const next: Draft = {
        ...unasked(kept),
        state: 'draft',
        draft: draft.draft + 1,
        source,
        writtenBy: by,
        writtenAt: now(),
      }
      await store.save(next)
      return next
    },
    /** It waits for somebody else's word, until it is written at again. */
    askForReview: async (draft: Draft, by: string, note: string) => {
      const next: Draft = { ...draft, state: 'review', askedBy: by, askedAt: now(), note, returnedBy: null }
      await store.save(next)
      return next
    },
    sendBack: async (draft: Draft, by: string, note: string) => {
      await store.save(givenBack(draft, by, note))
      return givenBack(draft, by, note)
    },
    /** Approved, and waits for its time. */
    schedule: async (draft: Draft, by: string, { note, at }: { note: string; at: string }) => {
      const next: Draft = { ...draft, state: 'scheduled', approvedBy: by, publishAt: at, note, returnedBy: null }
      await store.save(next)
      return next
    },
    /** What the clock has come to. What fits no more when its time comes goes back to its author, and says why. */
    runDue: async () => {
      for (const draft of (await store.due(now(), mostDue)).publish) {
        const of = { id: null, note: draft.note, cause: 'timed', draft, isDraft: true } as const
        const made = draft.source === null ? undefined : await publish(draft.id, draft.source, of)
        if (made === undefined || !('checked' in made)) continue
        const wrong = made.checked.findings.filter(({ isBlocking }) => isBlocking)
        const why = wrong.map(({ code, message }) => `${code} ${message}`.trim()).join('\n')
        await deps.withTransaction(async () => {
          const present = await store.find(draft.id)
          if (present?.draft === draft.draft && present.state === 'scheduled')
            await store.save(givenBack(present, null, why.slice(0, mostNote)))
        })
      }
    },
    /** Kept as a version before it is given up. */
    discard: async (draft: Draft) => {
      await store.save(settled(await keepDraft(draft), 'published'))
    },
  }
}

export type Outlines = ReturnType<typeof createOutlines>
