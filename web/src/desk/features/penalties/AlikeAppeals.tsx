import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'
import { Verdict } from './Verdict.tsx'
import { Text } from '../../../kit/ui/Layout.tsx'
import { Ago } from '../../shared/Ago.tsx'
import styles from './Penalties.module.css'

/** How appeals of the same game and reason were decided, so that the like is decided alike. */
export function AlikeAppeals({ alike }: { alike: DeskSchema<'DeskAppealSheet'>['alike'] }) {
  const { t, locale } = useTexts()
  return (
    <section className={styles.group} aria-labelledby="appeal-alike">
      <h3 id="appeal-alike">{t('appeal.alike')}</h3>
      {alike.length === 0 ? (
        <p className={styles.over}>{t('appeal.alike.none')}</p>
      ) : (
        <ul className={styles.said}>
          {alike.map(({ id, state, penalty, reason, description, repName, repResponse, decidedAt }) => (
            <li key={id}>
              <p className={styles.who}>
                {state !== 'PENDING' && <Verdict verdict={state} label={t(`appeal.${state}`)} />}
                {repName !== null && <bdi>{repName}</bdi>}
                {decidedAt !== null && <Ago time={decidedAt} />}
              </p>
              <p className={styles.over} dir="auto">
                {variantOf({ texts: penalty }, locale)} · {variantOf({ texts: reason }, locale)}
              </p>
              {description !== null && (
                <Text as="blockquote" breaks lines="kept" className={styles.quote} dir="auto">
                  {description}
                </Text>
              )}
              <p className={styles.plain} dir="auto">
                {repResponse}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
