import { ArrowLeft } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import type { Api } from '../../../kit/api/api.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Time } from '../../shared/i18n/Time.tsx'
import { RichText } from '../../shared/rich-text/RichText.tsx'
import { cx } from '../../../kit/lib/class-names.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import styles from './LockedOut.module.css'
import { NotRead } from './NotRead.tsx'
import { type ReadCase, readCase, useReading } from './queries.ts'

/** A thread to read: nothing can be written, and files stay closed. */
export function OpenCase({ id, onOver }: { id: string; onOver: () => void }) {
  const { t, tKey } = useMessages()
  const read = useCallback((api: Api) => readCase(api, id), [id])
  const { data, problem, reload } = useReading(read)
  const isOver = problem?.status === 401
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  return (
    <section className={styles.part} aria-labelledby="lockedout-case">
      <p>
        <Row as={Link} gap={2} inline href="/lockedout" className={styles.back}>
          <Icon icon={ArrowLeft} flip size={18} /> {t('support.lockedout.back')}
        </Row>
      </p>
      <h2 id="lockedout-case">{data?.subject ?? t('support.lockedout.number', { number: id })}</h2>
      {data === undefined && problem === null && <Skeleton lines={6} />}
      {data === undefined && problem !== null && !isOver && <NotRead onRetry={() => void reload()} />}
      {data !== undefined && (
        <>
          <Row as="p" wrap gap="0 4" tone="quiet" size={1} align="stretch">
            <span>{t('support.lockedout.number', { number: data.id })}</span>
            <span>{tKey(data.statusKey)}</span>
            <span>{data.gameTitle}</span>
          </Row>
          <ol className={styles.thread}>
            {data.events.map((event, index) => (
              // Events have no id of their own and are never reordered.
              <li key={index}>
                <Event event={event} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Event({ event }: { event: ReadCase['events'][number] }) {
  const { t, has, tKey } = useMessages()
  if (event.eventType !== 'CONTACT') {
    const name = event.alternateName ?? ''
    const key = `support.case.event.status.${name.charAt(0).toLowerCase()}${name.slice(1)}`
    return (
      <Text textAlign="center" tone="quiet" size={1}>
        <span>{has(key) ? tKey(key) : name}</span> <Time at={event.createdAt} />
      </Text>
    )
  }
  return (
    <Stack
      as="article"
      gap={2}
      pad={4}
      radius={2}
      ground="page"
      breaks
      className={cx(event.fromCompany && styles.company)}
    >
      <Row as="header" wrap gap="0 4" tone="quiet" size={1} align="stretch">
        <strong>{t(event.fromCompany ? 'support.lockedout.us' : 'support.lockedout.you')}</strong>
        <Time at={event.createdAt} />
      </Row>
      <RichText kind="message" html={event.text ?? ''} />
      {event.hadFiles && <Text tone="quiet">{t('support.lockedout.files')}</Text>}
    </Stack>
  )
}
