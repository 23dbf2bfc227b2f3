import { KeyRound, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import type { ApiState } from '../../../kit/api/use-api.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import { useAlerts } from '../../shared/alerts/alerts.ts'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import type { MessageKey } from '../../shared/i18n/message-key.ts'
import { Banner, type Tone } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import styles from './WaysToSignIn.module.css'
import { MergeOffer } from './MergeOffer.tsx'
import { linkSignIn, ownData, unlinkSignIn } from './actions.ts'
import type { SignInWay, SignInWays } from './queries.ts'
import { type WaysOutcome, outcomeIn, providersToAdd } from './ways.ts'

interface Note {
  tone: Tone
  key: MessageKey
  name?: string
}

const outcomes: Record<Exclude<WaysOutcome, 'merge'>, Note> = {
  linked: { tone: 'success', key: 'support.ways.outcome.linked' },
  already: { tone: 'info', key: 'support.ways.outcome.already' },
  child: { tone: 'warning', key: 'support.ways.outcome.child' },
  ended: { tone: 'warning', key: 'support.ways.outcome.ended' },
  away: { tone: 'warning', key: 'support.ways.outcome.away' },
  cancelled: { tone: 'info', key: 'support.ways.outcome.cancelled' },
  refused: { tone: 'warning', key: 'support.ways.outcome.refused' },
}

/** The identities that lead to this account; others are linked by signing in there (CD-302). */
export function WaysToSignIn({ data, problem, reload, replace }: ApiState<SignInWays>) {
  const { t } = useMessages()
  const [note, setNote] = useNote()
  // With one provider and one identity there is nothing to choose.
  if (data !== undefined && data.providers.length === 1 && data.ways.length === 1 && data.mergeOffer === null)
    return null
  return (
    <Stack as="section" gap={4} pad={6} ground="raised" radius={2} className={styles.part} aria-labelledby="own-ways">
      <Row gap={3} className={styles.title}>
        <Icon icon={KeyRound} size={28} className={styles.sign} />
        <h2 id="own-ways">{t('support.ways.title')}</h2>
      </Row>
      <Text tone="quiet">{t('support.ways.text')}</Text>
      {note !== null && <Banner tone={note.tone}>{t(note.key, { name: note.name ?? '' })}</Banner>}
      {data === undefined && problem !== null && <NotRead problem={problem} onRetry={() => void reload()} />}
      {data !== undefined && (
        <>
          {data.mergeOffer !== null && (
            <MergeOffer
              // Another offer is another question.
              key={data.mergeOffer.offerId}
              offer={data.mergeOffer}
              onMerged={(ways) => {
                replace(ways)
                setNote({ tone: 'success', key: 'support.ways.merged' })
              }}
              onGone={() => {
                setNote({ tone: 'warning', key: 'support.ways.merge.gone' })
                void reload()
              }}
            />
          )}
          <ul className={styles.ways}>
            {data.ways.map((way) => (
              <Way
                key={way.id}
                way={way}
                canGo={data.ways.length > 1}
                onChange={(ways) => {
                  replace(ways)
                  setNote({ tone: 'success', key: 'support.ways.unlinked', name: way.providerName })
                }}
              />
            ))}
          </ul>
          <Adding data={data} />
        </>
      )}
    </Stack>
  )
}

/** What the address says of a sign-in one comes back from; said once. */
const useNote = (): [Note | null, (note: Note | null) => void] => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [note, setNote] = useState<Note | null>(null)
  useEffect(() => {
    const outcome = outcomeIn(search)
    if (outcome === null) return
    if (outcome !== 'merge') setNote(outcomes[outcome])
    void navigate(pathname, { replace: true })
  }, [navigate, pathname, search])
  return [note, setNote]
}

function NotRead({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const isSignedOut = problem.status === 401
  useEffect(() => {
    if (isSignedOut) void navigate(rootWithLogin(ownData), { replace: true })
  }, [isSignedOut, navigate])
  return (
    <Banner
      tone="danger"
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t('support.common.retry')}
        </Button>
      }
    >
      {t('support.ways.failed')}
    </Banner>
  )
}

function Way({ way, canGo, onChange }: { way: SignInWay; canGo: boolean; onChange: (ways: SignInWays) => void }) {
  const { t, locale } = useMessages()
  const api = useApiClient()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<MessageKey | null>(null)
  const { providerName: name } = way
  const remove = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    const sent = await unlinkSignIn(api, way.id)
    setBusy(false)
    if (!sent.isOk) return setFailure(sent.problem.status === 422 ? 'support.ways.error.last' : 'support.error.generic')
    setAsking(false)
    onChange(sent.data)
  }
  return (
    <Row as="li" wrap gap="3 4" padY={4} line="start">
      <Stack
        as="span"
        place="center"
        radius="round"
        ground="accent"
        tone="soft"
        weight={700}
        className={styles.initial}
        aria-hidden="true"
      >
        {[...name][0]?.toLocaleUpperCase()}
      </Stack>
      <Stack shrinks breaks className={styles.who}>
        <strong>{name}</strong>
        <span>{way.name}</span>
        <Text as="span" tone="quiet">
          {way.current
            ? t('support.ways.current')
            : t('support.ways.used', {
                date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(way.lastUsedAt)),
              })}
        </Text>
      </Stack>
      {canGo && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`${t('support.ways.unlink')}: ${name}, ${way.name}`}
          onClick={() => {
            setFailure(null)
            setAsking(true)
          }}
        >
          {t('support.ways.unlink')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('support.ways.unlink.title', { name })}
          tone="danger"
          confirmLabel={t('support.ways.unlink.yes')}
          cancelLabel={t('support.ways.unlink.no')}
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          {failure !== null && <Banner tone="danger">{t(failure)}</Banner>}
          <p>{t('support.ways.unlink.text', { name })}</p>
        </ConfirmDialog>
      )}
    </Row>
  )
}

function Adding({ data }: { data: SignInWays }) {
  const { t } = useMessages()
  const api = useApiClient()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const [going, setGoing] = useState<string | null>(null)
  const providers = providersToAdd(data)
  if (providers.length === 0) return null
  const go = async (provider: string): Promise<void> => {
    setGoing(provider)
    const sent = await linkSignIn(api, provider)
    if (sent.isOk) return window.location.assign(sent.data.location)
    setGoing(null)
    if (sent.problem.status === 401) void navigate(rootWithLogin(ownData))
    else alerts.showProblem(sent.problem)
  }
  return (
    <Stack gap={3} className={styles.adding}>
      <h3>{t('support.ways.add')}</h3>
      <Row wrap gap={3} align="stretch">
        {providers.map(({ id, name }) => (
          <Button
            key={id}
            variant="secondary"
            icon={<Icon icon={Plus} size={18} />}
            isBusy={going === id}
            isDisabled={going !== null && going !== id}
            onClick={() => void go(id)}
          >
            {t('support.ways.add.one', { name })}
          </Button>
        ))}
      </Row>
    </Stack>
  )
}
