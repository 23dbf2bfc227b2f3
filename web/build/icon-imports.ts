// `import { Lock } from 'lucide-react'` becomes an import of the one icon: the package's index names 1,900 files, all
// of which the bundler would read, and hold for needed by every screen when it decides what screens share.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const readIndex = (): Map<string, string> => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')), 'dist', 'esm')
  const index = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8')
  return new Map(
    [...index.matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g)].flatMap(([, names, file]) =>
      names!.split(',').map((name) => [name.trim().replace(/^default as /, ''), join(folder, file!)] as const),
    ),
  )
}

/**
 * The package draws by way of a context, width rules and name changers that nobody here uses: two kilobytes of every first
 * view. What is shipped draws the same picture, of the same classes, in one call.
 */
const drawer = `
import { createElement } from 'react'
export default ({ name, size: box = 24, node, aliases = [] }) => ({ size = 24, strokeWidth = 2, className = '', ...rest }) =>
  createElement('svg', {
    xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 ' + box + ' ' + box, fill: 'none',
    stroke: 'currentColor', strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round',
    className: ['lucide', ...[name, ...aliases].map((one) => 'lucide-' + one), className].join(' ').trim(),
    'aria-hidden': rest['aria-label'] === undefined || undefined, ...rest,
  }, ...node.map(([tag, attributes]) => createElement(tag, attributes)))
`
const iconDrawer: Plugin = {
  name: 'icon-drawer',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => ({ map: null, code: drawer }),
  },
}

/** Each line of a drawing has a random key for React, which no compression makes smaller; drawn so it needs none. */
const iconKeys: Plugin = {
  name: 'icon-keys',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/.*\.mjs$/ },
    handler(code) {
      return { map: null, code: code.replaceAll(/,\s*key: "[a-z0-9]+"/g, '') }
    },
  },
}

const singleImports = (): Plugin => {
  const files = readIndex()
  return {
    name: 'icon-imports',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: /lucide-react/ },
      handler(code) {
        return {
          map: null,
          code: code.replaceAll(/import \{([^}]*)\} from 'lucide-react'/g, (_whole, names: string) =>
            names
              .split(',')
              .map((name) => name.trim())
              .filter((name) => name !== '' && !name.startsWith('type '))
              .map((name) => {
                const [exported = name, local = exported] = name.split(/ as /)
                const file = files.get(exported)
                if (file === undefined) throw new Error(`lucide-react has no icon ${exported}`)
                return `import ${local} from ${JSON.stringify(file)}`
              })
              .join(';'),
          ),
        }
      },
    },
  }
}

export const iconImports = (): Plugin[] => [singleImports(), iconKeys, iconDrawer]
