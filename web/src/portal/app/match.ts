import { matchRoutes } from 'react-router-dom'
import { withoutLogin } from '../shared/account/login-address.ts'
import { type AppRedirect, type AppRoute, redirects, routes, badTarget } from './route-table.ts'

export type Match =
  | { kind: 'page'; route: AppRoute; params: Readonly<Record<string, string | undefined>> }
  | { kind: 'redirect'; to: string }

const table = [
  ...routes.map((route) => ({ path: route.path, route })),
  ...redirects.map((redirect) => ({ path: redirect.path, redirect })),
]

/** Where a path of the app leads, as the router sees it: its page, or the next address. `path` is without the base. */
export const matchApp = (path: string, search = ''): Match => {
  const found = matchRoutes(table, path)?.at(-1)
  if (found === undefined) return { kind: 'redirect', to: '/' }
  const entry = found.route as { route?: AppRoute; redirect?: AppRedirect }
  if (entry.redirect !== undefined)
    return { kind: 'redirect', to: redirectTarget(entry.redirect, found.params, search) }
  const bad = badTarget(entry.route!, found.params)
  return bad === null
    ? { kind: 'page', route: entry.route!, params: found.params }
    : { kind: 'redirect', to: bad + withoutLogin(search) }
}

/** Parameters filled in, the query kept (OD-29). */
export const redirectTarget = (
  redirect: AppRedirect,
  params: Readonly<Record<string, string | undefined>>,
  search: string,
): string => {
  const bad = badTarget(redirect, params)
  const path = bad ?? redirect.to.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return path + withoutLogin(search)
}
