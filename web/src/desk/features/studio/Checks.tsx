import { CircleCheck, Clock3, GraduationCap, LetterText, TriangleAlert } from 'lucide-react'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Surface, Text } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { LineName } from './LineName.tsx'
import type { Sheet } from './queries.ts'
import styles from './Checks.module.css'

/** What a writer should know of the text as it was saved last. */
export function Checks({
  source,
  checks: { words, minutes, readingAge, longSentences, links, terms },
  onShow,
}: Pick<Sheet, 'checks' | 'source'> & { onShow: (line: number) => void }) {
  const { t } = useTexts()
  return (
    <div className={styles.checks}>
      {links.length > 0 && (
        <section>
          <h3>{t('studio.checks.links')}</h3>
          <Surface bare as="ul" line="all" radius={2} className={styles.findings}>
            {links.map(({ line, target, fault }, at) => (
              <li key={at}>
                <p>
                  <LineName source={source} line={line} onShow={onShow} />{' '}
                  <Text as="bdi" breaks dir="ltr">
                    {target}
                  </Text>{' '}
                  · {t(`studio.checks.${fault}`)}
                </p>
                <Line source={source} line={line} />
              </li>
            ))}
          </Surface>
        </section>
      )}
      {terms.length > 0 && (
        <section>
          <h3>{t('studio.checks.terms')}</h3>
          <Surface bare as="ul" line="all" radius={2} className={styles.findings}>
            {terms.map(({ line, found, use }, at) => (
              <li key={at}>
                <p>
                  <LineName source={source} line={line} onShow={onShow} /> {t('studio.checks.term', { found, use })}
                </p>
                <Line source={source} line={line} />
              </li>
            ))}
          </Surface>
        </section>
      )}
      <section aria-label={t('studio.checks.measures')}>
        {links.length + terms.length > 0 && <h3>{t('studio.checks.measures')}</h3>}
        <Surface bare as="ul" line="all" radius={2} className={styles.measures}>
          {links.length + terms.length === 0 && (
            <li className={styles.fine}>
              <Icon icon={CircleCheck} size={18} /> {t('studio.checks.none')}
            </li>
          )}
          <li>
            <Icon icon={LetterText} size={18} /> {t('studio.checks.words', { count: words })}
          </li>
          <li>
            <Icon icon={Clock3} size={18} /> {t('studio.checks.minutes', { count: minutes })}
          </li>
          {readingAge !== null && (
            <li>
              <Icon icon={GraduationCap} size={18} /> {t('studio.checks.age', { age: String(readingAge) })}
            </li>
          )}
          {longSentences > 0 && (
            <li className={styles.long}>
              <Icon icon={TriangleAlert} size={18} /> {t('studio.checks.sentences', { count: longSentences })}
            </li>
          )}
        </Surface>
      </section>
    </div>
  )
}

/** The line it is about, as it stands in the text. */
function Line({ source, line }: { source: string; line: number }) {
  const words = (source.split('\n')[line - 1] ?? '').trim()
  return words === '' ? null : (
    <Text tone="quiet" size={1} className={styles.quoted} dir="auto">
      {words}
    </Text>
  )
}
