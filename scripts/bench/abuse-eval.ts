/**
 * Quality of the abusive-language check on texts other people wrote (`make lab DO=abuse`). Nothing of them is kept in
 * the repository; without them one line says so and the exit code is 1. `--misses <set>` prints what was missed and
 * what was flagged wrongly.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAbusive } from '../../server/src/adapters/abusive-language/checker.ts'
import { dataFolder, missingData } from './lib/data-sets.ts'
import { disguises, foundDisguised } from './lib/disguise.ts'

interface Row {
  text: string
  abusive?: 0 | 1
  source?: string
}
const sets = [
  ['davidson', 'en-US'],
  ['surge_toxicity', 'en-US'],
  ['germeval_de', 'de-DE'],
  ['korean_ko', 'ko-KR'],
  ['toldbr_pt', 'pt-BR'],
] as const

const fileOf = (name: string): string => `abuse/${name}/dev.jsonl`
const read = (name: string): Row[] =>
  readFileSync(join(dataFolder, fileOf(name)), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
const shown = process.argv[process.argv.indexOf('--misses') + 1]

const sentence = missingData('abuse-eval', [...sets.map(([name]) => name), 'clean_support'].map(fileOf))
if (sentence !== null) {
  console.error(sentence)
  process.exitCode = 1
} else {
  console.log('set              rows  abusive  precision  recall     F1')
  for (const [name, locale] of sets) {
    const rows = read(name)
    const flagged = rows.map((row) => isAbusive(row.text, locale))
    const hits = rows.filter((row, index) => flagged[index] && row.abusive === 1).length
    const precision = share(hits, flagged.filter(Boolean).length)
    const abusive = rows.filter((row) => row.abusive === 1).length
    const recall = share(hits, abusive)
    const f1 = share(2 * precision * recall, precision + recall)
    console.log(
      `${name.padEnd(15)}${String(rows.length).padStart(6)}` +
        `${String(abusive).padStart(9)}${precision.toFixed(3).padStart(11)}` +
        `${recall.toFixed(3).padStart(8)}${f1.toFixed(3).padStart(7)}`,
    )
    if (shown === name)
      rows.forEach((row, index) => {
        if (flagged[index] !== (row.abusive === 1))
          console.log(flagged[index] ? '  wrongly ' : '  missed  ', row.text.slice(0, 160).replaceAll('\n', ' '))
      })
  }
  const clean = read('clean_support')
  const locales = process.argv.includes('--all-locales')
    ? ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ko-KR', 'ja-JP', 'zh-CN', 'ar-SA']
    : ['en-US']
  for (const locale of locales) {
    const alarms = clean.filter(({ text }) => isAbusive(text, locale))
    console.log(
      `clean_support ${locale}: ${alarms.length} false alarms in ${clean.length} messages, ` +
        `${((1000 * alarms.length) / clean.length).toFixed(2)} per 1,000 (goal: at most 1)`,
    )
    if (shown === 'clean_support') for (const { text } of alarms) console.log('  wrongly ', text.slice(0, 200))
  }
  for (const [name, disguise] of Object.entries(disguises))
    console.log(`insults hidden by ${name}: ${foundDisguised(isAbusive, disguise, 20).toFixed(3)} found`)
  const started = performance.now()
  for (const { text } of clean) isAbusive(text, 'en-US')
  console.log(`${((1000 * (performance.now() - started)) / clean.length).toFixed(0)} µs a message`)
}
