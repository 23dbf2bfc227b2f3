// Usage: node scripts/dev/dev.ts – the product with the demonstration from its sources: the server starts again when its
// code changes, pages change in place when theirs does. Settings as for `make start` (PORT, DATA_DIR …); Ctrl+C stops it.
import { once } from 'node:events'
import type { Server } from 'node:http'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../tests/e2e/support/server-process.ts'
import { createFront } from './dev-front.ts'
import { type DevServer, startDevServer } from './dev-server.ts'
import { type DevWeb, isWebSource, startDevWeb } from './dev-web.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const address = Number(process.env.PORT ?? 8080)

const isOfServer = (file: string): boolean =>
  /^(server\/src|generated\/(server|messages))\/.*\.(ts|json|sql)$/.test(file) && !/\.test\.ts$/.test(file)
/** Texts come with the page: only a new page shows them. */
const comesWithPage = (file: string): boolean => file.startsWith('server/src/localizations/messages/')

const print = (text: string): void => void process.stdout.write(text)

/** Everything that was started, in the order it is stopped. */
const running: (() => Promise<unknown>)[] = []
let isStopping = false
const stop = async (exitCode: number): Promise<void> => {
  if (isStopping) return
  isStopping = true
  for (const end of running) await end()
  process.exit(exitCode)
}

const watchServer = ({ vite }: DevWeb, server: DevServer): void => {
  vite.watcher.add([`${root}/server/src`, `${root}/generated/server`, `${root}/generated/messages`])
  vite.watcher.on('all', (_event, path) => {
    const file = relative(root, path)
    if (!isOfServer(file)) return
    print(`${file} changed: the server starts again\n`)
    server.restart()
    if (comesWithPage(file)) void server.isReady().then((isReady) => isReady && vite.ws.send({ type: 'full-reload' }))
  })
  return undefined
}

const listen = async (front: Server): Promise<void> => {
  front.listen(address, process.env.HOST ?? '::')
  await once(front, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${address} is taken; stop what listens there, or set PORT to another number.`)
      : error
  })
  running.push(async () => {
    front.close()
    front.closeAllConnections()
  })
}

const main = async (): Promise<void> => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  const port = await freePort()
  const parts = {} as { server: DevServer; web: DevWeb }
  const front = createFront({
    port,
    isReady: async () => parts.server.isReady(),
    lastWords: () => parts.server.lastWords(),
    isSource: isWebSource,
    serveSource: (request, response) =>
      parts.web.vite.middlewares(request, response, () => void response.writeHead(404).end()),
  })
  parts.web = await startDevWeb(root, front)
  running.push(() => parts.web.vite.close())
  // The server greets with this address itself.
  const environment = { PUBLIC_URL: `http://localhost:${address}`, WEB_DIST: parts.web.folder }
  parts.server = startDevServer({ root, port, environment, print })
  running.unshift(() => parts.server.stop())
  await listen(front)
  watchServer(parts.web, parts.server)
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`)
  void stop(1)
})
