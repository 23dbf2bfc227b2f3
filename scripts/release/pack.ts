// Packs the server as it is built here into the fixture that the next releases are run beside (tests/cluster/two-releases.test.ts,
// `make lab DO=restarts`), so that no history is needed (CD-458).
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { fixture } from '../../tests/support/released.ts'

const mostBytes = 2_000_000
const viewer = '@scalar/fastify-api-reference'

/** The viewer of the contract is two fifths of all code and stores nothing: it stays out. */
const isViewer = (file: string): boolean => {
  if (!existsSync(`${file}.map`)) return false
  const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] }
  return sources.some((source) => source.includes(viewer))
}

const code = globSync('server/dist/*.js')
if (code.length === 0) throw new Error('nothing is built here: bash scripts/build.sh')
const files = [
  ...code.filter((file) => !isViewer(file)),
  // What it reads while it runs: steps of the schema with what they import, texts, the published contract.
  ...globSync('server/src/storage/migrations/*.ts'),
  'server/src/lib/html.ts',
  ...globSync('server/src/**/*.{json,css,js}'),
  ...globSync('server/content/*.yaml'),
  ...globSync('generated/*.json'),
].sort()
const { stdout, status } = spawnSync(
  'tar',
  ['--create', '--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', ...files],
  { maxBuffer: 1e9 },
)
if (status !== 0) throw new Error('tar could not pack the server')
const packed = brotliCompressSync(stdout, {
  params: {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: stdout.length,
  },
})
if (packed.length > mostBytes) throw new Error(`${packed.length} bytes are more than a fixture may have`)
writeFileSync(fixture, packed)
process.stdout.write(`${files.length} files in ${statSync(fixture).size} bytes: ${fixture}\n`)
