// `limits.SearchRequest.searchTerm.maxLength` becomes 200: a limit is a constant of its whole schema, and all that any screen
// reads would stand in the file that every page loads first.
import type { Plugin } from 'vite'
import * as limits from '../../generated/client/limits.ts'

const chain = /\blimits((?:\.[A-Za-z_$][\w$]*|\['[^']*'\])+)/g
const part = /\.([A-Za-z_$][\w$]*)|\['([^']*)'\]/g

/** The value of the longest beginning that is none of the contract's objects; what leads to an object stays. */
export const withLimits = (code: string): string =>
  code.replaceAll(chain, (whole: string, path: string) => {
    let at: unknown = limits
    for (const found of path.matchAll(part)) {
      const name = found[1] ?? found[2]!
      if (typeof at !== 'object' || at === null || !(name in at)) return whole
      at = (at as Record<string, unknown>)[name]
      if (typeof at !== 'object') return `(${JSON.stringify(at)})${path.slice(found.index + found[0].length)}`
    }
    return whole
  })

export const inlineLimits = (): Plugin => ({
  name: 'inline-limits',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: /\blimits[.[]/ },
    handler: (code) => ({ map: null, code: withLimits(code) }),
  },
})
