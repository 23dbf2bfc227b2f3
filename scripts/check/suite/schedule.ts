// Which stage runs when: lanes beside each other, the stages of a lane one after the other.
import type { Stage, StageEnd } from './stage.ts'

/**
 * Runs every stage, whatever the others came to.
 * @throws before anything runs, when the list cannot be run: a name twice, or a wait for something that never ends
 */
export const runAll = async (
  stages: readonly Stage[],
  runOne: (stage: Stage) => Promise<StageEnd>,
): Promise<StageEnd[]> => {
  const ends = new Map<string, Promise<StageEnd>>()
  const order = inOrder(stages)
  const last = new Map<string, Promise<StageEnd>>()
  for (const stage of order) {
    const waits = [last.get(stage.lane), ...(stage.after ?? []).map((name) => ends.get(name))]
    const end = Promise.all(waits.filter((one) => one !== undefined)).then(() => runOne(stage))
    last.set(stage.lane, end)
    ends.set(stage.name, end)
  }
  return Promise.all(stages.map(({ name }) => ends.get(name)!))
}

/** Each stage behind those it waits for; otherwise as listed. */
const inOrder = (stages: readonly Stage[]): Stage[] => {
  const names = stages.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`two stages are named ${twice}`)
  const done: Stage[] = []
  const isDone = (name: string): boolean => done.some((one) => one.name === name)
  let left = [...stages]
  while (left.length > 0) {
    const next = left.find(({ after = [] }) => after.every(isDone))
    if (next === undefined)
      throw new Error(
        `${left[0]!.name} waits for ${left[0]!.after?.filter((name) => !isDone(name)).join(', ')}, which never comes`,
      )
    done.push(next)
    left = left.filter((one) => one !== next)
  }
  return done
}
