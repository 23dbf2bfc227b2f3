// Hours of everything at once: `make lab DO=soak MINUTES=60`, at about half of what one processor can do (LOAD=0.5): whether memory
// and handles rise once the caches are full.
import { worksOf, type Work } from '../lib/evening.ts'
import { sendMeasured } from '../lib/measured-load.ts'
import { afterWarmUp, mib, slopeOf, type Sample } from '../lib/memory.ts'
import { signInMany, type Player } from '../lib/player.ts'
import { inFolder, startProduct } from '../lib/product.ts'
import { number } from '../lib/result.ts'
import { percentile } from '../lib/stats.ts'
import type { Kind } from '../lib/timetable.ts'

const minutes = Number(process.env['MINUTES'] ?? 60)
/** Share of one processor the mix is to take. */
const load = Number(process.env['LOAD'] ?? 0.5)
const calibrationSeconds = 20
const players = 200
/** Beyond so many MiB an hour memory counts as rising; a heap that breathes moves by less. */
const flatMemory = 30

/** What a busy evening is made of, in requests a second; `scale` makes it more or less of the same. */
const mixOf = (signedIn: readonly Player[], scale: number): Kind[] => {
  const works = worksOf(signedIn)
  const kinds: [Work, number][] = [
    ['document', 100],
    ['page', 40],
    ['poll', 60],
    ['list', 10],
    ['search', 6],
    ['submit', 4],
    ['file', 0.5],
    ['stranger', 5],
  ]
  return kinds.map(([name, perSecond]) => ({ name, perSecond: perSecond * scale, next: works[name] }))
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const soak = async (folder: string): Promise<void> => {
  const app = await startProduct(folder, 'soak')
  try {
    const signedIn = await signInMany(app, 'soak', players)
    const run = async (scale: number, seconds: number) => {
      const onSample = (sample: Sample, count: number): void => {
        if (count % 30 === 1) say(lineOf(sample))
      }
      const measured = await sendMeasured(app, { kinds: mixOf(signedIn, scale), seconds, onSample })
      if (measured.unsent > 0) throw new Error(`${measured.unsent} not sent`)
      return measured
    }
    // What the mix costs here, once its code is compiled.
    await run(0.5, calibrationSeconds / 2)
    const scale = (0.5 * load) / (await run(0.5, calibrationSeconds)).share
    const { late, samples, share } = await run(scale, minutes * 60)
    const later = afterWarmUp(samples)
    const [first, last] = [later[0]!, samples.at(-1)!]
    const memory = mib(slopeOf(later, (sample) => sample.memory))
    const heap = mib(slopeOf(later, (sample) => sample.heap))
    say(lineOf(last))
    say(
      `${number(late.length)} requests in ${minutes} minutes, ${number(late.length / last.at)} a second, ` +
        `${(100 * share).toFixed(0)} % of one processor; p50 ${percentile(late, 50).toFixed(1)} ms, ` +
        `p99 ${percentile(late, 99).toFixed(1)} ms`,
    )
    say(
      `after the first third: memory ${memory.toFixed(1)} MiB an hour (limit ${flatMemory}), heap ${heap.toFixed(1)} MiB ` +
        `an hour, handles ${first.handles} to ${last.handles}, open files ${first.files} to ${last.files}`,
    )
    if (memory > flatMemory) process.exitCode = 1
  } finally {
    await app.stop()
  }
}

const lineOf = ({ at, memory, heap, handles, files }: Sample): string =>
  `${number(at / 60)} min: memory ${number(mib(memory))} MiB, heap ${number(mib(heap))} MiB, ${handles} handles, ${files} files`

await inFolder('soak', soak)
