// What the processes behind one port say of themselves, as one answer to operators. Pure.
import type { Readiness } from '../health.ts'

export interface Figures {
  readiness: Readiness
  /** In Prometheus' text format. */
  metrics: string
}

const best = ['ready', 'degraded', 'unready'] as const

/** One of them is enough to get visitors; a check holds where it holds for all. */
export const joinReadiness = (all: readonly Readiness[]): Readiness => ({
  status: best.find((status) => all.some((one) => one.status === status)) ?? 'unready',
  checks: Object.fromEntries(
    [...new Set(all.flatMap(({ checks }) => Object.keys(checks)))].map((name) => [
      name,
      all.every(({ checks }) => checks[name] !== false),
    ]),
  ),
})

/** `name{a="b"} 1` and `name 1` get one label more. */
const labelled = (sample: string, label: string): string =>
  sample.replace(/^([a-zA-Z_:][\w:]*)(?:\{([^}]*)\})?/, (_all, name: string, labels: string | undefined) =>
    labels ? `${name}{${label},${labels}}` : `${name}{${label}}`,
  )

/**
 * One text of several: each sample with the label `process`, those of one metric in one group as the format demands.
 * @param texts by the process's number
 */
export const joinMetrics = (texts: ReadonlyMap<number, string>): string => {
  const groups = new Map<string, { head: string[]; samples: string[] }>()
  for (const [number, text] of texts) {
    let group: { head: string[]; samples: string[] } | undefined
    for (const line of text.split('\n')) {
      const [, kind, name] = /^# (HELP|TYPE) (\S+)/.exec(line) ?? []
      if (name !== undefined) {
        group = groups.get(name) ?? { head: [], samples: [] }
        groups.set(name, group)
        if (!group.head.some((known) => known.startsWith(`# ${kind} `))) group.head.push(line)
      } else if (line !== '' && !line.startsWith('#')) group?.samples.push(labelled(line, `process="${number}"`))
    }
  }
  return `${[...groups.values()].map(({ head, samples }) => [...head, ...samples].join('\n')).join('\n\n')}\n`
}
