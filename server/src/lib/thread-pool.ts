/**
 * A few warm threads for what nobody has measured before: mails, Markdown, pictures (T46). A task has a limit of time and
 * memory, a kind of work has one thread at a time and a queue that ends.
 */
import { Worker } from 'node:worker_threads'

/** Functions of every kind; `run` gives each its own types back. */
export type Works = Readonly<Record<string, (task: never) => unknown>>

/** Full: worth another try in a moment. */
export class BusyError extends Error {
  override name = 'BusyError'
}
/** The task took more time or memory than a task may: the same task will again. */
export class OverLimitError extends Error {
  override name = 'OverLimitError'
}

export interface ThreadPool<Kinds extends Works> {
  /** @throws BusyError, OverLimitError, or what the work itself threw */
  run: <Kind extends keyof Kinds & string>(
    kind: Kind,
    task: Parameters<Kinds[Kind]>[0],
  ) => Promise<Awaited<ReturnType<Kinds[Kind]>>>
  stop: () => Promise<void>
}

export interface ThreadPoolOptions<Kinds extends Works> {
  /** The module that calls `serveThreadPool` with these kinds. */
  module: URL
  /** Every kind, the most urgent first. */
  kinds: readonly (keyof Kinds & string)[]
  threads?: number
  /** Of processor time: a busy machine makes no task too long. */
  seconds?: number
  megabytes?: number
  /** Of each kind. */
  mostWaiting?: number
}

/** After each task, and once before the first, with the seconds of processor time it has used so far. */
export interface FromThread {
  used: number
  result?: unknown
  error?: unknown
}

interface Waiting {
  kind: string
  task: unknown
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
  patience: NodeJS.Timeout
}
interface Thread {
  worker: Worker
  /** Seconds of processor time before its task; undefined while it starts. */
  used: number | undefined
  current: Waiting | undefined
  /** Looks at the task while there is one, ends an idle thread else. */
  timer: NodeJS.Timeout | undefined
}

const idleMilliseconds = 60_000
/** So long a task waits for a thread. */
const patienceMilliseconds = 15_000
/** So many times its limit a task may take by the clock, on a machine that has no processor for it. */
const mostDelay = 30

/** Starts no thread before the first task. */
export const createThreadPool = <Kinds extends Works>({
  module,
  kinds,
  threads: mostThreads = 2,
  seconds = 2,
  megabytes = 256,
  mostWaiting = 16,
}: ThreadPoolOptions<Kinds>): ThreadPool<Kinds> => {
  const queues = new Map<string, Waiting[]>(kinds.map((kind) => [kind, []]))
  const threads = new Set<Thread>()
  let isStopped = false

  /** Kinds that have something to do and no thread, the most urgent first. */
  const openQueues = (): Waiting[][] => {
    const busy = new Set([...threads].map(({ current }) => current?.kind))
    return [...queues].flatMap(([kind, queue]) => (queue.length > 0 && !busy.has(kind) ? [queue] : []))
  }
  const nextWaiting = (): Waiting | undefined => openQueues()[0]?.shift()

  const drop = (thread: Thread): Promise<number> => {
    clearTimeout(thread.timer)
    threads.delete(thread)
    return thread.worker.terminate()
  }

  /** Ends a task together with its thread. */
  const fail = (thread: Thread, error: unknown): void => {
    if (!threads.has(thread)) return
    void drop(thread)
    const lost = thread.used === undefined ? nextWaiting() : thread.current
    clearTimeout(lost?.patience)
    lost?.reject(error)
    next()
  }

  const watch = async (thread: Thread, startedAt: number): Promise<void> => {
    const { current, worker, used = 0 } = thread
    // A thread that ends meanwhile has said so itself.
    const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }))
    if (thread.current !== current || !threads.has(thread)) return
    const left = seconds - ((user + system) / 1e6 - used)
    if (left <= 0) return fail(thread, new OverLimitError(`${current!.kind}: more than ${seconds} s`))
    if (performance.now() - startedAt > mostDelay * seconds * 1_000)
      return fail(thread, new BusyError(`${current!.kind}: no processor`))
    thread.timer = setTimeout(() => void watch(thread, startedAt), Math.max(20, left * 1_000)).unref()
  }

  const begin = (thread: Thread, waiting: Waiting): void => {
    clearTimeout(thread.timer)
    clearTimeout(waiting.patience)
    thread.current = waiting
    thread.worker.postMessage({ kind: waiting.kind, task: waiting.task })
    const startedAt = performance.now()
    thread.timer = setTimeout(() => void watch(thread, startedAt), seconds * 1_000).unref()
  }

  const hear = (thread: Thread, { used, result, error }: FromThread): void => {
    if (!threads.has(thread)) return
    clearTimeout(thread.timer)
    const { current } = thread
    thread.current = undefined
    thread.used = used
    if (error === undefined) current?.resolve(result)
    else current?.reject(error)
    thread.timer = setTimeout(() => void drop(thread), idleMilliseconds).unref()
    next()
  }

  const start = (): void => {
    const worker = new Worker(module, {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    worker.unref()
    const thread: Thread = { worker, used: undefined, current: undefined, timer: undefined }
    threads.add(thread)
    worker.on('message', (said: FromThread) => hear(thread, said))
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      fail(thread, isMemory ? new OverLimitError(`more than ${megabytes} MB`, { cause: error }) : error)
    })
    worker.on('exit', () => fail(thread, new BusyError('the thread ended')))
  }

  const next = (): void => {
    if (isStopped) return
    for (const thread of threads) {
      const waiting = thread.used === undefined || thread.current ? undefined : nextWaiting()
      if (waiting) begin(thread, waiting)
    }
    const starting = [...threads].filter(({ used }) => used === undefined).length
    if (openQueues().length > starting && threads.size < mostThreads) start()
  }

  return {
    run: (kind, task) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(kind)!
        if (isStopped || queue.length >= mostWaiting) return reject(new BusyError(`${kind}: the queue is full`))
        const giveUp = (): void => {
          queue.splice(queue.indexOf(waiting), 1)
          reject(new BusyError(`${kind}: waited for too long`))
        }
        const patience = setTimeout(giveUp, patienceMilliseconds).unref()
        const waiting: Waiting = { kind, task, resolve: resolve as Waiting['resolve'], reject, patience }
        queue.push(waiting)
        next()
      }),
    stop: async () => {
      isStopped = true
      const stopped = new BusyError('the server stops')
      for (const queue of queues.values())
        for (const { patience, reject } of queue.splice(0)) {
          clearTimeout(patience)
          reject(stopped)
        }
      const ended = [...threads].map((thread) => {
        thread.current?.reject(stopped)
        return drop(thread)
      })
      await Promise.all(ended)
    },
  }
}
