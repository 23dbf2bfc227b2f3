// The main job on a pack of real help pages that nobody wrote for this product. Without the data sets it is counted as
// not run.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingData } from '../../scripts/lab/lib/data-sets.ts'
import { realPages } from '../../scripts/lab/real-pack/articles.ts'
import { type MainJob, playerJob, visitorJob } from './support/main-job.ts'
import { runsUnless } from './support/runs-unless.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { test } from './support/test.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

runsUnless(missingData('the main job on real pages', realPages))

test.describe.configure({ mode: 'serial' })
let pack = ''
let server: ServerProcess | undefined

test.beforeAll(async () => {
  pack = mkdtempSync(join(tmpdir(), 'guidepost-pack-'))
  execFileSync(join(root, 'node_modules/.bin/node'), ['scripts/lab/real-pack/index.ts', pack], {
    cwd: root,
    stdio: 'ignore',
  })
  server = await startServerProcess({ CONTENT_PACK: pack })
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(pack, { recursive: true, force: true })
})

const job = (): MainJob => ({
  base: server?.url ?? '',
  product: 'openttd',
  tile: /^OpenTTD/,
  topicId: 7002,
  words: 'My trains do not stop at the station any more, they wait in front of the signal and never move on.',
})
test('a visitor does the main job on real pages', async ({ page }) => {
  await visitorJob(page, job())
})
test('a signed-in player does the main job on real pages', async ({ page }) => {
  await playerJob(page, job())
})
