// Usage: node scripts/dev/mock.ts (PORT, default 4010) – the whole web app, and the desk's calls, against Prism. /mock
// lists and switches the scenarios; `?mock_scenario=signed-out` on any address does it too. WEB_DIST: a build of the
// web app to serve instead of making one. DRAFTS=1: openapi/drafts/ beside the contract.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OpenApi } from '../generate/document.ts'
import { deriveMockDocument, mergeDocuments } from './mock-document.ts'
import { layDraftsOver } from './mock-drafts.ts'
import { createMockProxy } from './mock-proxy.ts'
import { startPrism } from './prism.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const mountPath = '/support'

const main = async (): Promise<void> => {
  const given = process.env.WEB_DIST
  const build =
    given === undefined ? spawnSync('bash', [path.join(root, 'scripts/build.sh')], { stdio: 'inherit' }) : { status: 0 }
  if (build.status !== 0) console.error('The web app was not built; the mock serves the API alone.')
  const read = async (name: string): Promise<OpenApi> =>
    JSON.parse(await readFile(path.join(root, 'generated', name), 'utf8')) as OpenApi
  const contract = mergeDocuments(await read('openapi.json'), await read('desk.json'))
  const document =
    process.env.DRAFTS === '1' ? await layDraftsOver(contract, path.join(root, 'openapi/drafts')) : contract
  const prism = await startPrism(deriveMockDocument(document))
  const proxy = createMockProxy({
    document,
    mountPath,
    prismUrl: prism.url,
    webDist: given ?? path.join(root, 'web/dist'),
    messages: path.join(root, 'server/src/localizations/messages'),
    pack: path.join(root, 'server/content/demo'),
  })
  proxy.listen(Number(process.env.PORT ?? 4010), '127.0.0.1')
  await once(proxy, 'listening')
  const stop = (): void => {
    proxy.close()
    proxy.closeAllConnections()
    void prism.stop().then(() => process.exit(0))
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
