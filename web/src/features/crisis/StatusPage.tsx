import { CircleAlert, CircleCheck, Rss, TriangleAlert } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { useApiClient } from '../../api/context.ts'
import { cx } from '../../lib/class-names.ts'
import { sharedProduct } from '../../lib/shared-product.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Time } from '../../shared/i18n/Time.tsx'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { usePageHead } from '../../shared/page/page-head.ts'
import { Redirect } from '../../shared/routing/Redirect.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Incident, type ServiceState, useServiceStatus } from './queries.ts'
import { Updates } from './Updates.tsx'
import styles from './StatusPage.module.css'

const icons = { operational: CircleCheck, degraded: TriangleAlert, outage: CircleAlert }

/** How games and services are, what is wrong with them and what was; all of them, or one game's (CD-417). */
export function StatusPage() {
  const { t, locale } = useMessages()
  const { page } = useApiClient()
  const game = useParams()['game']?.toLowerCase()
  const { data, problem, reload } = useServiceStatus()
  const own = data?.services.find((service) => service.game?.shortName === game)?.game
  const title = own ? `${t('support.status.title')}: ${own.name}` : t('support.status.title')
  usePageHead({ title, description: t('support.status.lead'), crumb: t('support.status.title') })

  if (game !== undefined && data !== undefined && !own) return <Redirect to="/status" />
  if (data === undefined)
    return problem === null ? <Skeleton lines={12} /> : <LoadFailed problem={problem} onRetry={() => void reload()} />
  const services = data.services.filter((service) => !own || service.game === null || service.game.shortName === game)
  const incidents = data.incidents.filter(
    ({ games }) =>
      !own || games.length === 0 || games.some(({ shortName }) => shortName === game || shortName === sharedProduct),
  )
  const [running, over] = [
    incidents.filter(({ endedAt }) => endedAt === null),
    incidents.filter(({ endedAt }) => endedAt !== null),
  ]
  const isCalm = services.every(({ state }) => state === 'operational')
  const isOut = services.some(({ state }) => state === 'outage')
  return (
    <div className={styles.page}>
      <PageTitle lead={t('support.status.lead')}>{title}</PageTitle>
      <Banner
        isQuiet
        tone={isCalm ? 'success' : isOut ? 'danger' : 'warning'}
        title={t(isCalm ? 'support.status.all' : 'support.status.some')}
      />
      <section aria-labelledby="status-services">
        <h2 id="status-services">{t('support.status.services')}</h2>
        <ul className={styles.services}>
          {services.map(({ game: its, state }) => (
            <li key={its?.shortName ?? ''}>
              {its === null ? (
                <span>{t('support.status.shared')}</span>
              ) : (
                <Link href={`/status/${its.shortName}`}>{its.name}</Link>
              )}
              <State state={state} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="status-now">
        <h2 id="status-now">{t('support.status.now')}</h2>
        {running.length === 0 ? (
          <p className={styles.none}>{t('support.status.none')}</p>
        ) : (
          running.map((incident) => <Entry key={incident.id} incident={incident} />)
        )}
      </section>
      <section aria-labelledby="status-past">
        <h2 id="status-past">{t('support.status.past')}</h2>
        {over.length === 0 ? (
          <p className={styles.none}>{t('support.status.past.none')}</p>
        ) : (
          over.map((incident) => <Entry key={incident.id} incident={incident} />)
        )}
      </section>
      <p className={styles.ways}>
        {own && <Link href="/status">{t('support.status.every')}</Link>}
        <Link href={`${page.origin}${page.mountPath}/status/${locale}${own ? `/${own.shortName}` : ''}.xml`}>
          <Icon icon={Rss} size={17} /> {t('support.status.feed')}
        </Link>
      </p>
    </div>
  )
}

function State({ state }: { state: ServiceState }) {
  const { t } = useMessages()
  return (
    <span className={cx(styles.state, styles[state])}>
      <Icon icon={icons[state]} size={18} /> {t(`support.status.${state}`)}
    </span>
  )
}

function Entry({ incident }: { incident: Incident }) {
  const { t } = useMessages()
  const { id, title, summary, severity, games, places, startedAt, endedAt, updates } = incident
  return (
    <article id={id} className={cx(styles.entry, endedAt === null ? styles[severity] : styles.over)}>
      <h3>{endedAt === null ? <Link href={`/breaking/${id}`}>{title}</Link> : title}</h3>
      <p className={styles.facts}>
        <span>{games.length === 0 ? t('support.status.shared') : games.map(({ name }) => name).join(' · ')}</span>
        {places.length > 0 && <span>{t('support.status.places', { places: places.join(' · ') })}</span>}
        {startedAt !== null && (
          <span>
            {t('support.status.began')}: <Time at={startedAt} />
          </span>
        )}
        {endedAt !== null && (
          <span>
            {t('support.status.ended')}: <Time at={endedAt} />
          </span>
        )}
      </p>
      {summary !== '' && <p>{summary}</p>}
      <Updates updates={updates} />
    </article>
  )
}
