/**
 * Keeps the running content equal to the stored active version: PostgreSQL tells (LISTEN/NOTIFY), the embedded database
 * is asked once a second. A version that cannot be loaded leaves the present one in place.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WritableContentHolder } from './content-holder.ts'
import { compileContent, type CompileOptions } from './compile-content.ts'
import { contentChannel, type ContentStore } from './content-store.ts'
import { isOfKind, nameOfContent, type ActiveContent, type LiveDocument } from './overlay.ts'
import { articleName } from './pack/article-source.ts'
import type { Content, DeskChanges } from './types.ts'

interface ContentWatcherOptions {
  store: ContentStore
  holder: WritableContentHolder
  compile: Omit<CompileOptions, 'importedAt' | 'version'>
  /** `Database.listen`. */
  listen: (channel: string, listener: (payload: string) => void) => Promise<void>
  /** Milliseconds between two looks at the stored version. */
  pollEvery: number
  /** Awaited before the swap: search indexes and other things made of content are ready when the version is. */
  prepare?: (next: Content) => Promise<void>
  onError: (error: Error) => void
}

export const createContentWatcher = (options: ContentWatcherOptions) => {
  const { store, holder } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let shown: ActiveContent | undefined

  const changesOf = (live: readonly LiveDocument[]): DeskChanges => ({
    articles: live.filter(isOfKind('articles')).flatMap(({ id, document }) => {
      const name = articleName(id)
      return name === undefined ? [] : { locale: name.locale, id: name.articleId, article: document }
    }),
    topics: new Map(live.filter(isOfKind('topics')).map(({ id, document }) => [id, document])),
    settings: live.find(isOfKind('settings'))?.document,
    assets: live.filter(isOfKind('assets')).map(({ document }) => document),
  })

  /** What the desk has published since is laid over what is shown (CD-401). */
  const laidOver = async (active: ActiveContent): Promise<Content> => {
    const live = await store.live(shown!.release)
    // What was read of a whole game is a turn of its own.
    await nextTurn()
    return holder.current().with(changesOf(live), nameOfContent(active))
  }
  const whole = async (active: ActiveContent): Promise<Content> => {
    const stored = await store.load(active.version)
    if (!stored) throw new Error(`Content version ${active.version} cannot be read; the present one stays`)
    await nextTurn()
    const { document, importedAt } = stored
    const base = compileContent(document, { ...options.compile, importedAt, version: active.version })
    await nextTurn()
    const live = await store.live()
    // Over a version whose documents nobody has seen yet, these are no change.
    return live.length === 0 ? base : { ...base.with(changesOf(live), nameOfContent(active)), since: null }
  }

  const look = async (): Promise<void> => {
    const active = await store.active()
    if (!active || (active.version === shown?.version && active.release === shown.release)) return
    const isMore = active.version === shown?.version && active.cleared <= shown.release
    const next = isMore ? await laidOver(active) : await whole(active)
    next.in(next.defaultLocale)
    await options.prepare?.(next)
    shown = active
    holder.swap(next)
  }
  /** One look at a time; a call during a look waits for one more, so that it never misses a change. */
  const refresh = async (): Promise<void> => {
    while (running) await running.catch(() => undefined)
    running = look().finally(() => {
      running = undefined
    })
    return running
  }
  const schedule = (): void => {
    timer = setTimeout(() => {
      refresh()
        .catch((error: unknown) => options.onError(error as Error))
        .finally(() => {
          if (timer) schedule()
        })
    }, options.pollEvery)
    timer.unref()
  }

  return {
    /** Loads the active version and begins to follow it. Answers whether there is one. */
    async start() {
      await refresh()
      await options.listen(contentChannel, () => {
        refresh().catch((error: unknown) => options.onError(error as Error))
      })
      schedule()
      return holder.isLoaded()
    },
    /** Looks now; for the importer in the same process and for tests. */
    refresh,
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
