import { performance } from 'node:perf_hooks'
import { seeded } from '../../../server/src/articles/engine/linear-model.ts'
import { trainTopicModel, type TopicExample, type TopicGuess } from '../../../server/src/articles/engine/topic-model.ts'
import { percentile } from '../lib/stats.ts'
import type { Line } from './report.ts'
import { has, rows } from './sets.ts'

interface Labelled {
  text: string
  label: string
}
const outside = 'oos'

interface Opinion {
  guesses: readonly TopicGuess[]
  chosen: number | undefined
}
/** A trained model, by default in this process, with --server behind /api/suggestions (which names five topics). */
export type TopicOpener = (
  examples: readonly TopicExample[],
) => Promise<{ opinion: (text: string) => Promise<Opinion>; close: () => Promise<void> }>

export const openModel: TopicOpener = async (examples) => {
  const model = await trainTopicModel(examples)
  return {
    opinion: async (text) => ({ guesses: model.classify(text), chosen: model.preselect(text) }),
    close: async () => undefined,
  }
}

interface Judged {
  at1: number
  at5: number
  outsideRecall: number
  precision: number
  coverage: number
  p99: number
  trained: number
  own: number
  foreign: number
}

const judge = async (open: TopicOpener, train: readonly Labelled[], test: readonly Labelled[]): Promise<Judged> => {
  const labels = [...new Set(train.filter(({ label }) => label !== outside).map(({ label }) => label))]
  const ids = new Map(labels.map((label, at) => [label, at + 1]))
  const start = performance.now()
  const model = await open(
    train.filter(({ label }) => label !== outside).map(({ text, label }) => ({ text, topicId: ids.get(label)! })),
  )
  const trained = performance.now() - start
  const times: number[] = []
  const answers: {
    isOwn: boolean
    rank: number
    probability: number
    chosen: number | undefined
    wanted: number | undefined
  }[] = []
  try {
    for (const { text, label } of test) {
      if ((label !== outside && !ids.has(label)) || text.trim() === '') continue
      const asked = performance.now()
      const { guesses, chosen } = await model.opinion(text)
      times.push(performance.now() - asked)
      const rank = guesses.findIndex(({ topicId }) => topicId === ids.get(label))
      answers.push({
        isOwn: label !== outside,
        rank,
        probability: guesses[0]?.probability ?? 0,
        chosen,
        wanted: ids.get(label),
      })
    }
  } finally {
    await model.close()
  }
  const own = answers.filter(({ isOwn }) => isOwn)
  const foreign = answers.filter(({ isOwn }) => !isOwn)
  const chosen = answers.filter((answer) => answer.chosen !== undefined)
  return {
    at1: own.filter(({ rank }) => rank === 0).length / own.length,
    at5: own.filter(({ rank }) => rank >= 0 && rank < 5).length / own.length,
    outsideRecall: outsideRecall(answers),
    precision: chosen.length ? chosen.filter((answer) => answer.chosen === answer.wanted).length / chosen.length : 1,
    coverage: chosen.length / answers.length,
    p99: percentile(times, 99),
    trained,
    own: own.length,
    foreign: foreign.length,
  }
}

/**
 * Share of texts about something else that fall below the probability at which 90 of 100 others are still named
 * rightly.
 */
const outsideRecall = (answers: readonly { isOwn: boolean; rank: number; probability: number }[]): number => {
  const ordered = [...answers].sort((a, b) => b.probability - a.probability)
  const own = answers.filter(({ isOwn }) => isOwn).length
  let [right, wrong] = [0, 0]
  for (const { isOwn, rank } of ordered) {
    if (!isOwn) wrong++
    else if (rank === 0) right++
    if (right / own >= 0.9) return 1 - wrong / Math.max(1, answers.length - own)
  }
  return 0
}

const preselection = (name: string, { precision, coverage }: Judged): Line => ({
  measure: `${name}: chosen automatically, precision`,
  value: precision,
  goal: 0.95,
  note: `coverage ${coverage.toFixed(3)}`,
})

/** @param classifierTime milliseconds one answer may take */
export const topicLines = async (open: TopicOpener, classifierTime: number | null): Promise<Line[]> => {
  const lines: Line[] = []
  if (has('banking77/train.jsonl')) {
    const [train, dev] = [rows<Labelled>('banking77/train.jsonl'), rows<Labelled>('banking77/dev.jsonl')]
    const full = await judge(open, train, dev)
    lines.push({
      measure: 'BANKING77 accuracy@1',
      value: full.at1,
      floor: 0.905,
      goal: 0.93,
      note: `trained in ${(full.trained / 1000).toFixed(1)} s`,
    })
    lines.push({ measure: 'BANKING77 accuracy@5', value: full.at5, floor: 0.98, goal: 0.99 })
    lines.push(
      { measure: 'classifier p99, ms', value: full.p99, floor: classifierTime, goal: classifierTime, isLess: true },
      preselection('BANKING77', full),
    )
    const random = seeded(1)
    const taken = new Map<string, number>()
    const few = train
      .map((row) => ({ row, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ row }) => row)
      .filter(({ label }) => {
        taken.set(label, (taken.get(label) ?? 0) + 1)
        return taken.get(label)! <= 10
      })
    const ten = await judge(open, few, dev)
    lines.push(
      { measure: 'BANKING77, ten examples a topic, @1', value: ten.at1, floor: 0.7, goal: 0.78 },
      preselection('ten examples', ten),
    )
  } else lines.push({ measure: 'banking77', missing: true })
  if (has('clinc150/train.jsonl')) {
    const clinc = await judge(open, rows<Labelled>('clinc150/train.jsonl'), rows<Labelled>('clinc150/dev.jsonl'))
    lines.push({
      measure: 'CLINC150 in scope @1',
      value: clinc.at1,
      floor: 0.91,
      goal: 0.94,
      note: `@5 ${clinc.at5.toFixed(3)}, trained in ${(clinc.trained / 1000).toFixed(1)} s`,
    })
    lines.push(
      { measure: 'CLINC150 out of scope, recall at 0.90', value: clinc.outsideRecall, floor: 0.65, goal: 0.85 },
      preselection('CLINC150 with out-of-scope', clinc),
    )
  } else lines.push({ measure: 'clinc150', missing: true })
  for (const [name, floor, goal] of [
    ['powerplay11', 0.5, 0.665],
    ['curekart', null, null],
    ['sofmattress', null, null],
  ] as const) {
    const folder = `hint3_${name}`
    if (!has(`${folder}/train.jsonl`)) {
      lines.push({ measure: folder, missing: true })
      continue
    }
    const bot = await judge(
      open,
      rows<Labelled>(`${folder}/train.jsonl`).filter(({ label }) => label !== 'NO_NODES_DETECTED'),
      rows<Labelled>(`${folder}/dev.jsonl`),
    )
    lines.push(
      {
        measure: `${name} in scope @1`,
        value: bot.at1,
        floor,
        goal,
        note: `@5 ${bot.at5.toFixed(3)}, ${bot.own} in scope, ${bot.foreign} not`,
      },
      preselection(name, bot),
    )
  }
  return lines
}
