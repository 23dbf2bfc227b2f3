/**
 * The journey set (tests/journeys): what players type, asked of a started server that has the demonstration as its
 * content. A third of the texts is kept apart: only its figures are told, never its texts.
 */
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { SearchPage, Suggestions } from '#generated/server/schemas.ts'
import type { Line } from './report.ts'
import { startServer, type StartedServer } from './started-server.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const journeyFolder = join(project, 'tests/journeys')
const packFolder = join(project, 'server/content/demo')

interface Journey {
  kind: 'describe' | 'search' | 'nothing'
  locale: string
  game: string
  /** The best first; empty for `nothing`. */
  topics: readonly number[]
  text: string
  isKeptApart: boolean
}

export const isKeptApart = (locale: string, text: string): boolean =>
  createHash('sha256').update(`${locale}|${text}`).digest()[0]! % 3 === 0

/** @throws when a line is not `kind|game|topics|text` */
export const readJourneys = (folder = journeyFolder): Journey[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => {
      const locale = name.replace('.txt', '')
      const lines = readFileSync(join(folder, name), 'utf8').trim().split('\n')
      return lines.map((line): Journey => {
        const [kind, game, topics, text] = line.split('|')
        if ((kind !== 'describe' && kind !== 'search' && kind !== 'nothing') || !game || topics === undefined || !text)
          throw new Error(`${name}: not a journey: ${line}`)
        const ids = topics.split(',').filter(Boolean).map(Number)
        return { kind, locale, game, topics: ids, text, isKeptApart: isKeptApart(locale, text) }
      })
    })

/** Article ids that help, by topic. */
export const readAnswers = (folder = journeyFolder): Map<number, readonly string[]> =>
  new Map(
    Object.entries(parse(readFileSync(join(folder, 'answers.yaml'), 'utf8')) as Record<string, string[]>).map(
      ([topic, articles]) => [Number(topic), articles],
    ),
  )

interface PackTopic {
  id: number
  examples?: Record<string, string[]>
}

/** A sample phrasing of each game and language: when it is answered with topics, the model has been trained. */
const samplePhrase = (game: string, locale: string): string | undefined =>
  (parse(readFileSync(join(packFolder, 'products', game, 'topics.yaml'), 'utf8')) as PackTopic[])
    .flatMap(({ examples }) => examples?.[locale] ?? [])
    .at(0)

const trainingPatience = 120_000
const trained = async (server: StartedServer, journeys: readonly Journey[]): Promise<void> => {
  for (const key of new Set(journeys.map(({ game, locale }) => `${game} ${locale}`))) {
    const [game, locale] = key.split(' ') as [string, string]
    const query = samplePhrase(game, locale)
    if (query === undefined) continue
    for (const since = performance.now(); performance.now() - since < trainingPatience; ) {
      const { topics } = await server.post<Suggestions>('suggestions', { query, product: game }, locale)
      if ((topics ?? []).length > 0) break
      await setTimeout(100)
    }
  }
}

interface Answered {
  journey: Journey
  ids: readonly string[]
  topic: number | undefined
  /** The topic a flow takes without asking. */
  chosen?: number | undefined
}

interface Asked {
  /** The language of the page. */
  locale: string
  /** The game whose search page it is sent from; else it is asked as its kind is. */
  sentIn?: string
}

const asked = async (server: StartedServer, journey: Journey, { locale, sentIn }: Asked): Promise<Answered> => {
  const { kind, text, game } = journey
  if (kind === 'search' || sentIn !== undefined) {
    const purpose = sentIn === undefined ? 'suggest' : 'page'
    const { pagedResults } = await server.post<SearchPage>(
      'search',
      { searchTerm: text, subjectName: sentIn ?? game, sourceName: 'all', page: 1, locale, purpose },
      locale,
    )
    return { journey, ids: pagedResults.map(({ articleNumber }) => articleNumber), topic: undefined }
  }
  const { aiRecommendations, topics } = await server.post<Suggestions>(
    'suggestions',
    { query: text, product: game },
    locale,
  )
  return {
    journey,
    ids: aiRecommendations.map(({ id }) => id),
    topic: topics?.[0]?.guidedEntryCategoryId,
    chosen: topics?.find(({ isCertain }) => isCertain)?.guidedEntryCategoryId,
  }
}

/** Products of each article, by its id: an article of another game alone is wrong for every text. */
const articleGames = (): Map<string, readonly string[]> =>
  new Map(
    readdirSync(join(packFolder, 'articles/en-US')).map((name) => {
      const [, head = ''] = readFileSync(join(packFolder, 'articles/en-US', name), 'utf8').split('---\n')
      const { id, products } = parse(head) as { id: string; products: string[] }
      return [id, products]
    }),
  )

const bars = { hit3: 0.92, topic1: 0.85, leftAlone: 0.85 }
const share = (hits: number, all: number): number => (all === 0 ? 1 : hits / all)

