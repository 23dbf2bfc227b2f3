import { useCallback, useEffect, useState } from 'react'
import { CaseNumber } from '../../../kit/ui/CaseNumber.tsx'
import type { Api } from '../../../kit/api/api.ts'
import { useApiClient } from '../../../kit/api/context.ts'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Time } from '../../shared/i18n/Time.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import styles from './LockedOut.module.css'
import { NotRead } from './NotRead.tsx'
import { type Cases, readCases, useReading } from './queries.ts'

/** Open cases, and below them the archived ones, ten at a time. */
export function OpenCases({ onOver }: { onOver: () => void }) {
  const { t } = useMessages()
  return (
    <>
      <List
        id="lockedout-cases"
        title={t('support.lockedout.cases')}
        none={t('support.lockedout.cases.none')}
        isArchived={false}
        onOver={onOver}
      />
      <List
        id="lockedout-archived"
        title={t('support.lockedout.archived')}
        none={t('support.lockedout.archived.none')}
        isArchived
        onOver={onOver}
      />
    </>
  )
}

function List({
  id,
  title,
  none,
  isArchived,
  onOver,
}: {
  id: string
  title: string
  none: string
  isArchived: boolean
  onOver: () => void
}) {
  const { t, tKey } = useMessages()
  const api = useApiClient()
  const first = useCallback((with_: Api) => readCases(with_, isArchived, undefined), [isArchived])
  const { data, problem, reload, replace } = useReading(first)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isOver = problem?.status === 401
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])

  const more = async ({ items, nextCursor }: Cases): Promise<void> => {
    if (nextCursor === null) return
    setBusy(true)
    setFailed(false)
    try {
      const next = await readCases(api, isArchived, nextCursor)
      replace({ items: [...items, ...next.items], nextCursor: next.nextCursor })
    } catch (error) {
      if (problemOfFailure(error).status === 401) onOver()
      else setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {data === undefined && problem === null && <Skeleton lines={3} />}
      {data === undefined && problem !== null && !isOver && <NotRead onRetry={() => void reload()} />}
      {data?.items.length === 0 && <Text tone="quiet">{none}</Text>}
      {data !== undefined && data.items.length > 0 && (
        <ul className={styles.rows}>
          {data.items.map((one) => (
            <li key={one.id}>
              <Card as="article" className={styles.row}>
                <h3>
                  <Link href={`/lockedout?case=${one.id}`}>{one.subject}</Link>
                </h3>
                {one.excerpt !== null && (
                  <p className={styles.excerpt} dir="auto">
                    {one.excerpt}
                  </p>
                )}
                <Row as="p" wrap gap="0 4" tone="quiet" size={1} align="stretch">
                  <span>{tKey(one.statusKey)}</span>
                  <span>{one.gameTitle}</span>
                  <CaseNumber number={one.id} />
                  <Time at={one.updatedAt} />
                </Row>
              </Card>
            </li>
          ))}
        </ul>
      )}
      {hasFailed && data !== undefined && <NotRead onRetry={() => void more(data)} />}
      {data !== undefined && data.nextCursor !== null && !hasFailed && (
        <div>
          <Button variant="secondary" isBusy={isBusy} onClick={() => void more(data)}>
            {t('support.lockedout.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
