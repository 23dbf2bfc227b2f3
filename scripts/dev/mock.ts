// The whole web app, and the desk's calls, against Prism (PORT, default 4010). /mock switches the scenarios, as
// `?mock_scenario=signed-out` on any address does. WEB_DIST serves a build instead of the sources; DRAFTS=1 adds openapi/drafts/.
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startDevWeb, webSource, type DevWeb } from './dev-web.ts'
import { readContract, watchContract } from './mock-contract.ts'
import { deriveMockDocument } from './mock-document.ts'
import { createMockProxy } from './mock-proxy.ts'
import { startPrism } from './prism.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const contractFolder = path.join(root, 'openapi')
const mountPath = '/support'

const main = async (): Promise<void> => {
  const given = process.env.WEB_DIST
  const hasDrafts = process.env.DRAFTS === '1'
  // Before the first reading: the start takes seconds, in which somebody saves.
  const started = Promise.withResolvers<void>()
  const unwatch = await watchContract(contractFolder, () => reread(), started.promise)
  let contract = await readContract(contractFolder, hasDrafts)
  const prism = await startPrism(deriveMockDocument(contract))
  const sources: { web?: DevWeb } = {}
  const proxy = createMockProxy({
    contract: () => contract,
    mountPath,
    prismUrl: prism.url,
    webDist: given ?? path.join(root, '.cache/web-dev'),
    messages: path.join(root, 'server/src/localizations/messages'),
    pack: path.join(root, 'server/content/demo'),
    isSource: (url: string) => sources.web !== undefined && webSource.test(url),
    serveSource: (request: IncomingMessage, response: ServerResponse) =>
      sources.web?.vite.middlewares(request, response, () => void response.writeHead(404).end()),
  })
  if (given === undefined)
    sources.web = await startDevWeb(root, { middlewareMode: true, hmr: { server: proxy, path: '/@hmr' } })

  const reread = async (): Promise<void> => {
    const begun = performance.now()
    try {
      const next = await readContract(contractFolder, hasDrafts)
      await prism.replace(deriveMockDocument(next))
      contract = next
      sources.web?.vite.ws.send({ type: 'full-reload' })
      console.log(`The contract changed: new answers after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    } catch (error) {
      console.error(`The contract cannot be read, the one before answers on:\n${(error as Error).message}`)
    }
  }

  proxy.listen(Number(process.env.PORT ?? 4010), '127.0.0.1')
  await once(proxy, 'listening')
  started.resolve()
  const stop = (): void => {
    proxy.close()
    proxy.closeAllConnections()
    void Promise.all([unwatch(), prism.stop(), sources.web?.vite.close()]).then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const { port } = proxy.address() as AddressInfo
  console.log(`Mock: http://127.0.0.1:${port}${mountPath}/en-US/help/  (scenarios: http://127.0.0.1:${port}/mock)`)
}

main().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exit(1)
})
