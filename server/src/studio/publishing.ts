/** From drafts to what players see: versions, releases, and the clock (CD-401, CD-402). Knows nobody's rights. */
import type { ContentVersionCause } from '#generated/server/desk/schemas.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import type { ContentStore, ReleasedDocument } from '../content/content-store.ts'
import { differenceOf } from '../content/difference.ts'
import { articleName, sourceOfArticle } from '../content/pack/article-source.ts'
import type { PackArticle } from '../content/pack/format.ts'
import type { Transacting } from '../lib/clock.ts'
import { pathFor, type Compile } from './compile.ts'
import type { StudioStore } from './store.ts'
import { nowhere, type Draft, type ReleaseItem } from './types.ts'

/** What players see of a document. */
export interface Shown {
  /** -1: nothing. */
  number: number
  source: string | null
  /** Where it lies in an export; undefined where it never was. */
  path: string | undefined
  /** Whether its version is among those kept already: what a pack brought is kept once somebody changes it. */
  isKept: boolean
}

export interface ToPublish {
  draft: Draft
  source: string
  article: PackArticle
  note: string
  /** When it is to be archived. */
  endAt: string | null
  /** Whether the draft is what is published, and so is none any more. */
  isDraft: boolean
}

export interface By {
  cause: ContentVersionCause
  /** null: the clock. */
  by: string | null
  note: string
}

export interface PublishingDeps extends Transacting {
  store: StudioStore
  contentStore: ContentStore
  content: ContentHolder
  compile: Compile
}

const mostDue = 50
/** 0 is what a pack brought. */
const nextOf = ({ version }: Draft): number => Math.max(1, version + 1)

/** Of a document at which nobody has written yet. */
export const unwrittenDraft = (its: Pick<Draft, 'id' | 'state' | 'title' | 'products' | 'locale'>): Draft => ({
  ...its,
  version: nowhere,
  draft: 0,
  source: null,
  writtenBy: null,
  writtenAt: null,
  askedBy: null,
  askedAt: null,
  returnedBy: null,
  note: '',
  approvedBy: null,
  publishAt: null,
  endAt: null,
  asksArchive: false,
  asksUntil: null,
})

export const emptyDraft = (id: string): Draft =>
  unwrittenDraft({ id, state: 'draft', title: '', products: [], locale: articleName(id)!.locale })

/** Nobody is asked for a word any more. */
export const unasked = (draft: Draft): Draft => ({
  ...draft,
  askedBy: null,
  askedAt: null,
  approvedBy: null,
  publishAt: null,
  asksArchive: false,
  asksUntil: null,
})

/** Nothing is written at it any more. */
export const settled = (draft: Draft, state: Draft['state']): Draft => ({
  ...unasked(draft),
  state,
  source: null,
  returnedBy: null,
  note: '',
})

