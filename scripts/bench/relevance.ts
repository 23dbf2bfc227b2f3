// Usage: node scripts/bench/relevance.ts [--server] [--only=retrieval,typos,cost,topics,suggestions,context]   (make
// relevance, make relevance SERVER=1)
//
// Quality of search and of the topic model on the sets in ../shared/data (ground G37), beside the floor (MiniSearch on
// the same set, or the figure the ground names) and the goal. --server asks /api/search, /api/suggestions and
// /api/context of a started server that has the set as its content pack; without it the engine itself is asked, and
// what only a server can show is left out. A set that is not there is named and left out.
// Exits 1 when a figure is below its floor.
import { existsSync } from 'node:fs'
import { print, type Line } from './relevance/report.ts'
import { costLines, openEngine, retrievalLines, typoLines } from './relevance/search-table.ts'
import { contextLines } from './relevance/context-table.ts'
import { openContext, openServer, openSuggestions, openTopicServer } from './relevance/server.ts'
import { dataFolder } from './relevance/sets.ts'
import { suggestionLines } from './relevance/suggestion-table.ts'
import { openModel, topicLines } from './relevance/topic-table.ts'

const flags = process.argv.slice(2)
const only = flags
  .find((flag) => flag.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const isServer = flags.includes('--server')
const open = isServer ? openServer : openEngine

type Part = [name: string, title: string, run: () => Promise<Line[]>]

const main = async (): Promise<void> => {
  if (!existsSync(dataFolder)) return console.log(`not run: ${dataFolder} is not here`)
  const serverParts: Part[] = [
    ['suggestions', 'Suggestions', () => suggestionLines(openSuggestions, 20)],
    ['context', 'Abusive language', () => contextLines(openContext)],
  ]
  const parts: Part[] = [
    ['retrieval', 'Retrieval', () => retrievalLines(open, true)],
    ['typos', 'Typing errors and completion', () => typoLines(open)],
    ['cost', 'Cost', costLines],
    ['topics', 'Topics', () => topicLines(isServer ? openTopicServer : openModel, isServer ? null : 5)],
    ...(isServer ? serverParts : []),
  ]
  let below = 0
  for (const [name, title, run] of parts) if (!only || only.includes(name)) below += print(title, await run())
  if (below > 0) {
    console.error(`\n${below} below the floor`)
    process.exitCode = 1
  }
}

await main()
