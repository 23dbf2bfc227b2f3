// The guided entry's machine as a drawing: both variants as Mermaid state diagrams, with the rows of the transition
// tables beside them.

/** As `web/src/portal/features/guide/flow/outline.ts` gives it. */
interface OutlineRow {
  from: string
  event: string
  row: string
  to: string
}
interface Outline {
  states: { name: string; parent: string }[]
  rows: OutlineRow[]
}
type Variant = 'standard' | 'embedded'

// Found when it runs: the web app is a TypeScript project of its own, with other libraries.
const outlineModule = new URL('../../web/src/portal/features/guide/flow/outline.ts', import.meta.url).href

const source = 'web/src/portal/features/guide/flow/machine.ts'
const variants = [
  ['standard', 'The web'],
  ['embedded', 'A game’s own browser'],
] as const

/** Mermaid's ids are words; a state's path is unique. */
const idOf = (name: string): string => name.replaceAll('.', '_')
const lastOf = (name: string): string => name.split('.').at(-1) ?? name

/** States inside their parents, as the diagram nests them. */
const nest = (states: Outline['states'], parent: string, depth: number): string[] =>
  states
    .filter((state) => state.parent === parent)
    .flatMap(({ name }) => {
      const indent = '  '.repeat(depth)
      const inside = nest(states, name, depth + 1)
      const head = `${indent}state "${lastOf(name)}" as ${idOf(name)}`
      return inside.length === 0 ? [head] : [`${head} {`, ...inside, `${indent}}`]
    })

const wordsOf = ({ event, row }: OutlineRow): string => (row === '' ? event : `${event} (${row})`)

/** One arrow from a state to another, with all that leads there. */
const arrows = ({ rows }: Outline): string[] => {
  const between = Map.groupBy(rows, ({ from, to }) => `${idOf(from)} --> ${idOf(to || from)}`)
  return [...between].map(([arrow, several]) => `  ${arrow}: ${[...new Set(several.map(wordsOf))].join(', ')}`)
}

const diagram = (outline: Outline): string =>
  [
    'stateDiagram-v2',
    '  direction TB',
    '  state "any state" as any',
    ...nest(outline.states, 'any', 1),
    '  [*] --> start',
    ...arrows(outline),
  ].join('\n')

const table = ({ rows }: Outline): string =>
  [
    '| row | from | event | to |',
    '|---|---|---|---|',
    ...rows.map(({ from, event, row, to }) => `| ${row || '–'} | ${from} | ${event} | ${to || 'stays'} |`),
  ].join('\n')

/** @returns `generated/guide-machine.md`, read from the machine itself */
export const printGuideDrawing = async (): Promise<string> => {
  const { outlineOf } = (await import(outlineModule)) as { outlineOf: (variant: Variant) => Outline }
  return (
    [
      `<!-- Made by \`make generate\` from ${source}. Do not edit. -->`,
      '# The guided entry',
      'Rows are those of the transition tables; one arrow holds all events that lead the same way.',
      ...variants.flatMap(([variant, title]) => {
        const outline = outlineOf(variant)
        return [`## ${title} (${variant})`, `\`\`\`mermaid\n${diagram(outline)}\n\`\`\``, table(outline)]
      }),
    ].join('\n\n') + '\n'
  )
}
