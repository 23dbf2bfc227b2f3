/**
 * What takes long with the topics of a whole game: its files are read, or a draft is made ready for players. Pure, for a
 * thread to do.
 */
import { parse, stringify } from 'yaml'
import { linesBetween } from '../../content/difference.ts'
import { localeOfTexts, textsFileOf, topicsSource, type TopicsFiles } from '../../content/topics-files.ts'
import {
  categoriesToFile,
  completed,
  outlineOf,
  pageOf,
  pageToFiles,
  textOf,
  topicToFile,
  type Outline,
  type OutlineTopic,
} from './outline.ts'
import { readOutline, type ReadOutline } from './read-outline.ts'
import type { Reading } from './topic-findings.ts'

interface OpenTask {
  kind: 'open'
  files: TopicsFiles
  defaultLocale: string
}
interface ReadyTask {
  kind: 'ready'
  /** Both as `textOf` writes them. */
  live: string
  source: string
  reading: Reading
}
type OutlineTask = OpenTask | ReadyTask

interface ReadyOutline {
  read: ReadOutline
  /** Its files, as `topicsSource` has them. */
  files: string
  /** Lines that differ from what players see. */
  added: number
  removed: number
  /** In their order. */
  topicIds: number[]
  /** Topics that are reached otherwise than before. */
  otherChannels: number[]
}

/** The reader of packs has counted them before; here they cannot be too many. */
const mostAliases = 1_000_000
const unfold = (text: string | null | undefined): unknown =>
  text === null || text === undefined ? undefined : (parse(text, { maxAliasCount: mostAliases }) as unknown)

/** Of other games than the shared product there is no such file to be read: nothing is said then. */
const ofShared = (text: string | null | undefined): unknown => (text === undefined ? undefined : (unfold(text) ?? null))

/** By language; undefined of other games, which have no such files. */
const textsIn = (files: TopicsFiles): Record<string, unknown> | undefined => {
  const names = Object.keys(files) as (keyof TopicsFiles)[]
  const entries = names.flatMap((name) => {
    const locale = localeOfTexts(name)
    return locale === undefined ? [] : [[locale, unfold(files[name])]]
  })
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Record<string, unknown>)
}

/** @returns `textOf` what they say */
const openFiles = ({ files, defaultLocale }: OpenTask): string =>
  textOf({
    ...outlineOf({ categories: unfold(files.categories), topics: unfold(files.topics) }, defaultLocale),
    page: pageOf(
      {
        trending: unfold(files.trending),
        selfServices: unfold(files.selfServices),
        resources: unfold(files.resources),
        promos: ofShared(files.promos),
        headers: ofShared(files.headers),
        texts: textsIn(files),
      },
      defaultLocale,
    ),
  })

const hasNoLongLines = { lineWidth: 0 } as const
const fileOf = (list: readonly object[]): string | null => (list.length === 0 ? null : stringify(list, hasNoLongLines))

/** Of each language the portal has. */
const textsFiles = (texts: Readonly<Record<string, object>>, locales: readonly string[]): Partial<TopicsFiles> =>
  Object.fromEntries(
    locales.map((locale) => {
      const its = texts[locale]
      return [textsFileOf(locale), its === undefined ? null : stringify(its, hasNoLongLines)]
    }),
  )

const withOtherChannels = (before: Outline, after: Outline): number[] => {
  const channelsOf = new Map(before.topics.map(({ id, channels }) => [id, JSON.stringify(channels)]))
  const isOther = ({ id, channels }: OutlineTopic): boolean => channelsOf.get(id) !== JSON.stringify(channels)
  return after.topics.filter(isOther).map(({ id }) => id)
}

const makeReady = ({ live, source, reading }: ReadyTask): ReadyOutline => {
  const before = JSON.parse(live) as Outline
  const written = JSON.parse(source) as Outline
  const page = before.page === undefined ? written.page : completed(written.page ?? before.page, before.page)
  const after: Outline = page === undefined ? written : { ...written, page }
  const pageFiles = page && pageToFiles(page)
  const { added, removed } = linesBetween(live, source)
  return {
    read: readOutline(after, before, reading),
    files: topicsSource({
      categories: fileOf(categoriesToFile(after.nodes)),
      topics: fileOf(after.topics.map(topicToFile)),
      ...(pageFiles && {
        trending: fileOf(pageFiles.trending),
        selfServices: fileOf(pageFiles.selfServices),
        resources: fileOf(pageFiles.resources),
        ...(pageFiles.promos !== undefined && { promos: fileOf(pageFiles.promos) }),
        ...(pageFiles.headers !== undefined && { headers: fileOf(pageFiles.headers) }),
        ...(pageFiles.texts !== undefined && textsFiles(pageFiles.texts, reading.locales)),
      }),
    }),
    added,
    removed,
    topicIds: after.topics.map(({ id }) => id),
    otherChannels: withOtherChannels(before, after),
  }
}

export const doOutlineTask = (task: OutlineTask): string | ReadyOutline =>
  task.kind === 'open' ? openFiles(task) : makeReady(task)

/** @param run does it elsewhere */
export const createOutlineWork = (run: (task: OutlineTask) => Promise<string | ReadyOutline>) => ({
  open: async (files: TopicsFiles, defaultLocale: string) =>
    (await run({ kind: 'open', files, defaultLocale })) as string,
  ready: async (task: Omit<ReadyTask, 'kind'>) => (await run({ kind: 'ready', ...task })) as ReadyOutline,
})

export type OutlineWork = ReturnType<typeof createOutlineWork>
