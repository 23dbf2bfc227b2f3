import { ArrowLeft } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import type { Api } from '../../api/api.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Time } from '../../shared/i18n/Time.tsx'
import { RichText } from '../../shared/rich-text/RichText.tsx'
import { cx } from '../../lib/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
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
        <Link href="/lockedout" className={styles.back}>
          <Icon icon={ArrowLeft} flip size={18} /> {t('support.lockedout.back')}
        </Link>
      </p>
      <h2 id="lockedout-case">{data?.subject ?? t('support.lockedout.number', { number: id })}</h2>
      {data === undefined && problem === null && <Skeleton lines={6} />}
      {data === undefined && problem !== null && !isOver && <NotRead onRetry={() => void reload()} />}
      {data !== undefined && (
        <>
          <p className={styles.small}>
            <span>{t('support.lockedout.number', { number: data.id })}</span>
            <span>{tKey(data.statusKey)}</span>
            <span>{data.gameTitle}</span>
          </p>
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
      <p className={styles.change}>
        <span>{has(key) ? tKey(key) : name}</span> <Time at={event.createdAt} />
      </p>
    )
  }
  return (
    <article className={cx(styles.message, event.fromCompany && styles.company)}>
      <header className={styles.small}>
        <strong>{t(event.fromCompany ? 'support.lockedout.us' : 'support.lockedout.you')}</strong>
        <Time at={event.createdAt} />
      </header>
      <RichText kind="message" html={event.text ?? ''} />
      {event.hadFiles && <p className={styles.quiet}>{t('support.lockedout.files')}</p>}
    </article>
  )
}
