/** A game's topics, from a draft to what players see (CD-412). Knows nobody's rights. */
import { parse } from 'yaml'
import type { ContentVersionCause } from '#generated/server/desk/schemas.ts'
import type { ContentHolder } from '../../content/content-holder.ts'
import type { ContentStore } from '../../content/content-store.ts'
import { differenceOf } from '../../content/difference.ts'
import { nameOfContent } from '../../content/overlay.ts'
import type { PackDocument } from '../../content/pack/document.ts'
import { isPseudoLocale } from '../../content/pseudo-locale.ts'
import type { Clock } from '../../lib/clock.ts'
import { createLru } from '../../lib/lru.ts'
import { settled, unwrittenDraft } from '../publishing.ts'
import type { StudioStore } from '../store.ts'
import { nowhere, type Draft, type Revision } from '../types.ts'
import { checkOutline, type Checked, type Surroundings } from './check.ts'
import { outlineOf, textOf, type Outline } from './outline.ts'
import { fileOf, filesAfter, folderWith, withOtherChannels } from './pack-parts.ts'

export interface LiveOutline {
  /** Of the content it belongs to; undefined before anything was imported. */
  version: string | undefined
  outline: Outline
  text: string
}

export interface Outlines {
  /** undefined: no such game. */
  live: (game: string) => Promise<LiveOutline | undefined>
  draftOf: (game: string) => Promise<Draft>
  check: (game: string, outline: Outline, live: Outline) => Checked
  /** Titles of articles that belong to one of these. */
  articlesNaming: (game: string, categoryIds: ReadonlySet<number>) => string[]
  save: (draft: Draft, outline: Outline, by: string) => Promise<Draft>
  /** Kept as a version before it is given up. */
  discard: (draft: Draft) => Promise<void>
  /** What players see as a version: the number it has, or would get. */
  shownNumber: (game: string, live: LiveOutline) => Promise<{ number: number; isKept: boolean }>
  /** @returns what is wrong with it, or the version; undefined where somebody else was faster */
  publish: (
    game: string,
    outline: Outline,
    by: { id: string; note: string; cause: ContentVersionCause; draft: Draft; isDraft: boolean },
  ) => Promise<{ checked: Checked } | { version: number; contentVersion: string } | undefined>
}

export interface OutlinesDeps {
  /** Of kind `topics`. */
  store: StudioStore
  contentStore: ContentStore
  content: ContentHolder
  clock: Clock
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>
  /** What was opened or closed by hand there is as it was written again. */
  endOverrides: (topicIds: readonly number[]) => Promise<void>
}

const emptyDraft = (game: string, locale: string): Draft =>
  unwrittenDraft({ id: game, state: 'published', title: game, products: [game], locale })

const keptOutlines = 20
/** Thrown within the transaction, so that nothing of it stays. */
class OtherVersion extends Error {}

