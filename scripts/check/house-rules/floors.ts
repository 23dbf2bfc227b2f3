// Who may import whom.
import path from 'node:path'
import { rulesWall, serverWall, webWall } from '../../../tests/house/walls.ts'
import { fileOf, onImports, rule } from './rule.ts'

export const fastifyStaysInRoutes = rule('services, stores and rules do not know Fastify', (context) =>
  onImports((target, node) => {
    if (target !== 'fastify' && !target.startsWith('@fastify/')) return
    context.report({
      node,
      message:
        'Fastify stays in routes.ts: let the route read the request and hand plain values to the service or store.',
    })
  }),
)

export const uiKnowsNoRouter = rule('web/src/kit/ui does not know the router', (context) =>
  onImports((target, node) => {
    if (!/^(react-router|@remix-run\/router)/.test(target)) return
    context.report({
      node,
      message: 'ui/ knows no router: take the link from ui/link-context.ts, or the address and a callback as props.',
    })
  }),
)

export const walls = rule('a file imports from its own folder or from a floor below it', (context) => {
  const file = fileOf(context)
  const wallOf = file.startsWith('server/') ? serverWall : file.startsWith('openapi/') ? rulesWall : webWall
  return onImports((target, node) => {
    if (!/^[.#]/.test(target)) return
    const place = target.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), target.replace(/\?.*$/, ''))
      : target
    const wall = wallOf(file, place)
    if (wall === undefined) return
    context.report({
      node,
      message: `${wall}. Move what both need to a floor below both, or hand it in from above (tests/house/walls.ts).`,
    })
  })
})
