import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import useSWR from 'swr'
import { createDeskClient } from '../../kit/api/desk.ts'
import { createCall } from '../../kit/api/desk-calls.ts'
import { problemOfFailure } from '../../kit/api/problem.ts'
import { Boundary } from '../../kit/ui/Boundary.tsx'
import { buttonClass } from '../../kit/ui/Button.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { LengthWordsContext } from '../../kit/ui/length-words.ts'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'
import { useSayAvailability } from '../shared/availability.ts'
import { type Desk, DeskContext, freshLoginHref, loginHref, useDesk } from '../shared/desk-context.ts'
import { type Texts, TextsContext } from '../shared/i18n.ts'
import { Key } from '../shared/Key.tsx'
import { BrokenRoom, MissingRoom } from './BrokenRoom.tsx'
import { useSaid } from './use-said.ts'
import { SignIn } from './SignIn.tsx'
import { homeOf, mayEnter } from '../shared/rooms.ts'
import styles from './App.module.css'

const AnswerOutbox = lazy(async () => ({ default: (await import('../features/cases/AnswerOutbox.tsx')).AnswerOutbox }))
const RoutingPage = lazy(async () => ({ default: (await import('../features/routing/RoutingPage.tsx')).RoutingPage }))
const TargetsPage = lazy(async () => ({ default: (await import('../features/targets/TargetsPage.tsx')).TargetsPage }))
const MacrosPage = lazy(async () => ({ default: (await import('../features/macros/MacrosPage.tsx')).MacrosPage }))
const FeedbackPage = lazy(async () => ({
  default: (await import('../features/feedback/FeedbackPage.tsx')).FeedbackPage,
}))
const ChatsPage = lazy(async () => ({ default: (await import('../features/chat/ChatsPage.tsx')).ChatsPage }))
const CallBacksPage = lazy(async () => ({
  default: (await import('../features/callbacks/CallBacksPage.tsx')).CallBacksPage,
}))
const PlayersPage = lazy(async () => ({ default: (await import('../features/players/PlayersPage.tsx')).PlayersPage }))
const ReportsPage = lazy(async () => ({ default: (await import('../features/reports/ReportsPage.tsx')).ReportsPage }))
const AppealsPage = lazy(async () => ({ default: (await import('../features/penalties/AppealsPage.tsx')).AppealsPage }))
const RestrictionsPage = lazy(async () => ({
  default: (await import('../features/penalties/RestrictionsPage.tsx')).RestrictionsPage,
}))
const SensitivePage = lazy(async () => ({
  default: (await import('../features/sensitive/SensitivePage.tsx')).SensitivePage,
}))
const CrisisPage = lazy(async () => ({ default: (await import('../features/crisis/CrisisPage.tsx')).CrisisPage }))
const ReviewsPage = lazy(async () => ({ default: (await import('../features/reviews/ReviewsPage.tsx')).ReviewsPage }))
const WebhooksPage = lazy(async () => ({
  default: (await import('../features/webhooks/WebhooksPage.tsx')).WebhooksPage,
}))
const AuditPage = lazy(async () => ({ default: (await import('../features/audit/AuditPage.tsx')).AuditPage }))
const PeoplePage = lazy(async () => ({ default: (await import('../features/people/PeoplePage.tsx')).PeoplePage }))
const AdministrationPage = lazy(async () => ({
  default: (await import('../features/administration/AdministrationPage.tsx')).AdministrationPage,
}))
const KeysPage = lazy(async () => ({ default: (await import('../features/keys/KeysPage.tsx')).KeysPage }))
const FileCasePage = lazy(async () => ({ default: (await import('../features/cases/FileCasePage.tsx')).FileCasePage }))
const LanguagesPage = lazy(async () => ({
  default: (await import('../features/studio/LanguagesPage.tsx')).LanguagesPage,
}))
const GapsPage = lazy(async () => ({ default: (await import('../features/studio/GapsPage.tsx')).GapsPage }))
const LinksPage = lazy(async () => ({ default: (await import('../features/studio/LinksPage.tsx')).LinksPage }))
const TopicsPage = lazy(async () => ({ default: (await import('../features/topics/TopicsPage.tsx')).TopicsPage }))
const StudioPage = lazy(async () => ({ default: (await import('../features/studio/StudioPage.tsx')).StudioPage }))
const CasesPage = lazy(async () => ({ default: (await import('../features/cases/CasesPage.tsx')).CasesPage }))
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
  const { data: me, error } = useSWR('me', () => call('getDeskIdentity'), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
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
                    <Route path="/cases/:id?" element={<CasesPage />} />
                    <Route path="/chats/:id?" element={<ChatsPage />} />
                    <Route path="/callbacks" element={<CallBacksPage />} />
                    <Route path="/file-case" element={<FileCasePage />} />
                    <Route path="/players/:id?" element={<PlayersPage />} />
                    <Route path="/appeals/:id?" element={<AppealsPage />} />
                    <Route path="/restrictions/:id?" element={<RestrictionsPage />} />
                    <Route path="/feedback/:kind?" element={<FeedbackPage />} />
                    <Route path="/reports/:kind?" element={<ReportsPage />} />
                    <Route path="/routing/:kind?/:id?" element={<RoutingPage />} />
                    <Route path="/targets/:kind?/:id?" element={<TargetsPage />} />
                    <Route path="/crisis/:id?/:step?" element={<CrisisPage />} />
                    <Route path="/reviews/:kind?/:id?" element={<ReviewsPage />} />
                    <Route path="/sensitive/:category?/:language?" element={<SensitivePage />} />
                    <Route path="/webhooks/:id?/:deliveryId?" element={<WebhooksPage />} />
                    <Route path="/audit" element={<AuditPage />} />
                    <Route path="/people/:id?" element={<PeoplePage />} />
                    <Route path="/keys/:id?" element={<KeysPage />} />
                    <Route path="/administration/:kind?" element={<AdministrationPage />} />
                    <Route path="/macros/:id?" element={<MacrosPage />} />
                    <Route path="/studio/gaps" element={<GapsPage />} />
                    <Route path="/studio/links" element={<LinksPage />} />
                    <Route path="/studio/languages" element={<LanguagesPage />} />
                    <Route path="/studio/topics/:game?/:id?" element={<TopicsPage />} />
                    <Route path="/studio/:id?" element={<StudioPage />} />
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
            <Dialog
              title={t('stepup.title')}
              closeLabel={t('close')}
              onClose={() => setStepUp(false)}
              size="small"
              actions={
                <a className={buttonClass()} href={freshLoginHref()}>
                  {t('signin.button')}
                </a>
              }
            >
              {t('stepup.text')}
            </Dialog>
          )}
          {isOut && (
            <Dialog
              title={t('signedout.title')}
              closeLabel={t('close')}
              onClose={() => setOut(false)}
              size="small"
              actions={
                <a className={buttonClass()} href={loginHref()}>
                  {t('signin.button')}
                </a>
              }
            >
              {t('signedout.text')}
            </Dialog>
          )}
        </LengthWordsContext>
      </DeskContext>
    </TextsContext>
  )
}
