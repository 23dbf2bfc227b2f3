// The typed client of the portal's own web app as an npm package: types of the contract, a fetch that keeps them, the
// two rules of every write.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kitsFolder, root, run } from './kits.ts'

const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>

/** Builds and packs the client. @returns the path of the archive */
export const packClient = (): string => {
  const folder = join(kitsFolder, 'client')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { info } = readJson('generated/openapi.json') as { info: { version: string } }
  const { devDependencies } = readJson('package.json') as { devDependencies: Record<string, string> }
  cpSync(join(root, 'scripts/sdk/client/README.md'), join(folder, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  cpSync(join(root, 'generated/client/schema.d.ts'), join(folder, 'schema.d.ts'))
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(
      {
        name: 'guidepost-client',
        version: info.version,
        description: 'Typed client of a Guidepost support portal',
        license: 'Apache-2.0',
        type: 'module',
        exports: { '.': { types: './index.d.ts', default: './index.js' } },
        files: ['index.js', 'index.d.ts', 'schema.d.ts'],
        engines: { node: '>=20' },
        dependencies: { 'openapi-fetch': devDependencies['openapi-fetch'] },
      },
      null,
      2,
    )}\n`,
  )
  cpSync(join(root, 'scripts/sdk/client/index.ts'), join(folder, 'index.ts'))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        declaration: true,
        strict: true,
        skipLibCheck: true,
        types: [],
      },
      files: ['index.ts'],
    }),
  )
  run(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder })
  const archive = run('npm', ['pack', '--silent', '--pack-destination', kitsFolder], { cwd: folder }).trim()
  return join(kitsFolder, archive)
}
