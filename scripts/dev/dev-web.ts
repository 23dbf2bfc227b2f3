// The web app as Vite serves it from its sources, for a page that the product's own server sends: index.html as Vite
// would have it lies in a folder that the server takes for a build.
import { cp, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type ServerOptions, type ViteDevServer } from 'vite'

/** Addresses that are Vite's; everything else is the server's. */
export const webSource = /^\/(@|src\/|node_modules\/|\.cache\/)/

export interface DevWeb {
  vite: ViteDevServer
  /** For WEB_DIST: the page and what stands beside it, no renderer: every page is drawn in the browser. */
  folder: string
}

/** @param server how Vite is reached */
export const startDevWeb = async (root: string, server: ServerOptions): Promise<DevWeb> => {
  const vite = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    cacheDir: join(root, '.cache/vite'),
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    server: {
      ...server,
      fs: { allow: [root, await realpath(join(root, 'node_modules'))] },
    },
  })
  const folder = join(root, '.cache/web-dev')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(join(root, 'web/public'), folder, { recursive: true })
  const page = await vite.transformIndexHtml('/index.html', await readFile(join(root, 'web/index.html'), 'utf8'))
  await writeFile(join(folder, 'index.html'), page)
  return { vite, folder }
}
