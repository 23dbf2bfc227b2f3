import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../kit/lib/use-hydrated.ts'
import { loginHref } from './login-address.ts'

/** The sign-in that comes back to this page. The server draws a path for everybody, so the query joins it afterwards. */
export const useLoginHref = (): string => {
  const { pathname, search } = useLocation()
  return loginHref({ pathname, search: useHydrated() ? search : '' })
}
