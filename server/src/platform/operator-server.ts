// Checks and figures for operators, on a port that is not for visitors (promises O2, O3).
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answerOf, type Readiness } from './health.ts'

interface OperatorFigures {
  readiness: () => Promise<Readiness>
  /** In Prometheus' text format. */
  metrics: () => Promise<string>
}

const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

/** @throws what listening throws, with `code` and `port` */
export const startOperatorServer = async (
  { adminPort, host }: { adminPort: number | null; host: string },
  { readiness, metrics }: OperatorFigures,
): Promise<Server | null> => {
  if (adminPort === null) return null
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === '/metrics') {
      response.writeHead(200, { 'content-type': metricsType }).end(await metrics())
    } else if (request.url === '/readyz') {
      const { code, body } = answerOf(await readiness())
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    } else {
      response.writeHead(404).end()
    }
  }
  // A figure that cannot be read is an answer 500 here, and never the end of the process.
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(adminPort, host, resolve))
  return server
}
