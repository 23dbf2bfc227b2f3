// Usage: node scripts/bench/journeys.ts [--misses]
//
// The journey set alone (tests/journeys/README.md), part of `make lab DO=relevance`. --misses names the texts that were
// not served well, but for the third that is kept apart. Exits 1 when an article of another game was suggested.
import { measureJourneys } from './relevance/journeys.ts'
import { print } from './relevance/report.ts'

const { lines, misses } = await measureJourneys()
if (process.argv.includes('--misses'))
  for (const { journey, found, topic, what } of misses)
    console.log([what, journey.locale, journey.game, journey.topics, journey.text, found, topic ?? '-'].join(' | '))
if (print('Journeys', lines).below > 0) process.exitCode = 1
