// Prism in a process of its own: its own server and mocker over a document that the parent sends, and sends anew when the
// contract has changed. It ends when the parent is gone, however that happened.
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import { pino, type Logger } from 'pino'
import type { OpenApi } from '../generate/document.ts'

type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>

/** Prism looks into this list with each request, so another content is another contract. */
const operations: Operations = []
/** Prism calls levels of its own. */
const logger = pino({ level: 'silent', customLevels: { start: 31, success: 32 } }) as unknown as Logger
const server = createServer(operations, {
  cors: false,
  config: {
    isProxy: false,
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  },
  components: { logger },
})

const tell = (message: object): void => void process.send?.(message)
let address: Promise<string> | undefined

process.on('message', (document: OpenApi) => {
  const take = async (): Promise<void> => {
    const read = await getHttpOperationsFromSpec(document)
    operations.splice(0, operations.length, ...read)
    address ??= server.listen(0, '127.0.0.1')
    tell({ url: await address })
  }
  take().catch((error: unknown) => tell({ error: String(error) }))
})
process.once('disconnect', () => process.exit())
