import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import useSWR from 'swr'
import { createDeskClient } from '../../kit/api/desk.ts'
import { createCall } from '../../kit/api/desk-calls.ts'
import { problemOfFailure } from '../../kit/api/problem.ts'
import { Boundary } from '../../kit/ui/Boundary.tsx'
import { buttonClass } from '../../kit/ui/Button.tsx'
import { LengthWordsContext } from '../../kit/ui/length-words.ts'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'
import { useSayAvailability } from '../shared/availability.ts'
import { type Desk, DeskContext, freshLoginHref, loginHref, useDesk } from '../shared/desk-context.ts'
import { type Texts, TextsContext, useTexts } from '../shared/i18n.ts'
import { Key } from '../shared/Key.tsx'
import { BrokenRoom, MissingRoom } from './BrokenRoom.tsx'
import { useSaid } from './use-said.ts'
import { SignIn } from './SignIn.tsx'
import { homeOf, mayEnter } from '../shared/rooms.ts'
import { DeskDialog } from '../shared/DeskFrame.tsx'
import { askedOnce } from '../shared/operations.ts'
import styles from './App.module.css'

const AnswerOutbox = lazy(async () => ({ default: (await import('../features/cases/AnswerOutbox.tsx')).AnswerOutbox }))
/** A room whose file comes once it is entered. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))
const pages = {
  '/cases/:id?': page(() => import('../features/cases/CasesPage.tsx'), 'CasesPage'),
  '/chats/:id?': page(() => import('../features/chat/ChatsPage.tsx'), 'ChatsPage'),
  '/callbacks': page(() => import('../features/callbacks/CallBacksPage.tsx'), 'CallBacksPage'),
  '/file-case': page(() => import('../features/cases/FileCasePage.tsx'), 'FileCasePage'),
  '/players/:id?': page(() => import('../features/players/PlayersPage.tsx'), 'PlayersPage'),
  '/appeals/:id?': page(() => import('../features/penalties/AppealsPage.tsx'), 'AppealsPage'),
  '/restrictions/:id?': page(() => import('../features/penalties/RestrictionsPage.tsx'), 'RestrictionsPage'),
  '/feedback/:kind?': page(() => import('../features/feedback/FeedbackPage.tsx'), 'FeedbackPage'),
  '/reports/:kind?': page(() => import('../features/reports/ReportsPage.tsx'), 'ReportsPage'),
  '/routing/:kind?/:id?': page(() => import('../features/routing/RoutingPage.tsx'), 'RoutingPage'),
  '/targets/:kind?/:id?': page(() => import('../features/targets/TargetsPage.tsx'), 'TargetsPage'),
  '/crisis/:id?/:step?': page(() => import('../features/crisis/CrisisPage.tsx'), 'CrisisPage'),
  '/reviews/:kind?/:id?': page(() => import('../features/reviews/ReviewsPage.tsx'), 'ReviewsPage'),
  '/sensitive/:category?/:language?': page(() => import('../features/sensitive/SensitivePage.tsx'), 'SensitivePage'),
  '/webhooks/:id?/:deliveryId?': page(() => import('../features/webhooks/WebhooksPage.tsx'), 'WebhooksPage'),
  '/audit': page(() => import('../features/audit/AuditPage.tsx'), 'AuditPage'),
  '/people/:id?': page(() => import('../features/people/PeoplePage.tsx'), 'PeoplePage'),
  '/keys/:id?': page(() => import('../features/keys/KeysPage.tsx'), 'KeysPage'),
  '/administration/:kind?': page(
    () => import('../features/administration/AdministrationPage.tsx'),
    'AdministrationPage',
  ),
  '/macros/:id?': page(() => import('../features/macros/MacrosPage.tsx'), 'MacrosPage'),
  '/studio/gaps': page(() => import('../features/studio/GapsPage.tsx'), 'GapsPage'),
  '/studio/links': page(() => import('../features/studio/LinksPage.tsx'), 'LinksPage'),
  '/studio/languages': page(() => import('../features/studio/LanguagesPage.tsx'), 'LanguagesPage'),
  '/studio/topics/:game?/:id?': page(() => import('../features/topics/TopicsPage.tsx'), 'TopicsPage'),
  '/studio/:id?': page(() => import('../features/studio/StudioPage.tsx'), 'StudioPage'),
}

/** What the page tells the server of whoever sits before it. */
function Said() {
  useSayAvailability()
  return null
}

