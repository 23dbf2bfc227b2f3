import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { encode } from 'uqr'
import { useApiClient } from '../../../kit/api/context.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import { progressOf } from '../../../kit/api/upload.ts'
import { problemText } from '../../shared/form/problem-text.ts'
import { Sentence } from '../../shared/i18n/Sentence.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Grid, Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { ProgressBar } from '../../../kit/ui/ProgressBar.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import { endHandoff } from './actions.ts'
import type { ContactValues } from './contact-form.ts'
import { type FormFacts, type HandedOver, addressOf, handOver, spoken } from './handoff.ts'
import styles from './HandOver.module.css'
import { useHandoff } from './queries.ts'

/** Quiet modules around the code, by which a camera finds it: ISO/IEC 18004 asks for four. */
const quietZone = 4

/** Dark on light whatever the page's colours: cameras read no other. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: quietZone })
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: modules, path: dark.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

/**
 * The half-filled form, ready to be taken by a phone: a picture for its camera, an address and a code for its keys
 * (CD-247). It says so when the phone has it. Closing leaves the code as it is, since it may be in somebody's hand.
 */
export function HandOver({
  values,
  onClose,
  ...facts
}: FormFacts & { values: () => ContactValues; onClose: () => void }) {
  const messages = useMessages()
  const { t, locale } = messages
  const api = useApiClient()
  const [made, setMade] = useState<HandedOver | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [turn, setTurn] = useState(0)
  const make = useEffectEvent(async (isStopped: () => boolean): Promise<void> => {
    setMade(null)
    setProblem(null)
    const sent = await handOver(api, values(), facts, (loaded, total) => setPercent(progressOf(loaded, total)))
    setPercent(null)
    if (isStopped()) return
    if (sent.isOk) setMade(sent.data)
    else setProblem(sent.problem)
  })
  useEffect(() => {
    let isStopped = false
    void make(() => isStopped)
    return () => {
      isStopped = true
    }
  }, [turn])

  const { data, problem: lost } = useHandoff(made?.receipt.id ?? null)
  // Of a session that ended nobody is told any more.
  const status = lost?.status === 404 ? 'expired' : (data?.status ?? 'waiting')
  const close = (
    <Button variant="secondary" onClick={onClose}>
      {t('support.common.close')}
    </Button>
  )
  const again = <Button onClick={() => setTurn(turn + 1)}>{t('support.contact.handoff.again')}</Button>

  const inWindow = (children: ReactNode, actions: ReactNode) => (
    <Dialog
      title={t('support.contact.handoff.title')}
      closeLabel={t('support.common.close')}
      onClose={onClose}
      actions={actions}
    >
      <Grid columns={1} gap={5}>
        {children}
      </Grid>
    </Dialog>
  )
  if (problem !== null)
    return inWindow(
      <Banner tone="danger">{problemText(problem, messages)}</Banner>,
      <>
        {close}
        {again}
      </>,
    )
  if (made === null)
    return inWindow(
      percent === null ? (
        <Row as="p" gap={3} tone="quiet" role="status">
          <Spinner /> {t('support.contact.handoff.making')}
        </Row>
      ) : (
        // Files that are still on their way go first.
        <ProgressBar value={percent} label={t('support.form.sending')} />
      ),
      close,
    )
  if (status === 'taken')
    return inWindow(
      <Stack gap={3} items="center" textAlign="center" role="status" className={styles.taken}>
        <Icon icon={CircleCheck} size={40} />
        <p>
          <strong>{t('support.contact.handoff.taken')}</strong>
        </p>
        <p>{t('support.contact.handoff.taken.text')}</p>
      </Stack>,
      close,
    )
  if (status === 'expired')
    return inWindow(
      <Banner tone="warning">{t('support.contact.handoff.expired')}</Banner>,
      <>
        {close}
        {again}
      </>,
    )
  const { receipt, left } = made
  const address = addressOf(api.page, receipt.code)
  const until = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(receipt.expiresAt))
  const cancel = (): void => {
    void endHandoff(api, receipt.id)
    onClose()
  }
  return inWindow(
    <>
      <p>{t('support.contact.handoff.text')}</p>
      <Grid columns={1} gap={5} items="center" className={styles.ways}>
        <QrCode text={address} label={t('support.contact.handoff.qr')} />
        <Stack gap={3} breaks className={styles.byHand}>
          <p>
            <Sentence
              k="support.contact.handoff.type"
              params={{ address: <bdi dir="ltr">{address.replace(/^https?:\/\/|#.*$/g, '')}</bdi> }}
            />
          </p>
          <Text size={4} weight={700} className={styles.letters}>
            <bdi dir="ltr">{spoken(receipt.code)}</bdi>
          </Text>
          <Text tone="quiet">{t('support.contact.handoff.until', { time: until })}</Text>
        </Stack>
      </Grid>
      {left > 0 && <Banner tone="warning">{t('support.contact.handoff.left', { count: left })}</Banner>}
      <Row as="p" gap={3} tone="quiet" role="status">
        <Spinner /> {t('support.contact.handoff.waiting')}
      </Row>
    </>,
    <>
      <Button variant="secondary" onClick={cancel}>
        {t('support.contact.handoff.cancel')}
      </Button>
      {close}
    </>,
  )
}
