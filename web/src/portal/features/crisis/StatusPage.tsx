import { CircleAlert, CircleCheck, Info, Rss, TriangleAlert } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Time } from '../../shared/i18n/Time.tsx'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { usePageHead } from '../../shared/page/page-head.ts'
import { RichText } from '../../shared/rich-text/RichText.tsx'
import { Redirect } from '../../shared/routing/Redirect.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { worstFirst } from './banners.ts'
import { type Incident, type ServiceState, useCrisisMessages, useServiceStatus } from './queries.ts'
import { Updates } from './Updates.tsx'
import styles from './StatusPage.module.css'

const icons = { operational: CircleCheck, notice: Info, degraded: TriangleAlert, outage: CircleAlert }

/**
 * What is wrong, the worst first, with what it means and the latest word; beside it how games and services are, below it
 * what was. All of them, or one game's (CD-417, CD-432).
 */
export function StatusPage() {
  const { t, locale } = useMessages()
  const { page } = useApiClient()
  const game = useParams()['game']?.toLowerCase()
  const { data, problem, reload } = useServiceStatus()
  const messages = useCrisisMessages()
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
  const running = worstFirst(incidents.filter(({ endedAt }) => endedAt === null))
  const problems = running.filter(({ severity }) => severity !== 'notice')
  const notices = running.filter(({ severity }) => severity === 'notice')
  const over = incidents.filter(({ endedAt }) => endedAt !== null)
  const bodyOf = (id: string): string | undefined => messages.data?.find((message) => message.id === id)?.body
  return (
    <Stack gap={8} className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <Verdict problems={problems} states={services.map(({ state }) => state)} />
      <Stack gap="8 12" className={styles.now}>
        <div className={styles.running}>
          {problems.length > 0 && (
            <section aria-labelledby="status-problems" className={styles.part}>
              <h2 id="status-problems">{t('support.status.count', { count: problems.length })}</h2>
              {problems.map((incident, index) => (
                // What to do is said whole for the worst; of the others on a page of their own.
                <Running key={incident.id} incident={incident} body={index === 0 ? bodyOf(incident.id) : undefined} />
              ))}
            </section>
          )}
          {notices.length > 0 && (
            <section aria-labelledby="status-notices" className={styles.part}>
              <h2 id="status-notices">{t('support.status.notices')}</h2>
              <Surface as="ul" radius={2} ground="raised" bare className={styles.rows}>
                {notices.map(({ id, title: name, summary }) => (
                  <li key={id}>
                    <Link href={`/breaking/${id}`}>{name}</Link>
                    {summary !== '' && (
                      <Text as="span" tone="quiet">
                        {summary}
                      </Text>
                    )}
                  </li>
                ))}
              </Surface>
            </section>
          )}
        </div>
        <section aria-labelledby="status-services" className={styles.part}>
          <h2 id="status-services">{t('support.status.services')}</h2>
          <Surface as="ul" radius={2} ground="raised" bare className={styles.rows}>
            {services.map(({ game: its, state }) => (
              <li key={its?.shortName ?? ''} className={styles.service}>
                {its === null ? (
                  <span>{t('support.status.common')}</span>
                ) : own ? (
                  <span>{its.name}</span>
                ) : (
                  <Link href={`/status/${its.shortName}`}>{its.name}</Link>
                )}
                <State state={state} />
              </li>
            ))}
          </Surface>
          <Row as="p" wrap gap="2 5" align="stretch" className={styles.ways}>
            {own && <Link href="/status">{t('support.status.every')}</Link>}
            <Link href={`${page.origin}${page.mountPath}/status/${locale}${own ? `/${own.shortName}` : ''}.xml`}>
              <Icon icon={Rss} size={17} /> {t('support.status.feed')}
            </Link>
          </Row>
        </section>
      </Stack>
      <Surface as="section" line="start" aria-labelledby="status-past" className={cx(styles.part, styles.past)}>
        <h2 id="status-past">{t('support.status.past')}</h2>
        {over.length === 0 ? (
          <Text tone="quiet">{t('support.status.past.none')}</Text>
        ) : (
          over.map((incident) => <Over key={incident.id} incident={incident} />)
        )}
      </Surface>
    </Stack>
  )
}

