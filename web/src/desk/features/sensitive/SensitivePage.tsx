import { useParams } from 'react-router-dom'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { useOperation } from '../../shared/operations.ts'
import { Raced } from '../../shared/Raced.tsx'
import { sensitiveCategories } from '../../shared/sensitive.ts'
import { GuidanceForm } from './GuidanceForm.tsx'
import { WordsForm } from './WordsForm.tsx'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { useIsWide } from '../../../kit/lib/use-media-query.ts'
import { Text } from '../../../kit/ui/Layout.tsx'
import { RoomRow } from '../../shared/frame/RoomRow.tsx'
import room from '../../shared/Room.module.css'
import styles from './Sensitive.module.css'

/** What makes a case go first, and what is to be done then: words by category and language, guidance by category. */
export function SensitivePage() {
  const { t, locale } = useTexts()
  const { category, language } = useParams()
  const isWide = useIsWide()
  const reads = [
    useOperation('listSensitiveGuidance', {}, { revalidateOnFocus: false }),
    useOperation('listSensitiveWords'),
  ] as const
  const [guidance, lists] = [reads[0].data?.items, reads[1].data?.items]

  const list = lists?.find((one) => one.category === category && one.language === language)
  // With room beside the list, the first before anything is chosen.
  const shown = category ?? (isWide ? sensitiveCategories[0] : undefined)
  const text = language === undefined ? guidance?.find((one) => one.category === shown) : undefined
  return (
    <ListRoom
      rows={guidance === undefined ? undefined : lists}
      reads={reads}
      isReading={category !== undefined}
      none={t('sensitive.choose')}
      text={t('sensitive.choose.text')}
      list={
        <div className={styles.lists}>
          {sensitiveCategories.map((one) => (
            <section key={one} aria-labelledby={`sensitive-${one}`}>
              <Text as="h3" tone="quiet" size={1} weight={650} id={`sensitive-${one}`} className={styles.group}>
                {t(`sensitive.category.${one}`)}
              </Text>
              <ul>
                <li>
                  <RoomRow to={`/sensitive/${one}`} isChosen={text?.category === one}>
                    <strong>{t('sensitive.guidance')}</strong>
                  </RoomRow>
                </li>
                {(lists ?? [])
                  .filter((its) => its.category === one)
                  .map((its) => (
                    <li key={its.language}>
                      <RoomRow to={`/sensitive/${one}/${its.language}`} isChosen={its === list}>
                        <span>{languageName(its.language, locale)}</span>
                        <span className={room.small}>
                          <span>{t('sensitive.count', { count: its.words.length })}</span>
                          {!its.isShipped && <span>{t('sensitive.changed')}</span>}
                        </span>
                      </RoomRow>
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
