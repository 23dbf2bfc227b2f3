import { ToggleRight } from 'lucide-react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { useGames } from '../../shared/games.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useOperation } from '../../shared/operations.ts'
import { Raced } from '../../shared/Raced.tsx'
import { useKept } from '../../shared/use-kept.ts'
import type { Feature } from './feature-draft.ts'
import { featureWords } from './feature-name.ts'
import { FeatureDialog } from './FeatureDialog.tsx'
import { useAgentName } from '../../shared/agents.ts'
import { Ago } from '../../shared/Ago.tsx'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Administration.module.css'

const nothing: { asked: string | null } = { asked: null }

/** What of the portal is on, and for whom; every instance follows within seconds (ground G14, CD-425). */
export function Features() {
  const { t } = useTexts()
  const { data: features, hasFailed, again } = useOperation('listFeatures')
  // What was asked outlives the trip to the sign-in.
  const [{ asked }, change] = useKept('feature', nothing)
  const chosen = features?.find(({ key }) => key === asked)
  if (hasFailed) return <LoadFailed icon={ToggleRight} again={again} />
  if (features === undefined) return <Loading lines={6} />
  return (
    <div className={room.sheet}>
      <VisuallyHidden>
        <h3>{t('administration.features')}</h3>
      </VisuallyHidden>
      <p className={parts.quiet}>{t('administration.features.text')}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <Entry key={feature.key} feature={feature} onChange={() => change({ asked: feature.key })} />
        ))}
      </ul>
      {chosen !== undefined && (
        <Raced key={chosen.key} thing={chosen}>
          {(from) => <FeatureDialog feature={chosen} from={from ?? chosen} onClose={() => change({ asked: null })} />}
        </Raced>
      )}
    </div>
  )
}

/** For whom of all it is on, in a line; nothing for all or nobody. */
const useMeant = (): ((feature: Feature) => string) => {
  const { t, locale } = useTexts()
  const titles = useGames()
  return ({ enabled, share, games, languages }) => {
    if (!enabled) return ''
    const percent = new Intl.NumberFormat(locale, { style: 'percent' })
    const meant = [
      ...(share === null ? [] : [t('administration.features.share.of', { share: percent.format(share / 100) })]),
      ...games.map((game) => titles.find((one) => one.game === game)?.title ?? game),
      ...languages.map((language) => languageName(language, locale)),
    ]
    return meant.join(' · ')
  }
}

function Entry({ feature, onChange }: { feature: Feature; onChange: () => void }) {
  const { key, enabled, default: byPack, sides, reason, changedAt, changedBy } = feature
  const { t } = useTexts()
  const nameOf = useAgentName()
  const meant = useMeant()(feature)
  const { name, text } = featureWords(key, t)
  return (
    <li>
      <Stack as="span" shrinks breaks className={styles.feature}>
        <strong>{name}</strong>
        {text !== '' && <span>{text}</span>}
        <span className={room.small}>
          {/* As the content's file and the audit call it. */}
          <bdi className={styles.code}>{key}</bdi>
          {meant !== '' && (
            <Text as="span" tone="text" weight={600}>
              {meant}
            </Text>
          )}
          {enabled !== byPack && (
            <span>
              {t('administration.features.pack', {
                state: t(byPack ? 'administration.features.is.on' : 'administration.features.is.off'),
              })}
            </span>
          )}
          {changedAt !== null && <Ago time={changedAt} />}
          {changedBy !== null && <bdi>{nameOf(changedBy)}</bdi>}
        </span>
        {reason !== null && (
          <Text as="q" tone="quiet" size={1} dir="auto">
            {reason}
          </Text>
        )}
        {enabled && sides !== null && <Came sides={sides} />}
      </Stack>
      <Surface
        as="span"
        radius={2}
        ground="sunken"
        tone="quiet"
        size={1}
        weight={600}
        textAlign="center"
        className={styles.state}
        data-on={enabled || undefined}
      >
        {t(enabled ? 'administration.features.is.on' : 'administration.features.is.off')}
      </Surface>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${t('administration.features.change')}: ${name}`}
        onClick={onChange}
      >
        {t('administration.features.change')}
      </Button>
    </li>
  )
}

/** What came of a share: it is drawn by lot, so that few visitors may be some way off it. */
function Came({ sides: { on, off } }: { sides: { on: number; off: number } }) {
  const { t, locale, number } = useTexts()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const all = on + off
  if (all === 0) return <span className={room.small}>{t('administration.features.came.none')}</span>
  return (
    <Row as="span" wrap gap="1 3">
      <meter className={styles.meter} min={0} max={all} value={on} aria-hidden="true" />
      <span className={room.small}>
        {t('administration.features.came', {
          on: number(on),
          off: number(off),
          share: percent.format(on / all),
        })}
      </span>
    </Row>
  )
}