/** All of it in one line: whether something is wrong, how much works, and when something was said last. */
function Verdict({ problems, states }: { problems: readonly Incident[]; states: readonly ServiceState[] }) {
  const { t } = useMessages()
  const state = problems.some(({ severity }) => severity === 'outage')
    ? 'outage'
    : problems.length > 0
      ? 'degraded'
      : 'operational'
  const words = {
    operational: 'support.status.all',
    degraded: 'support.status.limited',
    outage: 'support.status.down',
  } as const
  const latest = problems
    .flatMap(({ updates, startedAt }) => updates[0]?.at ?? startedAt ?? [])
    .sort()
    .at(-1)
  return (
    <Row
      as="section"
      gap={4}
      pad="4 5"
      radius={2}
      aria-labelledby="status-now"
      className={cx(styles.verdict, styles[state])}
    >
      <Icon icon={icons[state]} size={32} />
      <Stack gap={1}>
        <h2 id="status-now">{t(words[state])}</h2>
        <p className={styles.facts}>
          <span>
            {problems.length === 0
              ? t('support.status.none')
              : t('support.status.working', {
                  works: states.filter((one) => one === 'operational').length,
                  all: states.length,
                })}
          </span>
          {latest !== undefined && (
            <span>
              {t('support.status.latest')}: <Time at={latest} />
            </span>
          )}
        </p>
      </Stack>
    </Row>
  )
}

function State({ state }: { state: ServiceState | Incident['severity'] }) {
  const { t } = useMessages()
  return (
    <span className={cx(styles.state, styles[state])}>
      <Icon icon={icons[state]} size={18} /> {t(`support.status.${state}`)}
    </span>
  )
}

/** What it is about, where and since when: one line. */
function Facts({ incident: { games, places, startedAt, endedAt } }: { incident: Incident }) {
  const { t } = useMessages()
  return (
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
  )
}

function Running({ incident, body }: { incident: Incident; body: string | undefined }) {
  const { id, title, summary, severity, updates } = incident
  return (
    <Surface pad="5 6" as="article" items="start" radius={2} id={id} className={cx(styles.entry, styles[severity])}>
      <State state={severity} />
      <h3>
        <Link href={`/breaking/${id}`}>
          <bdi>{title}</bdi>
        </Link>
      </h3>
      {/* Where nobody has written it in this language it has a direction of its own. */}
      {summary !== '' && (
        <Text size={3} className={styles.summary}>
          <bdi>{summary}</bdi>
        </Text>
      )}
      <Facts incident={incident} />
      {updates.length > 0 && (
        <Stack gap={2} pad="3 4" radius={1} ground="sunken" className={styles.latest}>
          <Updates updates={updates} />
        </Stack>
      )}
      {body !== undefined && <RichText html={body} className={styles.body} />}
    </Surface>
  )
}

/** What is over is one calm line; what was said of it meanwhile waits behind it. */
function Over({ incident }: { incident: Incident }) {
  const { t } = useMessages()
  const { id, title, summary, endedAt, updates } = incident
  return (
    <article id={id} className={styles.over}>
      <details>
        <summary>
          <Icon icon={CircleCheck} size={18} label={t('support.status.over')} className={styles.operational} />
          <h3>
            <bdi>{title}</bdi>
          </h3>
          {endedAt !== null && <Time at={endedAt} />}
        </summary>
        <Stack gap={3} className={styles.story}>
          <Facts incident={incident} />
          {summary !== '' && <p>{summary}</p>}
          <Updates updates={updates} />
        </Stack>
      </details>
    </article>
  )
}
