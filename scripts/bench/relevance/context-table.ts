/** The abusive-language check through POST /api/context, on the sets of `make lab DO=abuse`. */
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

export const contextLines = async (
  open: () => Promise<{ isAbusive: (text: string, locale: string) => Promise<boolean>; close: () => Promise<void> }>,
): Promise<Line[]> => {
  const lines: Line[] = []
  const { isAbusive, close } = await open()
  const flag = async (all: readonly Row[], locale: string): Promise<boolean[]> => {
    const flags: boolean[] = []
    for (const { text } of all) flags.push(text.trim() !== '' && (await isAbusive(text.slice(0, longest), locale)))
    return flags
  }
  try {
    for (const [name, locale] of sets) {
      const path = `abuse/${name}/dev.jsonl`
      if (!has(path)) {
        lines.push({ measure: path, missing: true })
        continue
      }
      const all = rows<Row>(path)
      const flagged = await flag(all, locale)
      const hits = all.filter(({ abusive }, at) => flagged[at] && abusive === 1).length
      const [precision, recall] = [
        share(hits, flagged.filter(Boolean).length),
        share(hits, all.filter(({ abusive }) => abusive === 1).length),
      ]
      lines.push({
        measure: `${name} precision`,
        value: precision,
        floor: null,
        goal: null,
        note: `recall ${recall.toFixed(3)}, F1 ${share(2 * precision * recall, precision + recall).toFixed(3)}`,
      })
    }
    const path = 'abuse/clean_support/dev.jsonl'
    if (has(path)) {
      const clean = rows<Row>(path)
      const alarms = (await flag(clean, 'en-US')).filter(Boolean).length
      lines.push({
        measure: 'false alarms per 1,000 clean messages',
        value: 1_000 * share(alarms, clean.length),
        floor: null,
        goal: 1,
        isLess: true,
        note: `${alarms} of ${clean.length}`,
      })
    } else lines.push({ measure: path, missing: true })
  } finally {
    await close()
  }
  return lines
}
