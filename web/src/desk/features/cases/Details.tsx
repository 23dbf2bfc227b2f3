import { Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '../../../kit/ui/Button.tsx'
import { Grid, Text } from '../../../kit/ui/Layout.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { playerHref } from '../../shared/players.ts'
import { Articles } from './Articles.tsx'
import { LauncherTokens } from './LauncherTokens.tsx'
import { GameContext } from './GameContext.tsx'
import { type Case, useOthers } from './queries.ts'
import { Merging } from './Merging.tsx'
import { Splitting } from './Splitting.tsx'
import { SmsProtection } from './SmsProtection.tsx'
import { Status } from '../../shared/Status.tsx'
import { Ago } from '../../shared/Ago.tsx'
import { Copied } from '../../shared/Parts.tsx'
import { FactLine } from '../../shared/Facts.tsx'
import styles from './Details.module.css'
import parts from '../../shared/Parts.module.css'

/** Who this is, what else they have, and the form the case began with. */
export function Details({
  whole,
  triage,
  onInsert,
  onSplit,
}: {
  whole: Case
  triage: ReactNode
  onInsert: ((words: string) => void) | undefined
  onSplit: () => void
}) {
  const { t, locale } = useTexts()
  const [search] = useSearchParams()
  const { player, fields, ingame, gameContext } = whole
  const isAlert = whole.sensitive?.some(({ outcome }) => outcome === null) === true
  const person = player.accountId ?? player.personId ?? null
  const others = useOthers(person, whole.case.id)
  return (
    <Grid
      as="aside"
      columns={1}
      content="start"
      gap={6}
      pad={4}
      ground="page"
      className={styles.details}
      aria-label={t('details')}
    >
      {triage}
      {/* Nobody is sent an article while there is an alert. */}
      {!isAlert && <Articles id={whole.case.id} onInsert={onInsert} />}
      <section>
        <h3>{t('player')}</h3>
        <Text size={3} weight={650} className={styles.playerName}>
          <bdi>{player.displayName ?? t('player.anonymous')}</bdi>
        </Text>
        {player.accountId === null && player.displayName !== null && (
          <p className={parts.quiet}>{t('player.anonymous')}</p>
        )}
        {player.accountId !== null && (
          <p>
            <Copied id={player.accountId} what={t('player')} />
          </p>
        )}
        {person !== null && (
          <p className={styles.restrictions}>
            <Link to={playerHref(person)}>{t('players.open')}</Link>
          </p>
        )}
        {player.accountId !== null && (
          <p className={styles.restrictions}>
            <Link to={`/restrictions?account=${encodeURIComponent(player.accountId)}`}>{t('player.restrictions')}</Link>
          </p>
        )}
        <dl className={styles.facts}>
          {player.email !== null && (
            <div>
              <dt>{t('player.email')}</dt>
              <dd>
                <Copied id={player.email} what={t('player.email')} />
              </dd>
              {player.mailReturnedAt !== undefined && (
                <Text as="dd" tone="danger">
                  {t('player.mailReturned')} <Ago time={player.mailReturnedAt} />
                </Text>
              )}
            </div>
          )}
          {player.phoneNumber !== null && (
            <FactLine name={t('player.phone')}>
              <Copied id={player.phoneNumber} what={t('player.phone')} />
            </FactLine>
          )}
          {player.accountId !== null && (
            <SmsProtection key={player.accountId} accountId={player.accountId} since={player.smsProtectedSince} />
          )}
          {player.openedByMailAt !== undefined && (
            <div>
              <dt>{t('player.opened')}</dt>
              {player.openedByMailAt.map((at) => (
                <dd key={at}>
                  <Ago time={at} />
                </dd>
              ))}
            </div>
          )}
          {player.accountId !== null && (
            <LauncherTokens key={`launchers ${player.accountId}`} accountId={player.accountId} />
          )}
          <FactLine name={t('player.language')}>{languageName(player.locale, locale)}</FactLine>
        </dl>
      </section>
      {person !== null && (
        <section>
          <h3>{t('player.others', { count: others.length })}</h3>
          <Grid as="ul" columns={1} gap={1} className={styles.others}>
            {others.map((one) => (
              <li key={one.id}>
                <Link to={`/cases/${one.id}?${search.toString()}`}>
                  <span dir="auto">{one.subject}</span>
                  <Status status={one.status} />
                </Link>
              </li>
            ))}
          </Grid>
          {/* Whose a case without an account is, nobody has proven. */}
          {player.accountId !== null && (
            <>
              <Merging whole={whole} others={others} />
              <Splitting whole={whole} onSplit={onSplit} />
            </>
          )}
        </section>
      )}
      {fields.length > 0 && (
        <section>
          <h3>{t('fields')}</h3>
          <dl className={styles.facts}>
            {fields.map((field) => (
              <FactLine key={field.key} name={field.label}>
                <bdi>{field.secure ? <SecretField id={whole.case.id} name={field.key} /> : field.value}</bdi>
              </FactLine>
            ))}
          </dl>
        </section>
      )}
      {gameContext !== null && <GameContext context={gameContext} accountId={player.accountId} />}
      {ingame !== null && (
        <section>
          <h3>{t('ingame')}</h3>
          <dl className={styles.facts}>
            <FactLine name={t('ingame.character')}>{ingame.characterId}</FactLine>
            <FactLine name={t('ingame.realm')}>{ingame.realmId}</FactLine>
            {ingame.ticketMetaData !== null && (
              <div>
                <dt>{t('ingame.data')}</dt>
                <dd dir="auto">{ingame.ticketMetaData}</dd>
              </div>
            )}
          </dl>
        </section>
      )}
    </Grid>
  )
}

/** Sealed until somebody asks for it, which the audit remembers (ground G30). */
function SecretField({ id, name }: { id: string; name: string }) {
  const { t, call, say } = useDesk()
  const [value, setValue] = useState<string | null>(null)
  if (value !== null) return value
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Icon icon={Lock} size={15} />}
      onClick={() =>
        void call('readSecureField', { id, key: name }).then(
          (field) => setValue(field.value ?? ''),
          () => say(t('failed')),
        )
      }
    >
      {t('field.show')}
    </Button>
  )
}
