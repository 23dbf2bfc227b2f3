/** The abusive-language check: by itself, or through POST /api/context. */
import { isAbusive } from '../../../server/src/adapters/abusive-language/checker.ts'
import { disguises, foundDisguised } from '../lib/disguise.ts'
import type { Line } from './report.ts'
import { has, rows } from './sets.ts'

interface Row {
  text: string
  abusive?: 0 | 1
}
const sets = [
  ['davidson', 'en-US'],
  ['surge_toxicity', 'en-US'],
  ['germeval_de', 'de-DE'],
  ['korean_ko', 'ko-KR'],
  ['toldbr_pt', 'pt-BR'],
] as const
const longest = 2_048
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

interface Checker {
  isAbusive: (text: string, locale: string) => boolean | Promise<boolean>
  close: () => Promise<void>
}
export const openChecker = async (): Promise<Checker> => ({ isAbusive, close: async () => undefined })

/** @param onMiss told each text that was judged wrongly */
export const contextLines = async (
  open: () => Promise<Checker>,
  onMiss: (line: string) => void = () => undefined,
): Promise<Line[]> => {
  const lines: Line[] = []
  const checker = await open()
  const judge = async (name: string, locale: string): Promise<[abusive: boolean, flagged: boolean][] | undefined> => {
    const path = `abuse/${name}/dev.jsonl`
    if (!has(path)) {
      lines.push({ measure: path, missing: true })
      return undefined
    }
    const judged: [boolean, boolean][] = []
    for (const { text, abusive } of rows<Row>(path)) {
      const flagged = text.trim() !== '' && (await checker.isAbusive(text.slice(0, longest), locale))
      judged.push([abusive === 1, flagged])
      if (flagged !== (abusive === 1))
        onMiss(`${name} ${flagged ? 'wrongly' : 'missed'} ${text.slice(0, 160).replaceAll('\n', ' ')}`)
    }
    return judged
  }
  try {
    for (const [name, locale] of sets) {
      const judged = await judge(name, locale)
      if (judged === undefined) continue
      const hits = judged.filter(([abusive, flagged]) => abusive && flagged).length
      const value = share(hits, judged.filter(([, flagged]) => flagged).length)
      const recall = share(hits, judged.filter(([abusive]) => abusive).length)
      const f1 = share(2 * value * recall, value + recall)
      lines.push({
        measure: `${name} precision`,
        value,
        note: `recall ${recall.toFixed(3)}, F1 ${f1.toFixed(3)}, ${judged.length} texts`,
      })
    }
    const clean = await judge('clean_support', 'en-US')
    if (clean !== undefined) {
      const alarms = clean.filter(([, flagged]) => flagged).length
      lines.push({
        measure: 'false alarms per 1,000 clean messages',
        value: 1_000 * share(alarms, clean.length),
        goal: 1,
        isLess: true,
        note: `${alarms} of ${clean.length}`,
      })
    }
  } finally {
    await checker.close()
  }
  for (const [name, disguise] of Object.entries(disguises))
    lines.push({ measure: `insults hidden by ${name}, found`, value: foundDisguised(isAbusive, disguise, 20) })
  return lines
}
