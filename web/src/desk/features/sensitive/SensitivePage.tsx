import { ShieldAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { cx } from '../../../lib/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Frame } from '../../shared/frame/Frame.tsx'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { mayLead } from '../../shared/roles.ts'
import { sensitiveCategories, useSensitiveGuidance } from '../../shared/sensitive.ts'
import { GuidanceForm } from './GuidanceForm.tsx'
import { useWordLists } from './queries.ts'
import { WordsForm } from './WordsForm.tsx'
import frame from '../../shared/frame/Frame.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Sensitive.module.css'

/** What makes a case go first, and what is to be done then: words by category and language, guidance by category. */
export function SensitivePage() {
  const { t, locale } = useTexts()
  const { me } = useDesk()
  const { category, language } = useParams()
  const guidance = useSensitiveGuidance()
  const lists = useWordLists()
  useEffect(() => {
    document.title = `${t('sensitive')} · ${t('title')}`
  }, [t])
  if (!mayLead(me.roles)) return <Navigate to="/cases" replace />

  const list = lists?.find((one) => one.category === category && one.language === language)
  const text = language === undefined ? guidance?.find((one) => one.category === category) : undefined
  return (
    <Frame view={null} commands={[]} isReading={category !== undefined} hasList>
      <section className={room.list} aria-label={t('sensitive')}>
        <header className={room.head}>
          <h2>{t('sensitive')}</h2>
        </header>
        {lists === undefined || guidance === undefined ? (
          <div className={parts.skeletons} role="status" aria-label={t('loading')}>
            <Skeleton lines={8} />
          </div>
        ) : (
          <div className={styles.lists}>
            {sensitiveCategories.map((one) => (
              <section key={one} aria-labelledby={`sensitive-${one}`}>
                <h3 id={`sensitive-${one}`} className={styles.group}>
                  {t(`sensitive.category.${one}`)}
                </h3>
                <ul>
                  <li>
                    <Link
                      to={`/sensitive/${one}`}
                      className={room.row}
                      aria-current={text?.category === one ? 'true' : undefined}
                    >
                      <strong>{t('sensitive.guidance')}</strong>
                    </Link>
                  </li>
                  {lists
                    .filter((its) => its.category === one)
                    .map((its) => (
                      <li key={its.language}>
                        <Link
                          to={`/sensitive/${one}/${its.language}`}
                          className={room.row}
                          aria-current={its === list ? 'true' : undefined}
                        >
                          <span>{languageName(its.language, locale)}</span>
                          <span className={room.small}>
                            <span>{t('sensitive.count', { count: its.words.length })}</span>
                            <span>{t(its.isShipped ? 'sensitive.shipped' : 'sensitive.changed')}</span>
                          </span>
                        </Link>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </section>
      <main className={cx(frame.place, room.scroll)}>
        {list !== undefined ? (
          <WordsForm key={`${category} ${language} ${list.changedAt}`} list={list} />
        ) : text !== undefined ? (
          <GuidanceForm key={`${category} ${text.changedAt}`} guidance={text} />
        ) : (
          <EmptyState icon={ShieldAlert} title={t('sensitive.choose')}>
            {t('sensitive.choose.text')}
          </EmptyState>
        )}
      </main>
    </Frame>
  )
}
