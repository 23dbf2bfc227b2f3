// Several processes behind one port (CD-340): starts them, the first one alone because it makes tables and brings content;
// replaces one that ended by itself, all of them one after the other when it is told to (SIGHUP), and ends them.
import cluster, { type Worker } from 'node:cluster'
import type { Figures } from './figures.ts'
import type { ToSupervisor, ToWorker } from './worker-channel.ts'

export class WorkerNotStartedError extends Error {
  readonly exitCode: number
  constructor(exitCode: number) {
    super('A process ended before it took visitors.')
    this.exitCode = exitCode
  }
}

/** Between two tries of a process that ends by itself; twice as long each time it ends soon. */
const pauseMilliseconds = { first: 500, most: 30_000, soon: 60_000 } as const
const figuresMilliseconds = 5_000

interface Process {
  worker: Worker
  ready: Promise<void>
  /** Its exit code; 1 where a signal ended it. */
  ended: Promise<number>
}

export const createSupervisor = (count: number, complain: (line: string) => void) => {
  /** By number, 1 to `count`. */
  const processes = new Map<number, Process>()
  /** Those that were told to leave, and nobody replaces. */
  const leaving = new Set<Worker>()
  /** By number: where one ended by itself and the next one has not begun yet. */
  const pauses = new Map<number, NodeJS.Timeout>()
  const codes: number[] = []
  let isStopping = false
  let questions = 0

  const fork = (): Process => {
    const worker = cluster.fork()
    const ended = new Promise<number>((resolve) => {
      worker.once('exit', (code, signal) => resolve(signal ? 1 : code))
    })
    const ready = new Promise<void>((resolve, reject) => {
      worker.on('message', ({ kind }: ToSupervisor) => {
        if (kind === 'ready') resolve()
      })
      void ended.then((code) => reject(new WorkerNotStartedError(code)))
    })
    ready.catch(() => undefined)
    return { worker, ready, ended }
  }

  const keep = (number: number, one: Process, pause: number = pauseMilliseconds.first): void => {
    const began = Date.now()
    processes.set(number, one)
    void one.ended.then((code) => {
      if (isStopping || leaving.delete(one.worker)) {
        codes.push(code)
        return
      }
      const next = Date.now() - began > pauseMilliseconds.soon ? pauseMilliseconds.first : pause
      complain(`Process ${number} ended by itself (exit code ${code}); another one starts in ${next} ms.`)
      const begin = (): void => {
        if (!isStopping) keep(number, fork(), Math.min(pauseMilliseconds.most, next * 2))
      }
      pauses.set(number, setTimeout(begin, next))
    })
  }

  const leave = async ({ worker, ended }: Process): Promise<void> => {
    leaving.add(worker)
    worker.process.kill('SIGTERM')
    await ended
  }

  const begin = async (number: number): Promise<void> => {
    const one = fork()
    await one.ready
    keep(number, one)
  }

  const ask = ({ worker }: Process): Promise<Figures | undefined> => {
    questions += 1
    const question: ToWorker = { kind: 'figures', id: questions }
    return new Promise((resolve) => {
      const hear = (message: ToSupervisor): void => {
        if (message.kind !== 'figures' || message.id !== question.id) return
        settle(message.figures)
      }
      const timer = setTimeout(() => settle(undefined), figuresMilliseconds)
      const settle = (figures: Figures | undefined): void => {
        clearTimeout(timer)
        worker.off('message', hear)
        resolve(figures)
      }
      worker.on('message', hear)
      if (worker.isConnected()) worker.send(question, (error) => error && settle(undefined))
      else settle(undefined)
    })
  }

  return {
    /** Resolves when all take visitors; rejects with the exit code of one that did not come so far. */
    start: async () => {
      await begin(1)
      await Promise.all(Array.from({ length: count - 1 }, (_, index) => begin(index + 2)))
    },
    /** One after the other is replaced by a new one; nobody is turned away. */
    replaceAll: async () => {
      for (const number of processes.keys()) {
        if (isStopping) return
        const fresh = fork()
        try {
          await fresh.ready
        } catch {
          return complain('The new process did not come so far; those that run go on.')
        }
        if (isStopping) return
        clearTimeout(pauses.get(number))
        const old = processes.get(number)
        keep(number, fresh)
        if (old && !old.worker.isDead()) await leave(old)
      }
    },
    /** Tells all to leave; told again, they leave at once. @returns the exit code when none is left */
    stop: async () => {
      isStopping = true
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      for (const { process } of workers) process.kill('SIGTERM')
      await Promise.all(
        workers.map(async (worker) => {
          if (!worker.isDead()) await new Promise((resolve) => worker.once('exit', resolve))
        }),
      )
      return codes.some((code) => code !== 0) ? 1 : 0
    },
    /** By the process's number, of those that answer in time. */
    figures: async () => {
      const answers = await Promise.all([...processes].map(async ([number, one]) => [number, await ask(one)] as const))
      return new Map(answers.flatMap(([number, figures]) => (figures ? [[number, figures] as const] : [])))
    },
  }
}