/** The room of an address, for whom it is shown; everybody else is where they begin. */
function Admitted({ children }: { children: ReactNode }) {
  const { me } = useDesk()
  const { pathname } = useLocation()
  return mayEnter(me, pathname) ? children : <Navigate to={homeOf(me.roles)} replace />
}

export function App({ texts }: { texts: Texts }) {
  const { t } = texts
  const { pathname } = useLocation()
  const [isOut, setOut] = useState(false)
  const [isStepUp, setStepUp] = useState(false)
  const [call] = useState(() =>
    createCall(
      createDeskClient({
        origin: location.origin,
        locale: texts.locale,
        onSignedOut: () => setOut(true),
        onStepUp: () => setStepUp(true),
      }),
    ),
  )
  const { said, say, undo } = useSaid()
  const { data: me, error } = useSWR('me', () => call('getDeskIdentity'), askedOnce)
  const desk = useMemo<Desk | null>(() => (me === undefined ? null : { call, me, say, undo }), [call, me, say, undo])

  // What is left is told to players alone.
  const lengthWords = useCallback((_key: string, count: { count: number }) => t('characters.over', count), [t])
  if (desk === null)
    return (
      <TextsContext value={texts}>
        {error === undefined ? (
          <VisuallyHidden>
            <p role="status">{t('loading')}</p>
          </VisuallyHidden>
        ) : (
          <SignIn failed={problemOfFailure(error)} />
        )}
      </TextsContext>
    )
  return (
    <TextsContext value={texts}>
      <DeskContext value={desk}>
        <LengthWordsContext value={lengthWords}>
          <Said />
          <Suspense>
            <AnswerOutbox>
              <Admitted>
                <Boundary place={pathname} whenFailed={(failure) => <BrokenRoom error={failure} />}>
                  <Routes>
                    {Object.entries(pages).map(([path, Page]) => (
                      <Route key={path} path={path} element={<Page />} />
                    ))}
                    <Route index element={<Navigate to={homeOf(desk.me.roles)} replace />} />
                    <Route path="*" element={<MissingRoom />} />
                  </Routes>
                </Boundary>
              </Admitted>
            </AnswerOutbox>
          </Suspense>
          <p role="status" className={said.text === '' ? styles.silent : styles.said}>
            {said.text}
            {said.canUndo && (
              <button type="button" className={styles.undo} onClick={undo}>
                {t('outbox.undo')} <Key name="z" />
              </button>
            )}
          </p>
          {isStepUp && (
            <SignInDialog
              title={t('stepup.title')}
              text={t('stepup.text')}
              href={freshLoginHref()}
              onClose={() => setStepUp(false)}
            />
          )}
          {isOut && (
            <SignInDialog
              title={t('signedout.title')}
              text={t('signedout.text')}
              href={loginHref()}
              onClose={() => setOut(false)}
            />
          )}
        </LengthWordsContext>
      </DeskContext>
    </TextsContext>
  )
}

function SignInDialog({
  title,
  text,
  href,
  onClose,
}: {
  title: string
  text: string
  href: string
  onClose: () => void
}) {
  const { t } = useTexts()
  return (
    <DeskDialog
      title={title}
      onClose={onClose}
      size="small"
      actions={
        <a className={buttonClass()} href={href}>
          {t('signin.button')}
        </a>
      }
    >
      {text}
    </DeskDialog>
  )
}
