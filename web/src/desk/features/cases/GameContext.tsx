import { useGames } from '../../shared/games.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import type { Case } from './queries.ts'
import { Ago } from '../../shared/Ago.tsx'
import { FactLine } from '../../shared/Facts.tsx'
import styles from './Details.module.css'
import parts from '../../shared/Parts.module.css'

/** What the game's publisher has signed and the player has sent along (CD-242). */
export function GameContext({
  context,
  accountId,
}: {
  context: NonNullable<Case['gameContext']>
  /** Whose case it is. */
  accountId: string | null
}) {
  const { t, locale } = useTexts()
  const games = useGames()
  const title = games.find(({ game }) => game === context.game)?.title
  const facts = [
    [t('filter.game'), title ?? context.game],
    [t('ingame.character'), context.character && `${context.character.name} (${context.character.id})`],
    [t('ingame.realm'), context.realm && `${context.realm.name} (${context.realm.id})`],
    [t('ingame.build'), context.build],
    [t('ingame.platform'), context.platform],
    [t('ingame.language'), context.locale && languageName(context.locale, locale)],
  ] as const
  return (
    <section>
      <h3>{t('ingame.context')}</h3>
      <dl className={styles.facts}>
        <FactLine name={t('ingame.account')}>
          <bdi>{context.account}</bdi>
          {accountId !== null && context.account !== accountId && <p className={parts.quiet}>{t('ingame.other')}</p>}
        </FactLine>
        {facts.map(([label, value]) =>
          value ? (
            <FactLine key={label} name={label}>
              <bdi>{value}</bdi>
            </FactLine>
          ) : null,
        )}
        <FactLine name={t('ingame.at')}>
          <Ago time={context.reportedAt} />
        </FactLine>
        {context.log !== null && (
          <FactLine name={t('ingame.log')}>
            {/* Scrolled by keys too. */}
            <div className={styles.log} tabIndex={0} role="region" aria-label={t('ingame.log')} dir="ltr">
              {context.log}
            </div>
          </FactLine>
        )}
      </dl>
    </section>
  )
}
