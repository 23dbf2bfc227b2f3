import { useState } from 'react'
import { signedLines } from './difference-lines.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Row, Surface } from '../../../kit/ui/Layout.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useOperation } from '../../shared/operations.ts'
import { useWrite } from '../../shared/use-write.ts'
import { Difference } from './Difference.tsx'
import { article, studioReads, type Version } from './queries.ts'
import { Ago } from '../../shared/Ago.tsx'
import parts from '../../shared/Parts.module.css'
import styles from './Versions.module.css'
import studio from './Studio.module.css'

/** Every version of a document: who, when, why, and what is otherwise now. */
export function Versions({ id }: { id: string }) {
  const { t } = useTexts()
  const versions = useOperation('listContentVersions', article(id)).data?.items
  const [open, setOpen] = useState<number | null>(null)
  if (versions === undefined) return <Loading lines={5} isBare />
  if (versions.length === 0) return <p className={studio.hint}>{t('studio.versions.none')}</p>
  return (
    <Surface as="ol" line="all" radius={2} bare className={styles.versions}>
      {versions.map((version) => (
        <li key={version.number}>
          <Row wrap justify="between" gap="1 4" className={styles.version}>
            <About version={version} />
            <Button
              variant="quiet"
              size="small"
              aria-expanded={open === version.number}
              onClick={() => setOpen(open === version.number ? null : version.number)}
            >
              {t('studio.versions.show', { number: String(version.number) })}
            </Button>
          </Row>
          {open === version.number && <Opened id={id} version={version} />}
        </li>
      ))}
    </Surface>
  )
}

function About({ version: { number, cause, by, writtenBy, at, note, added, removed, isLive } }: { version: Version }) {
  const { t } = useTexts()
  const who = by ?? writtenBy
  return (
    <div>
      <strong>
        {number} · {t(`studio.cause.${cause}`)}
        {isLive && <span className={cx(parts.status, parts.answered)}>{t('studio.live')}</span>}
      </strong>
      <span>
        {who !== null && (
          <>
            <bdi>{who.displayName}</bdi> ·{' '}
          </>
        )}
        <Ago time={at} /> ·{' '}
        <bdi dir="ltr">
          +{added} −{removed}
        </bdi>
      </span>
      {note !== '' && <q dir="auto">{note}</q>}
    </div>
  )
}

function Opened({ id, version: { number, isLive } }: { id: string; version: Version }) {
  const { t, call, say } = useDesk()
  const { isBusy, act } = useWrite(...studioReads)
  const { data: source } = useOperation('getContentVersion', { ...article(id), version: number })
  return (
    <>
      {source !== undefined && (
        <Difference
          lines={signedLines(source.difference)}
          label={t('studio.versions.difference', { number: String(number) })}
        />
      )}
      {!isLive && (
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          onClick={() =>
            void act(async () => {
              const { release } = await call('rollbackContent', { ...article(id), body: { version: number, note: '' } })
              say(t(release === null ? 'studio.review.done' : 'studio.rolledback'))
            })
          }
        >
          {t('studio.rollback', { number: String(number) })}
        </Button>
      )}
    </>
  )
}
