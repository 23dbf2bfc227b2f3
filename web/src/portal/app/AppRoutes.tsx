import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { usePageHead } from '../shared/page/page-head.ts'
import { useMessages } from '../shared/i18n/context.ts'
import { Boundary } from '../../kit/ui/Boundary.tsx'
import { forgetFailed } from '../shared/routing/lazy-page.tsx'
import { Spinner } from '../../kit/ui/Spinner.tsx'
import { FailedPage } from './FailedPage.tsx'
import { Guarded } from './Guarded.tsx'
import { Shell } from './Shell.tsx'
import { redirectTarget } from './match.ts'
import { pageOf } from './pages.ts'
import { type AppRedirect, type AppRoute, redirects, routes, badTarget } from './route-table.ts'

/** The two route tables, drawn. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {routes.map((route) => (
          <Route key={route.path} path={route.path} element={<Screen route={route} />} />
        ))}
        {redirects.map((redirect) => (
          <Route key={redirect.path} path={redirect.path} element={<Redirected redirect={redirect} />} />
        ))}
      </Route>
    </Routes>
  )
}

/** Routes of one page share its instance: the guided flow rewrites its address without losing its state. */
function Screen({ route }: { route: AppRoute }) {
  const params = useParams()
  const { t } = useMessages()
  const { search, pathname } = useLocation()
  const bad = badTarget(route, params)
  if (bad !== null) return <Redirected redirect={{ path: route.path, to: bad }} />
  const Page = pageOf(route.page)
  return (
    <Boundary
      key={route.page}
      place={pathname + search}
      onFailed={forgetFailed}
      whenFailed={(error, onRetry) => <FailedPage error={error} onRetry={onRetry} />}
    >
      <Suspense fallback={<Spinner size="large" delay={150} label={t('support.shell.navigating')} />}>
        <Guarded route={route} params={params}>
          <RouteTitle route={route} />
          <Page />
        </Guarded>
      </Suspense>
    </Boundary>
  )
}

function RouteTitle({ route }: { route: AppRoute }) {
  return route.title === undefined ? null : <KnownTitle title={route.title} />
}

function KnownTitle({ title }: { title: NonNullable<AppRoute['title']> }) {
  const { t } = useMessages()
  usePageHead({ title: t(title) })
  return null
}

function Redirected({ redirect }: { redirect: AppRedirect }) {
  const params = useParams()
  const { search, state } = useLocation() as { search: string; state: unknown }
  return <Navigate to={redirectTarget(redirect, params, search)} state={state} replace />
}
