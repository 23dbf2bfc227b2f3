// The portal's Latin face (web/src/kit/styles): pages that are not the app's are set in it too.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Its address; undefined where the app is not built. */
export const faceAddress = (webDist: string, mountPath: string): string | undefined => {
  const folder = join(webDist, 'assets')
  const file = existsSync(folder)
    ? readdirSync(folder).find((name) => /^figtree-latin-wght.*\.woff2$/.test(name))
    : undefined
  return file === undefined ? undefined : `${mountPath}/static/app/assets/${file}`
}
