import { ShieldAlert } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { useOperation } from '../../shared/operations.ts'
import { Raced } from '../../shared/Raced.tsx'
import { sensitiveCategories, useSensitiveGuidance } from '../../shared/sensitive.ts'
import { GuidanceForm } from './GuidanceForm.tsx'
import { WordsForm } from './WordsForm.tsx'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { media } from '../../../kit/lib/breakpoints.ts'
import { useMediaQuery } from '../../../kit/lib/use-media-query.ts'
import room from '../../shared/Room.module.css'
import styles from './Sensitive.module.css'

/** What makes a case go first, and what is to be done then: words by category and language, guidance by category. */
export function SensitivePage() {
  const { t, locale } = useTexts()
  const { category, language } = useParams()
  const isWide = useMediaQuery(media.desktop)
  const guidance = useSensitiveGuidance()
  const lists = useOperation('listSensitiveWords').data?.items

  const list = lists?.find((one) => one.category === category && one.language === language)
  // With room beside the list, the first before anything is chosen.
  const shown = category ?? (isWide ? sensitiveCategories[0] : undefined)
  const text = language === undefined ? guidance?.find((one) => one.category === shown) : undefined
  return (
    <ListRoom
      title={t('sensitive')}
      icon={ShieldAlert}
      rows={guidance === undefined ? undefined : lists}
      isReading={category !== undefined}
      none={t('sensitive.choose')}
      text={t('sensitive.choose.text')}
      list={
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
                {(lists ?? [])
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
                          {!its.isShipped && <span>{t('sensitive.changed')}</span>}
                        </span>
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      }
    >
      {list !== undefined ? (
        <Raced key={`${category} ${language}`} thing={list}>
          {(one) => one && <WordsForm list={one} />}
        </Raced>
      ) : (
        text !== undefined && (
          <Raced key={text.category} thing={text}>
            {(one) => one && <GuidanceForm guidance={one} />}
          </Raced>
        )
      )}
    </ListRoom>
  )
}