export const createPublishing = ({ store, contentStore, content, compile, clock, withTransaction }: PublishingDeps) => {
  const now = (): string => clock.now().toISOString()

  const packSource = async (id: string): Promise<{ path: string; source: string } | undefined> => {
    const version = await contentStore.activeVersion()
    const file = version === undefined ? undefined : await contentStore.sources.find(version, 'articles', id)
    if (file) return { path: file.path, source: file.bytes.toString('utf8') }
    const { locale, articleId } = articleName(id)!
    const article = content.current().written(locale, articleId)
    return article && { path: pathFor(id, article.title), source: sourceOfArticle(article) }
  }

  const shown = async (id: string) => {
    const [live] = await contentStore.liveOf('articles', [id])
    if (live) {
      const written = await contentStore.liveSource('articles', id)
      return live.document === null
        ? { number: nowhere, source: null, path: live.path, isKept: true }
        : { number: live.version, source: written?.source ?? '', path: live.path, isKept: true }
    }
    const pack = await packSource(id)
    if (!pack) return { number: nowhere, source: null, path: undefined, isKept: true }
    const kept = await store.packRevision(id)
    if (kept?.source === pack.source) return { ...pack, number: kept.number, isKept: true }
    const newest = (await store.revisions(id, 1))[0]?.number ?? nowhere
    return { ...pack, number: newest + 1, isKept: false }
  }

  const untouched = (id: string): Draft | undefined => {
    const { locale, articleId } = articleName(id)!
    const current = content.current()
    const article = current.written(locale, articleId)
    const original = current.written(current.defaultLocale, articleId)
    return (
      article && {
        ...emptyDraft(id),
        state: 'published',
        title: article.title,
        products: [...(original ?? article).products],
      }
    )
  }

  /** What a pack brought becomes a version, before something else takes its place. */
  const keepPack = async (draft: Draft, { number, source, isKept }: Shown): Promise<Draft> => {
    if (isKept || source === null) return draft
    const before = draft.version === nowhere ? undefined : await store.revision(draft.id, draft.version)
    const { added, removed } = differenceOf(before?.source ?? '', source)
    await store.addRevision({
      id: draft.id,
      number,
      cause: 'pack',
      source,
      title: untouched(draft.id)?.title ?? draft.title,
      madeAt: content.current().importedAt,
      madeBy: null,
      writtenBy: null,
      note: '',
      added,
      removed,
    })
    return { ...draft, version: number }
  }

  const keepDraft = async (draft: Draft): Promise<Draft> => {
    if (draft.source === null) return draft
    const its = await shown(draft.id)
    const before = await keepPack(draft, its)
    const number = nextOf(before)
    const { added, removed } = differenceOf(its.source ?? '', draft.source)
    await store.addRevision({
      id: draft.id,
      number,
      cause: 'draft',
      source: draft.source,
      title: draft.title,
      madeAt: now(),
      madeBy: null,
      writtenBy: draft.writtenBy,
      note: '',
      added,
      removed,
    })
    return { ...before, version: number }
  }

  const change = async (documents: readonly ToPublish[], gone: readonly Draft[], { cause, by, note }: By) => {
    const items: ReleaseItem[] = []
    const released: ReleasedDocument[] = []
    const madeAt = now()
    for (const { draft: asked, source, article, endAt, isDraft, note: own } of documents) {
      const its = await shown(asked.id)
      const draft = await keepPack(asked, its)
      const number = nextOf(draft)
      const { added, removed } = differenceOf(its.source ?? '', source)
      const { id } = draft
      await store.addRevision({
        id,
        number,
        cause,
        source,
        title: article.title,
        madeAt,
        madeBy: by,
        writtenBy: isDraft ? draft.writtenBy : by,
        note: own,
        added,
        removed,
      })
      const path = its.path ?? pathFor(id, article.title)
      released.push({ kind: 'articles', id, version: number, path, document: article, source })
      items.push({ id, title: article.title, before: its.number, after: number })
      const products = draft.locale === content.current().defaultLocale ? article.products : draft.products
      const next = { ...draft, version: number, endAt, ...(isDraft ? { title: article.title, products } : {}) }
      const isOpen = !isDraft && draft.source !== null
      await store.save(isOpen ? next : settled({ ...next, title: article.title }, 'published'))
    }
    for (const asked of gone) {
      const its = await shown(asked.id)
      const draft = await keepPack(asked, its)
      const path = its.path ?? pathFor(draft.id, draft.title)
      released.push({ kind: 'articles', id: draft.id, version: draft.version, path, document: null, source: null })
      items.push({ id: draft.id, title: draft.title, before: its.number, after: nowhere })
      const kept = await keepDraft(draft)
      await store.save({ ...settled(kept, 'archived'), endAt: null })
    }
    const release = await contentStore.release(released, madeAt)
    await store.addRelease({ release, cause, madeAt, madeBy: by, note, undoneBy: null, items })
    return release
  }

  /** Approved drafts whose time has come. One that fits no more goes back to its author, and says why. */
  const publishDue = async (drafts: readonly Draft[]): Promise<void> => {
    const isOriginal = ({ locale }: Draft): boolean => locale === content.current().defaultLocale
    const coming = new Set(drafts.filter(isOriginal).map(({ id }) => articleName(id)!.articleId))
    const ready: ToPublish[] = []
    // A translation whose original goes back goes back with it.
    for (const draft of drafts.toSorted((one, other) => Number(isOriginal(other)) - Number(isOriginal(one)))) {
      const source = draft.source ?? ''
      const { article, mistakes } = await compile(content.current(), draft.id, source, coming)
      if (article !== undefined && mistakes.length === 0)
        ready.push({ draft, source, article, note: draft.note, endAt: draft.endAt, isDraft: true })
      else {
        if (isOriginal(draft)) coming.delete(articleName(draft.id)!.articleId)
        await store.save({
          ...draft,
          state: 'draft',
          publishAt: null,
          approvedBy: null,
          note: mistakes
            .map(({ line, message }) => `${line}: ${message}`)
            .join('\n')
            .slice(0, 1_000),
        })
      }
    }
    if (ready.length > 0) await change(ready, [], { cause: 'timed', by: null, note: ready[0]!.note })
  }

  return {
    shown,
    /** A document nobody has written at yet, as it stands in the content; undefined where it is nowhere. */
    untouched,
    /** Both in one release, as when one is taken back. */
    change,
    /** Keeps what a draft says as a version, before it is written over or given up. @returns the draft with its number */
    keepDraft,
    /** One release, within a transaction. @returns its number */
    publish: (documents: readonly ToPublish[], by: By) => change(documents, [], by),
    /** Players see these no more. @returns as `publish` */
    archive: (drafts: readonly Draft[], by: By) => change([], drafts, by),
    /** What the clock has come to. */
    runDue: () =>
      withTransaction(async () => {
        const { publish, end } = await store.due(now(), mostDue)
        if (publish.length > 0) await publishDue(publish)
        const ended = end.filter(({ publishAt }) => publishAt === null)
        if (ended.length > 0) await change([], ended, { cause: 'timed', by: null, note: '' })
      }),
  }
}

export type Publishing = ReturnType<typeof createPublishing>
