// The product as a measured process: lib/app.ts with the settings every measurement uses.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild, type Child } from './child.ts'

/** Works in a folder of its own, which is gone afterwards. */
export const inFolder = async <T>(name: string, work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), `guidepost-${name}-`))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param folder its data and its log lie below · @param environment what this measurement wants otherwise */
export const startProduct = (folder: string, name: string, environment: Record<string, string> = {}): Promise<Child> =>
  startChild(
    'app.ts',
    {
      NODE_ENV: 'production',
      DATA_DIR: join(folder, name),
      PUBLIC_URL: 'http://localhost:8080',
      LOG_LEVEL: 'info',
      SESSION_SECRET: randomBytes(32).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      // Nobody signs in here; sessions are made directly.
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'bench',
      OIDC_CLIENT_SECRET: 'bench',
      CONTENT_PACK: fileURLToPath(new URL('../../../server/content/demo', import.meta.url)),
      ...(process.env['WEB_DIST'] === undefined ? {} : { WEB_DIST: process.env['WEB_DIST'] }),
      ...environment,
    },
    join(folder, `${name}.log`),
  )
