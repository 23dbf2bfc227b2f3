// Hours of everything at once: `make lab DO=soak MINUTES=60`. Documents, pages, polls, searches, suggestions, cases,
// replies and files come on a timetable at about half of what one processor can do (LOAD=0.5); memory and handles are
// told, and whether they rise once the caches are full.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { worksOf, type Work } from '../lib/evening.ts'
import { startProduct } from '../lib/product.ts'
import { afterWarmUp, mib, slopeOf, type Sample, type Usage } from '../lib/memory.ts'
import { signIn, type Player } from '../lib/player.ts'
import { number } from '../lib/result.ts'
import { percentile } from '../lib/stats.ts'
import { sendByTimetable, wrongOf, type Kind } from '../lib/timetable.ts'

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
    const signedIn = await Promise.all(Array.from({ length: players }, (_, index) => signIn(app, `soak-${index}`)))
    const usage = () => app.ask<Usage>('usage')
    const run = async (scale: number, seconds: number, samples: Sample[]) => {
      const { answers, unsent } = await sendByTimetable({
        origin: app.origin,
        kinds: mixOf(signedIn, scale),
        seconds,
        sample: async (at) => {
          samples.push({ ...(await usage()), at })
          if (samples.length % 30 === 1) say(lineOf(samples.at(-1)!))
        },
      })
      const wrong = wrongOf(answers, (status) => status === 200)
      if (wrong !== '' || unsent > 0) throw new Error(`${wrong}; ${unsent} not sent`)
      return answers
    }
    const shareOf = (samples: readonly Sample[]): number => {
      const [first, last] = [samples[0]!, samples.at(-1)!]
      return (last.processorSeconds - first.processorSeconds) / (last.at - first.at)
    }
    // What the mix costs here, once its code is compiled.
    await run(0.5, calibrationSeconds / 2, [])
    const calibration: Sample[] = []
    await run(0.5, calibrationSeconds, calibration)
    const scale = (0.5 * load) / shareOf(calibration)
    const samples: Sample[] = []
    const answers = await run(scale, minutes * 60, samples)
    const later = afterWarmUp(samples)
    const [first, last] = [later[0]!, samples.at(-1)!]
    const memory = mib(slopeOf(later, (sample) => sample.memory))
    const heap = mib(slopeOf(later, (sample) => sample.heap))
    const late = answers.map(({ milliseconds }) => milliseconds)
    say(lineOf(last))
    say(
      `${number(answers.length)} requests in ${minutes} minutes, ${number(answers.length / last.at)} a second, ` +
        `${(100 * shareOf(samples)).toFixed(0)} % of one processor; p50 ${percentile(late, 50).toFixed(1)} ms, ` +
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

const folder = mkdtempSync(join(tmpdir(), 'guidepost-soak-'))
try {
  await soak(folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
