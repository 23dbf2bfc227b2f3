// Usage: node scripts/dev/dev.ts – the product with the demonstration from its sources: the server starts again when its
// code changes, pages change in place when theirs does. Settings as for `make start` (PORT, DATA_DIR …); Ctrl+C stops it.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProxyOptions } from 'vite'
import { freePort } from '../../tests/e2e/support/server-process.ts'
import { type DevServer, startDevServer } from './dev-server.ts'
import { type DevWeb, startDevWeb, webSource } from './dev-web.ts'

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

/** Vite puts styles, and React's refresh a script, into the page: let in here alone, in development. */
const letViteIn = (policy: string): string =>
  policy
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")

/** What is no source goes on to the server behind, which may be on its way back. */
const behind = (port: number, server: () => DevServer): ProxyOptions => ({
  target: `http://127.0.0.1:${port}`,
  ws: true,
  bypass: async (_request, response) => {
    if (await server().isReady()) return undefined
    const why = `The server does not run; it starts again with the next change.\n\n${server().lastWords()}`
    response?.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(why)
    return false
  },
  configure: (proxy) =>
    proxy.on('proxyRes', ({ headers }) => {
      const policy = headers['content-security-policy']
      if (policy !== undefined) headers['content-security-policy'] = letViteIn(String(policy))
    }),
})

const main = async (): Promise<void> => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  const port = await freePort()
  const parts = {} as { server: DevServer }
  const web = await startDevWeb(root, {
    port: address,
    strictPort: true,
    host: process.env.HOST ?? '::',
    allowedHosts: true,
    cors: false,
    hmr: { path: '/@hmr' },
    proxy: { [`^(?!${webSource.source.slice(1)})`]: behind(port, () => parts.server) },
  })
  running.push(() => web.vite.close())
  // The server greets with this address itself.
  const environment = { PUBLIC_URL: `http://localhost:${address}`, WEB_DIST: web.folder }
  parts.server = startDevServer({ root, port, environment, print })
  running.unshift(() => parts.server.stop())
  await web.vite.listen().catch((error: Error) => {
    throw /already in use/.test(error.message)
      ? new Error(`Port ${address} is taken; stop what listens there, or set PORT to another number.`)
      : error
  })
  watchServer(web, parts.server)
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`)
  void stop(1)
})
