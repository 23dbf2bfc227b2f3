// The product's server as a child that starts again after every change. It listens on a port of its own; people talk to
// Vite (dev.ts), which waits while it is away.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface DevServer {
  /** Resolves once it answers; false when it ended by itself: then `lastWords` say why. */
  isReady: () => Promise<boolean>
  lastWords: () => string
  /** Ends what runs and starts anew. */
  restart: () => void
  stop: () => Promise<void>
}

export interface DevServerOptions {
  root: string
  port: number
  environment: Record<string, string>
  /** Everything the server prints. */
  print: (text: string) => void
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

const becomesReady = async (child: ChildProcess, port: number): Promise<boolean> => {
  while (!hasEnded(child)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
    await pause(100)
  }
  return false
}

const end = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  // Open sockets may hold it: a second signal means now.
  const impatience = setTimeout(() => child.kill('SIGTERM'), 3000)
  await ended
  clearTimeout(impatience)
}

/** Several files are saved at once: one restart is enough for them. */
const saving = 100

export const startDevServer = ({ root, port, environment, print }: DevServerOptions): DevServer => {
  let words = ''
  let isPlanned = false
  let isStopped = false

  const start = (): ChildProcess => {
    words = ''
    // A group of its own: Ctrl+C reaches the parent alone, which then stops the server in order.
    const child = spawn(join(root, 'node_modules/.bin/node'), ['server/src/server.ts'], {
      cwd: root,
      env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        words = (words + chunk.toString()).slice(-8000)
        print(chunk.toString())
      })
    return child
  }

  let child = start()
  let isReady = becomesReady(child, port)
  let turn = Promise.resolve()
  return {
    isReady: () => isReady,
    lastWords: () => words,
    restart() {
      if (isPlanned) return
      isPlanned = true
      turn = turn.then(async () => {
        await pause(saving)
        isPlanned = false
        await end(child)
        if (!isStopped) child = start()
      })
      isReady = turn.then(() => becomesReady(child, port))
    },
    async stop() {
      isStopped = true
      await turn
      await end(child)
    },
  }
}
