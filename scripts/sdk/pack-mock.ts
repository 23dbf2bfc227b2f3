// The mock as an npm package for partners who do not have the project: the built web app, the contract, and the proxy in
// front of Prism, in the places they have here.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFolder, kitsFolder, packFolder, root, run } from './kits.ts'

const sources = [
  'scripts/sdk/mock/start.ts',
  'scripts/generate/document.ts',
  'server/src/platform/problems.ts',
  'generated/server/problems.ts',
  'generated/server/schemas.ts',
  ...['answers', 'chat', 'choice', 'document', 'form', 'index', 'page', 'proxy', 'scenarios', 'trouble'].map(
    (name) => `scripts/dev/mock-${name}.ts`,
  ),
  'scripts/dev/prism.ts',
  'scripts/dev/prism-child.ts',
]
const files = [
  'generated/openapi.json',
  'generated/desk.json',
  'scripts/dev/mock-index.css',
  'web/src/kit/styles/tokens.css',
  'server/src/localizations/messages',
  'server/content/demo/assets',
  'server/content/demo/texts',
]
/** What its code imports; one package of Prism brings the rest. */
const needed = ['@sinclair/typebox', '@stoplight/prism-http', '@stoplight/prism-http-server', 'pino', 'ws', 'yaml']

/** The build without the server's renderer, which the mock has no use for. */
const isOfBrowser = (path: string): boolean => !path.startsWith(join(root, 'web/dist/server'))

/** Builds and packs the mock. @param place gets the archive, and in `mock/` what is in it @returns the archive's path */
export const packMock = (place = kitsFolder): string => {
  const folder = join(place, 'mock')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  run('bash', [join(root, 'scripts/build.sh')])
  for (const file of [...files, ...sources]) cpSync(join(root, file), join(folder, file), { recursive: true })
  cpSync(join(root, 'web/dist'), join(folder, 'web/dist'), { recursive: true, filter: isOfBrowser })
  cpSync(join(root, 'scripts/sdk/mock/README.md'), join(folder, 'README.md'))
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>
  const { info } = read('generated/openapi.json') as { info: { version: string } }
  return packFolder(
    folder,
    place,
    {
      name: '@guidepost/mock',
      version: info.version,
      description: 'A Guidepost support portal played from its contract alone',
      imports: { '#generated/*.ts': './generated/*.js' },
      bin: { 'guidepost-mock': 'scripts/sdk/mock/start.js' },
      files: ['generated', 'scripts', 'server', 'web'],
      engines: { node: '>=24' },
      dependencies: Object.fromEntries(needed.map((name) => [name, dependencies?.[name] ?? devDependencies?.[name]])),
    },
    () => {
      const only = { noCheck: true, noResolve: true, removeComments: true, rewriteRelativeImportExtensions: true }
      compileFolder(folder, { target: 'es2023', ...only }, sources)
      // The one file that is started by its name.
      const starter = join(folder, 'scripts/dev/prism.js')
      writeFileSync(starter, readFileSync(starter, 'utf8').replace('prism-child.ts', 'prism-child.js'))
      for (const file of sources) rmSync(join(folder, file))
    },
  )
}
