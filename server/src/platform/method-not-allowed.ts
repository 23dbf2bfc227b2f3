// 405 with Allow for every known address and every method it does not take (ground G9). Registered last, once all
// routes are known.
import { METHODS } from 'node:http'
import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify'
import { problem } from './problems.ts'

/** Every method that can arrive, QUERY and PROPFIND too; CONNECT names no address and never comes here. */
const methods = METHODS.filter((method) => method !== 'CONNECT') as HTTPMethods[]

/** Begins to take note of the routes; call the returned function after the last one. */
export const watchMethods = (app: FastifyInstance): (() => void) => {
  for (const method of methods) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  const methodsByUrl = new Map<string, Set<string>>()

  app.addHook('onRoute', ({ method, url, config, exposeHeadRoute }: RouteOptions) => {
    if (!config?.operation) return
    const known = methodsByUrl.get(url) ?? new Set<string>()
    for (const one of [method].flat()) known.add(one)
    if (method === 'GET' && exposeHeadRoute !== false) known.add('HEAD')
    methodsByUrl.set(url, known)
  })

  return () => {
    for (const [url, known] of methodsByUrl) {
      const allowed = [...known].sort()
      app.route({
        url,
        method: methods.filter((method) => !known.has(method)),
        exposeHeadRoute: false,
        config: { isRefusal: true },
        // Before any body is read: which method an address takes comes first of all checks (ground G21).
        onRequest: async () => {
          throw problem.methodNotAllowed(allowed)
        },
        handler: async () => undefined,
      })
    }
  }
}
