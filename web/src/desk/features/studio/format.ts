// What a press on the bar above a text does to it: marks around what is selected, or before each of its lines.

export interface Selected {
  text: string
  start: number
  end: number
}
export const formats = ['heading', 'bold', 'list', 'numbers', 'link'] as const
export type Format = (typeof formats)[number]

const around = ({ text, start, end }: Selected, before: string, after: string, empty: string): Selected => {
  const words = text.slice(start, end) || empty
  const from = start + before.length
  return {
    text: text.slice(0, start) + before + words + after + text.slice(end),
    start: from,
    end: from + words.length,
  }
}

/** Each line that is touched gets its mark; where all have it, it goes. */
const beforeLines = ({ text, start, end }: Selected, mark: (index: number) => string, known: RegExp): Selected => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const stop = text.indexOf('\n', end)
  const to = stop === -1 ? text.length : stop
  const lines = text.slice(from, to).split('\n')
  const areMarked = lines.every((line) => known.test(line))
  const next = lines
    .map((line, index) => (areMarked ? line.replace(known, '') : mark(index) + line.replace(known, '')))
    .join('\n')
  return { text: text.slice(0, from) + next + text.slice(to), start: from, end: from + next.length }
}

/** @param words stands where nothing is selected */
export const formatted = (selected: Selected, format: Format, words: string): Selected => {
  if (format === 'bold') return around(selected, '**', '**', words)
  if (format === 'link') return around(selected, '[', '](article/)', words)
  if (format === 'heading') return beforeLines(selected, () => '## ', /^#{1,6} /)
  if (format === 'list') return beforeLines(selected, () => '- ', /^- /)
  return beforeLines(selected, (index) => `${index + 1}. `, /^\d+\. /)
}