export const createOutlines = (deps: OutlinesDeps): Outlines => {
  const { store, contentStore, content, clock } = deps
  const known = createLru<LiveOutline>(keptOutlines)
  const now = (): string => clock.now().toISOString()

  const around = (game: string): Surroundings => {
    const current = content.current()
    const local = current.in(current.defaultLocale)
    return {
      game,
      defaultLocale: current.defaultLocale,
      locales: current.locales.filter((locale) => !isPseudoLocale(locale)),
      videoHosts: current.settings.videoHosts,
      isPromo: current.isPromo,
      isAsset: (path) => current.assets.has(path),
      gameOf: (id) => local.category(id)?.product,
      articlesNaming: (ids) =>
        local.articleIds().flatMap((id) => {
          const article = current.written(current.defaultLocale, id)
          const named = article && [...article.categories, article.guidedEntryCategoryId]
          return named?.some((one) => ids.has(one)) ? [article!.title] : []
        }),
    }
  }

  /** As the files of a version have it, with its Markdown; versions of old have no files. */
  const readLive = async (game: string, version: string | undefined): Promise<Outline | undefined> => {
    const folder = content.current().folder(game)
    if (!folder) return undefined
    const read = async (name: string): Promise<unknown> => {
      const bytes = version === undefined ? undefined : await contentStore.sources.read(version, fileOf(game, name))
      return bytes && (parse(bytes.toString('utf8')) as unknown)
    }
    const [categories, topics] = [await read('categories'), await read('topics')]
    const { defaultLocale } = content.current()
    return outlineOf(categories === undefined && topics === undefined ? folder : { categories, topics }, defaultLocale)
  }

  const live: Outlines['live'] = async (game) => {
    const version = await contentStore.activeVersion()
    const key = `${version} ${game}`
    const found = known.get(key)
    if (found) return found
    const outline = await readLive(game, version)
    if (!outline) return undefined
    const made = { version, outline, text: textOf(outline) }
    known.set(key, made)
    return made
  }

  const newestPublished = async (game: string): Promise<Revision | undefined> => {
    const head = (await store.revisions(game, 200)).find(({ cause }) => cause !== 'draft')
    return head && store.revision(game, head.number)
  }
  const shownNumber: Outlines['shownNumber'] = async (game, { text }) => {
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
    const { added, removed } = differenceOf(before, source)
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

  const publish: Outlines['publish'] = async (game, outline, { id: by, note, cause, draft, isDraft }) => {
    const shown = await live(game)
    const stored = shown?.version === undefined ? undefined : await contentStore.load(shown.version)
    const folder = stored?.document.products.find(({ product }) => product.shortName === game)
    if (shown?.version === undefined || !stored || !folder) return undefined
    const checked = checkOutline(outline, shown.outline, around(game))
    if (checked.findings.some(({ isBlocking }) => isBlocking)) return { checked }
    const compiled = new Map(folder.topics.map((topic) => [topic.id, topic]))
    const topics = outline.topics.flatMap(({ id }) => checked.topics.get(id) ?? compiled.get(id) ?? [])
    const next: PackDocument = {
      ...stored.document,
      products: stored.document.products.map((one) => (one === folder ? folderWith(folder, checked, topics) : one)),
    }
    const sources = filesAfter(await contentStore.sources.list(shown.version), game, [stored.document, next], outline)
    const source = textOf(outline)
    let number = nowhere
    try {
      await contentStore.save(
        { document: next, files: new Map(), sources },
        {
          importedBy: by,
          // What is closed by hand elsewhere stays closed: nothing was imported.
          importedAt: stored.importedAt,
          isChange: true,
          keepsLive: true,
          within: async () => {
            const present = await store.find(game)
            const isSame = !isDraft || (present?.draft === draft.draft && present.source !== null)
            if ((await contentStore.lockActive()) !== shown.version || !isSame) throw new OtherVersion()
            number = Math.max(1, (await keepShown(game, shown)) + 1)
            const writtenBy = isDraft ? draft.writtenBy : by
            await addRevision(game, { number, cause, source, madeBy: by, writtenBy, note }, shown.text)
            const after = present ?? draft
            const isOpen = !isDraft && after.source !== null
            await store.save({ ...(isOpen ? after : settled(after, 'published')), version: number })
            await deps.endOverrides(withOtherChannels(shown.outline, outline))
          },
        },
      )
    } catch (error) {
      if (error instanceof OtherVersion) return undefined
      throw error
    }
    return { version: number, contentVersion: nameOfContent((await contentStore.active())!) }
  }

  return {
    live,
    shownNumber,
    publish,
    draftOf: async (game) => (await store.find(game)) ?? emptyDraft(game, content.current().defaultLocale),
    check: (game, outline, shown) => checkOutline(outline, shown, around(game)),
    articlesNaming: (game, ids) => around(game).articlesNaming(ids),
    save: async (draft, outline, by) => {
      const source = textOf(outline)
      const isOthers = draft.source !== null && draft.writtenBy !== null && draft.writtenBy !== by
      const kept = isOthers ? await keepDraft(draft) : draft
      const next: Draft = {
        ...kept,
        state: 'draft',
        draft: draft.draft + 1,
        source,
        writtenBy: by,
        writtenAt: now(),
      }
      await store.save(next)
      return next
    },
    discard: async (draft) => {
      await store.save(settled(await keepDraft(draft), 'published'))
    },
  }
}
