// One server with the demonstration pack for all tests; tests that need another one start it themselves.
import { startServerProcess } from './server-process.ts'

export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServerProcess()
  process.env['GUIDEPOST_URL'] = server.url
  return () => server.stop()
}
