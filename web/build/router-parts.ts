// The router's package names its parts for React's tools and wraps them in `forwardRef`, which counts as work of whoever imports
// it, so the bundler keeps parts nobody draws in every first view. Without names, and marked as pure, they go (T26, CD-366).
import type { Plugin } from 'vite'

const name = /^\w+\.displayName = "[^"]*";\n/gm
const wrapped = /^(var \w+ = )(\w+\.forwardRef\()/gm
const boundary = /^var (\w+) = class extends (\w+)\.Component \{\n([\s\S]*?)^\};/gm

/** @throws when the package no longer looks as it did: what it has become has to be looked at. */
export const withoutSideEffects = (code: string): string => {
  const bare = code
    .replaceAll(name, '')
    .replaceAll(wrapped, '$1/* @__PURE__ */ $2')
    .replaceAll(boundary, 'var $1 = /* @__PURE__ */ (() => class extends $2.Component {\n$3})();')
  if ([name, wrapped, boundary].some((what) => code.search(what) === -1))
    throw new Error('the router has changed: web/build/router-parts.ts no longer finds what it takes out')
  return bare
}

export const routerParts = (): Plugin => ({
  name: 'router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/chunk-[^/]*\.mjs$/, code: /^FrameworkContext\.displayName/m },
    handler: (code) => ({ map: null, code: withoutSideEffects(code) }),
  },
})