/** Asks every text and counts. @param onMiss told what was served badly, of the texts that may be read */
export const measureJourneys = async (onMiss: (line: string) => void): Promise<Line[]> => {
  const journeys = readJourneys()
  const answers = readAnswers()
  const games = articleGames()
  const server = await startServer((folder) => cpSync(packFolder, folder, { recursive: true }), 'en-US')
  try {
    await trained(server, journeys)
    // A sentence encoder reads the articles of each language once it was asked in it.
    await setTimeout(1_000 * Number(process.env['SETTLE'] ?? 0))
    const all: Answered[] = []
    const elsewhere = { 'on the English page': [], 'typed into search': [], 'typed into search of all games': [] } as {
      [name: string]: Answered[]
    }
    const [abroad, sent, sentToAll] = Object.values(elsewhere)
    for (const journey of journeys) {
      const { locale, game, kind } = journey
      all.push(await asked(server, journey, { locale }))
      if (locale !== 'en-US') abroad!.push(await asked(server, journey, { locale: 'en-US' }))
      if (kind === 'nothing') continue
      sent!.push(await asked(server, journey, { locale, sentIn: game }))
      sentToAll!.push(await asked(server, journey, { locale, sentIn: 'all' }))
    }
    const helps = ({ journey, ids }: Answered, most: number): boolean => {
      const good = new Set(journey.topics.flatMap((topic) => answers.get(topic) ?? []))
      return ids.slice(0, most).some((id) => good.has(id))
    }
    const hasAnswer = ({ journey }: Answered): boolean =>
      journey.topics.some((topic) => (answers.get(topic) ?? []).length > 0)
    const isForeign = ({ journey }: Answered, id: string): boolean => {
      const its = games.get(id) ?? []
      return journey.game !== 'services' && its.length > 0 && !its.includes(journey.game) && !its.includes('services')
    }
    const isWrong = (answered: Answered): boolean =>
      answered.journey.kind === 'describe' && answered.ids.some((id) => isForeign(answered, id))
    const figures = (name: string, of: readonly Answered[], isBar: boolean): Line[] => {
      const answerable = of.filter((each) => each.journey.kind !== 'nothing' && hasAnswer(each))
      const described = of.filter(({ journey }) => journey.kind === 'describe')
      const nothing = of.filter(({ journey }) => journey.kind === 'nothing')
      const chosen = of.filter((each) => each.chosen !== undefined)
      const line = (measure: string, hits: number, count: number, goal: number | null): Line => ({
        measure: `${name}: ${measure}`,
        value: share(hits, count),
        goal: isBar ? goal : null,
        note: `${hits} of ${count}`,
      })
      return [
        line('hit@1', answerable.filter((each) => helps(each, 1)).length, answerable.length, null),
        line('hit@3', answerable.filter((each) => helps(each, 3)).length, answerable.length, bars.hit3),
        line(
          'topic@1',
          described.filter(({ journey, topic }) => topic !== undefined && journey.topics.includes(topic)).length,
          described.length,
          bars.topic1,
        ),
        {
          measure: `${name}: wrong game`,
          value: of.filter(isWrong).length,
          floor: 0,
          goal: 0,
          isLess: true,
        },
        {
          measure: `${name}: chosen without asking, wrongly`,
          value: chosen.filter(({ journey, chosen: its }) => !journey.topics.includes(its!)).length,
          isLess: true,
          note: `${chosen.length} chosen`,
        },
        line('left alone', nothing.filter(({ ids }) => ids.length === 0).length, nothing.length, bars.leftAlone),
      ]
    }
    const shown = all.filter(({ journey }) => !journey.isKeptApart)
    const lines = [
      ...[...Map.groupBy(shown, ({ journey }) => journey.locale)].flatMap(([locale, of]) => figures(locale, of, false)),
      ...figures('all languages', shown, true),
      ...figures(
        'kept apart',
        all.filter(({ journey }) => journey.isKeptApart),
        true,
      ),
      ...Object.entries(elsewhere)
        .flatMap(([name, of]) => figures(name, of, true))
        .filter(({ measure }) => measure.includes('hit@')),
    ]
    for (const each of shown) {
      const { journey, ids, topic } = each
      const { kind, locale, game, topics, text } = journey
      const miss = (what: string): void => onMiss([what, locale, game, topics, text, ids, topic ?? '-'].join(' | '))
      if (kind === 'nothing' && ids.length > 0) miss('not left alone')
      if (kind !== 'nothing' && hasAnswer(each) && !helps(each, 3)) miss('article')
      if (kind === 'describe' && (topic === undefined || !topics.includes(topic))) miss('topic')
      if (isWrong(each)) miss('wrong game')
    }
    return lines
  } finally {
    await server.close()
  }
}
