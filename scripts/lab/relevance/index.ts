// Usage: node scripts/lab/relevance/index.ts [--server] [--misses] [--only=part,part]   (make lab DO=relevance SERVER=1 …)
// Quality of search, topics and the abusive-language check on the sets in ../shared/data (ground G37), beside floor and goal; of
// the engine itself, or of a started server. Exits 1 below a floor, and when a set is missing. --misses names what was wrong.
import { missingData } from '../lib/data-sets.ts'
import { print, type Line } from './report.ts'
import { costLines, openEngine, retrievalLines, typoLines } from './search-table.ts'
import { contextLines, openChecker } from './context-table.ts'
import { openContext, openServer, openSuggestions, openTopicServer } from './server.ts'
import { suggestionLines } from './suggestion-table.ts'
import { sectionLines } from './section-table.ts'
import { measureJourneys } from './journeys.ts'
import { openModel, topicLines } from './topic-table.ts'

const flags = process.argv.slice(2)
const only = flags
  .find((flag) => flag.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const isServer = flags.includes('--server')
const onMiss = (line: string): void => {
  if (flags.includes('--misses')) console.log(line)
}
const open = isServer ? openServer : openEngine

type Part = [name: string, title: string, run: () => Promise<Line[]>]

const main = async (): Promise<void> => {
  // Journeys are the project's own.
  const sentence = only?.every((part) => part === 'journeys' || part === 'sections')
    ? null
    : missingData('relevance', [])
  if (sentence !== null) {
    console.error(sentence)
    process.exitCode = 1
    return
  }
  const serverParts: Part[] = [
    ['journeys', 'Journeys', () => measureJourneys(onMiss)],
    ['suggestions', 'Suggestions', () => suggestionLines(openSuggestions)],
  ]
  const parts: Part[] = [
    ['retrieval', 'Retrieval', () => retrievalLines(open)],
    ['typos', 'Typing errors and completion', () => typoLines(open)],
    ['cost', 'Cost', costLines],
    ['topics', 'Topics', () => topicLines(isServer ? openTopicServer : openModel, isServer ? null : 5)],
    ['sections', 'Sections', async () => sectionLines(onMiss)],
    ['context', 'Abusive language', () => contextLines(isServer ? openContext : openChecker, onMiss)],
    ...(isServer ? serverParts : []),
  ]
  let below = 0
  let missing = 0
  for (const [name, title, run] of parts) {
    if (only && !only.includes(name)) continue
    const found = print(title, await run())
    below += found.below
    missing += found.missing
  }
  if (below > 0) console.error(`\n${below} below the floor`)
  if (missing > 0) console.error(`\n${missing} rows not run for want of their data: what they measure is not proven`)
  if (below + missing > 0) process.exitCode = 1
}

await main()
