#!/usr/bin/env node
// The mock as partners start it, without the project: `npx @guidepost/mock` (PORT, default 4010).
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { deriveMockDocument, mergeDocuments } from '../../dev/mock-document.ts'
import { createMockProxy } from '../../dev/mock-proxy.ts'
import { startPrism } from '../../dev/prism.ts'
import type { OpenApi } from '../../generate/document.ts'

const at = (place: string): string => fileURLToPath(new URL(`../../../${place}`, import.meta.url))
const read = async (name: string): Promise<OpenApi> =>
  JSON.parse(await readFile(at(`generated/${name}.json`), 'utf8')) as OpenApi

const contract = mergeDocuments(await read('openapi'), await read('desk'))
const prism = await startPrism(deriveMockDocument(contract))
const proxy = createMockProxy({
  contract: () => contract,
  mountPath: '/support',
  prismUrl: prism.url,
  webDist: at('web/dist'),
  messages: at('server/src/localizations/messages'),
  pack: at('server/content/demo'),
})
proxy.listen(Number(process.env.PORT ?? 4010), '127.0.0.1')
await once(proxy, 'listening')
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    proxy.close()
    proxy.closeAllConnections()
    void prism.stop().then(() => process.exit(0))
  })
const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
console.log(`Mock: ${origin}/support/en-US/help/  (scenarios: ${origin}/mock)`)
