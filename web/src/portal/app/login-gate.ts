import { safeReturnTo, withoutLogin } from '../shared/account/login-address.ts'

export type LoginStep =
  | { kind: 'none' }
  | { kind: 'wait' }
  | { kind: 'sign-in'; returnTo: string }
  | { kind: 'drop'; to: string }

/**
 * What a `login` in the query does (ground G11, decisions-cases A2, A3): a signed-out visitor signs in and comes back
 * to `returnTo`, or to this very page; a signed-in one just loses the parameter, so there is no loop. `path` and
 * `search` are inside the app, the answer's `returnTo` is the whole path.
 */
export const loginStep = ({
  path,
  search,
  state,
  basePath,
}: {
  path: string
  search: string
  state: 'unknown' | 'out' | 'in'
  basePath: string
}): LoginStep => {
  const query = new URLSearchParams(search)
  if (!query.has('login')) return { kind: 'none' }
  if (state === 'unknown') return { kind: 'wait' }
  const here = path + withoutLogin(search)
  if (state === 'in') return { kind: 'drop', to: here }
  const target = safeReturnTo(query.get('returnTo')) ?? here
  return { kind: 'sign-in', returnTo: basePath + target }
}
