// Runs one stage as bash would, watches its limit, and sees that nothing it started outlives it.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { reportOf, type Stage, type StageEnd } from './stage.ts'

const mark = 'GUIDEPOST_STAGE_RUN'

/** Processes with this mark in their environment, however deep below the stage and whoever their parent is now. */
const markedProcesses = (run: string): number[] => {
  const entries = process.platform === 'linux' ? readdirSync('/proc') : []
  return entries.filter(Number).flatMap((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(run) ? [Number(pid)] : []
    } catch {
      return [] // has ended in between, or is somebody else's
    }
  })
}

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // has ended in between
  }
}

/** Ends whatever carries the mark, until two looks find nothing: a process that is just being replaced shows no mark. */
const killAll = async (run: string): Promise<void> => {
  for (let tries = 0, quiet = 0; quiet < 2 && tries < 100; tries += 1) {
    const left = markedProcesses(run)
    left.forEach(kill)
    quiet = left.length === 0 ? quiet + 1 : 0
    await delay(50)
  }
}

/** Bash tells at its end how long the processors worked for it: `1m2.345s 0m0.678s`, its children in the second line. */
const cpuSecondsOf = (times: string): number | undefined => {
  const spent = [...times.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  )
  return spent.length === 4 ? spent.reduce((sum, one) => sum + one, 0) : undefined
}

/**
 * @param folder of the reports; the stage's own must not be there yet
 * @param root where the command runs
 */
export const runStage = async (stage: Stage, folder: string, root: string): Promise<StageEnd> => {
  const run = randomUUID()
  const begun = Date.now()
  // Its own group: where there is no /proc, killing the group is what can be done.
  const child = spawn('bash', ['-c', `${stage.command}\nstatus=$?; times >&3; exit $status`], {
    cwd: root,
    detached: true,
    env: { ...process.env, [mark]: `${process.env[mark] ?? ''}/${run}`, STAGE_REPORT: reportOf(folder, stage.name) },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let output = ''
  let times = ''
  const [, said, complained, timed] = child.stdio
  for (const stream of [said, complained]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  timed?.on('data', (chunk: Buffer) => (times += chunk.toString()))

  let isKilled = false
  const end = async (): Promise<void> => {
    isKilled = true
    if (child.pid !== undefined) kill(-child.pid)
    await killAll(run)
  }
  const limit = setTimeout(() => void end(), stage.limitMinutes * 60_000)
  const closed = new Promise((resolve) => child.once('close', resolve))
  // Not `close`: what was left behind may hold the streams open for ever.
  const status = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
    child.once('error', () => resolve(null))
  })
  clearTimeout(limit)
  await killAll(run)
  // Now nobody holds them, and the last words are read; where nothing could be killed, they are not waited for.
  await Promise.race([closed, delay(5_000)])
  return {
    name: stage.name,
    status: isKilled ? 'killed' : status === 0 ? 'passed' : 'failed',
    seconds: (Date.now() - begun) / 1000,
    cpuSeconds: cpuSecondsOf(times),
    output: isKilled ? `${output}\nkilled: not done after ${stage.limitMinutes} minutes\n` : output,
  }
}
