// The typed client of the portal's own web app as an npm package: types of the contract, a fetch that keeps them, the
// two rules of every write.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemBody, ProblemError } from '../../server/src/platform/problems.ts'
import type { OpenApi, Operation } from '../generate/document.ts'
import { compileFolder, kitsFolder, packFolder, root } from './kits.ts'

const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>

/** Of the contract what its answers are made of: no texts, no schemas, no parameters. */
const answersOf = (document: OpenApi): OpenApi => ({
  openapi: document.openapi,
  info: document.info,
  paths: Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item)
          .filter(([, value]) => (value as Partial<Operation>).operationId !== undefined)
          .map(([method, value]) => {
            const { operationId, tags, security, responses, ...rest } = value as Operation
            const { 'x-token-link': tokenLink, 'x-idempotent': isIdempotent } = rest
            return [
              method,
              { operationId, tags, security, responses, 'x-token-link': tokenLink, 'x-idempotent': isIdempotent },
            ]
          }),
      ),
    ]),
  ),
  components: Object.fromEntries(
    ['responses', 'headers', 'examples'].map((kind) => [kind, document.components?.[kind] ?? {}]),
  ),
})

/** Schemas and descriptions stand in the types; a mock of answers has no use for them. */
const withoutTexts = (key: string, value: unknown): unknown =>
  key === 'schema' || (key === 'description' && typeof value === 'string') ? undefined : value

const clientOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  declaration: true,
  strict: true,
  skipLibCheck: true,
}

/** The handlers for unit tests, with the files of the mock they share, below `mock/` as they lie in the project. */
const buildMock = (folder: string, published: OpenApi): void => {
  const shared = ['dev/mock-answers.ts', 'dev/mock-scenarios.ts', 'dev/mock-trouble.ts', 'generate/document.ts']
  const own = ['sdk/client/mock.ts', 'sdk/client/mock-document.d.ts']
  for (const file of [...shared, ...own]) cpSync(join(root, 'scripts', file), join(folder, 'mock', file))
  const internal = problemBody(new ProblemError('internal'), '/services/bft', 'mock')
  writeFileSync(
    join(folder, 'mock/sdk/client/mock-document.js'),
    `export const contract = ${JSON.stringify(answersOf(published), withoutTexts)}\nexport const internal = ${JSON.stringify(internal)}\n`,
  )
  // Comments of the project speak to those who have it.
  compileFolder(folder, { ...clientOptions, removeComments: true, rewriteRelativeImportExtensions: true }, [
    'mock/sdk/client/mock.ts',
  ])
  for (const file of [...shared, 'sdk/client/mock.ts']) rmSync(join(folder, 'mock', file))
}

/** Builds and packs the client. @param place gets the archive, and in `client/` what is in it @returns the archive's path */
export const packClient = (place = kitsFolder): string => {
  const folder = join(place, 'client')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const published = readJson('generated/openapi.json') as unknown as OpenApi
  const { devDependencies } = readJson('package.json') as { devDependencies: Record<string, string> }
  cpSync(join(root, 'scripts/sdk/client/README.md'), join(folder, 'README.md'))
  cpSync(join(root, 'generated/client/schema.d.ts'), join(folder, 'schema.d.ts'))
  cpSync(join(root, 'scripts/sdk/client/index.ts'), join(folder, 'index.ts'))
  return packFolder(
    folder,
    place,
    {
      name: '@guidepost/client',
      version: published.info.version,
      description: 'Typed client of a Guidepost support portal',
      exports: {
        '.': { types: './index.d.ts', default: './index.js' },
        './mock': { types: './mock/sdk/client/mock.d.ts', default: './mock/sdk/client/mock.js' },
      },
      files: ['index.js', 'index.d.ts', 'schema.d.ts', 'mock'],
      engines: { node: '>=20' },
      dependencies: { 'openapi-fetch': devDependencies['openapi-fetch'] },
      peerDependencies: { msw: '>=2' },
      peerDependenciesMeta: { msw: { optional: true } },
    },
    () => {
      compileFolder(folder, clientOptions, ['index.ts'])
      buildMock(folder, published)
    },
  )
}
