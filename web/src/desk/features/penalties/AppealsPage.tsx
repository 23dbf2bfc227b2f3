import { MousePointerClick, Scale } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { cx } from '../../../lib/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'
import { AppealView } from './AppealView.tsx'
import { type AppealState, appealStates, useAppeals } from './queries.ts'
import frame from '../../shared/frame/Frame.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'

/** Players who say that a restriction is wrong: oldest first, and the chosen one. */
export function AppealsPage() {
  const { t, locale } = useTexts()
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('state')
  const state: AppealState = appealStates.find((one) => one === wanted) ?? 'PENDING'
  const { data: appeals } = useAppeals(state)
  const chosen = appeals?.find((appeal) => appeal.id === id)
  useEffect(() => {
    document.title = `${t('appeals')} · ${t('title')}`
  }, [t])

  return (
    <Frame view={null} commands={[]} isReading={id !== undefined}>
      <section className={room.list} aria-label={t('appeals')}>
        <header className={room.head}>
          <h2>{t('appeals')}</h2>
          <Select
            aria-label={t('appeals.state')}
            value={state}
            onChange={(event) => setSearch({ state: event.target.value }, { replace: true })}
            choices={appealStates.map((value) => ({ value, label: t(`appeal.${value}`) }))}
          />
        </header>
        {appeals === undefined ? (
          <div className={parts.skeletons} role="status" aria-label={t('loading')}>
            <Skeleton lines={6} />
          </div>
        ) : appeals.length === 0 ? (
          <EmptyState icon={Scale} title={t('appeals.none')} />
        ) : (
          <ul className={room.rows}>
            {appeals.map((appeal) => (
              <li key={appeal.id}>
                <Link
                  to={`/appeals/${appeal.id}?state=${state}`}
                  className={room.row}
                  aria-current={appeal.id === id ? 'true' : undefined}
                >
                  <strong dir="auto">{appeal.penalty.gameAccount}</strong>
                  <span className={room.line} dir="auto">
                    {appeal.description ?? variantOf({ texts: appeal.penalty.reason }, locale)}
                  </span>
                  <span className={room.small}>
                    <span dir="auto">{variantOf({ texts: appeal.penalty.penalty }, locale)}</span>
                    <RelativeTime time={appeal.submittedDate} locale={locale} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <main className={cx(frame.place, room.scroll)}>
        {chosen === undefined ? (
          <EmptyState icon={MousePointerClick} title={t('appeals.choose')} />
        ) : (
          <AppealView key={chosen.id} appeal={chosen} />
        )}
      </main>
    </Frame>
  )
}
