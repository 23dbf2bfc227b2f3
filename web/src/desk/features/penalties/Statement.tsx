import { CopyId } from '../../../ui/CopyId.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { useGames } from '../../shared/games.ts'
import { useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'
import type { Penalty } from './queries.ts'
import { useNames } from './use-names.ts'
import styles from './Penalties.module.css'

/** Whose it is: the account, the name in the game, the game, and since when. */
export function Who({ penalty }: { penalty: Penalty }) {
  const { t, locale } = useTexts()
  const games = useGames()
  return (
    <p className={styles.who}>
      <strong dir="auto">{penalty.gameAccount}</strong>
      <span>{games.find(({ game }) => game === penalty.game)?.title ?? penalty.game}</span>
      <RelativeTime time={penalty.imposedAt} locale={locale} />
      <CopyId id={penalty.accountId} copyLabel={`${t('copy')}: ${t('player')}`} copiedLabel={t('copied')} />
    </p>
  )
}

/** What a player was told: the restriction, its reasons, what was found, and who decided. */
export function Statement({ penalty, isBesideAppeal = false }: { penalty: Penalty; isBesideAppeal?: boolean }) {
  const { t, locale } = useTexts()
  const nameOf = useNames()
  const say = (texts: Record<string, string>): string => variantOf({ texts }, locale)
  const time = (at: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  const finding: [string, string | undefined][] = [
    [t('penalty.rule'), penalty.ruleBroken && say(penalty.ruleBroken)],
    [t('penalty.facts'), penalty.facts && say(penalty.facts)],
  ]
  const facts: [string, string | undefined][] = [
    [t('penalty.reason'), say(penalty.reason)],
    ...(isBesideAppeal ? [] : finding),
    [t('penalty.decided'), penalty.decidedBy && t(`penalty.by.${penalty.decidedBy}`)],
    [t('penalty.end'), penalty.end === null ? t('penalty.forever') : time(penalty.end)],
    [t('penalty.imposedBy'), penalty.imposedBy === null ? t('penalty.imported') : nameOf(penalty.imposedBy)],
    [t('player.opened'), penalty.openedByMailAt?.map(time).join(' · ')],
    // Said to the player, no reason to decide by.
    ...(isBesideAppeal
      ? []
      : [
          [t('penalty.complain'), penalty.howToComplain && say(penalty.howToComplain)] satisfies [
            string,
            string | undefined,
          ],
        ]),
  ]
  return (
    <div className={styles.statement}>
      {!isBesideAppeal && <Who penalty={penalty} />}
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value === undefined || value === '' ? null : (
            <div key={name} className={name === t('penalty.complain') ? styles.long : undefined}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
      {!isBesideAppeal && <Evidence lines={penalty.evidence} />}
    </div>
  )
}

export function Evidence({ lines }: { lines: readonly string[] }) {
  const { t } = useTexts()
  if (lines.length === 0) return null
  return (
    <section className={styles.proof}>
      <h3>{t('penalty.evidence')}</h3>
      <ul className={styles.evidence}>
        {lines.map((line, index) => (
          <li key={index} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
