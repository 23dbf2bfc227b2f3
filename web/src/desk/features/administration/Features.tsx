import { ToggleRight } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useKept } from '../../shared/use-kept.ts'
import { useWrite } from '../../shared/use-write.ts'
import { type Feature, switchFeature, useFeatures, useFeaturesAgain } from './queries.ts'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Administration.module.css'

/** What of the portal is switched on; every instance follows within seconds (ground G14). */
export function Features() {
  const { t } = useTexts()
  const { client } = useDesk()
  const { features, hasFailed, again } = useFeatures()
  const { isBusy, act } = useWrite(useFeaturesAgain())
  // What was asked outlives the trip to the sign-in.
  const [{ asked }, change] = useKept<{ asked: string | null }>('feature', { asked: null })
  const chosen = features?.find(({ key }) => key === asked)
  if (hasFailed)
    return (
      <EmptyState
        icon={ToggleRight}
        title={t('failed')}
        isAlert
        actions={
          <Button variant="secondary" onClick={again}>
            {t('retry')}
          </Button>
        }
      />
    )
  if (features === undefined)
    return (
      <div className={parts.skeletons} role="status" aria-label={t('loading')}>
        <Skeleton lines={6} />
      </div>
    )
  const verb = chosen?.enabled === true ? t('administration.features.off') : t('administration.features.on')
  return (
    <div className={room.sheet}>
      <h3>{t('administration.features')}</h3>
      <p className={parts.quiet}>{t('administration.features.text')}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <Row key={feature.key} feature={feature} onSwitch={() => change({ asked: feature.key })} />
        ))}
      </ul>
      {chosen !== undefined && (
        <Dialog
          title={`${verb}: ${chosen.key}`}
          closeLabel={t('close')}
          onClose={() => change({ asked: null })}
          size="small"
          actions={
            <>
              <Button
                isBusy={isBusy}
                onClick={() =>
                  void act(async () => {
                    await switchFeature(client, chosen.key, !chosen.enabled)
                    change({ asked: null })
                  }, t('macros.saved'))
                }
              >
                {verb}
              </Button>
              <Button variant="secondary" onClick={() => change({ asked: null })}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          {t('administration.features.ask')}
        </Dialog>
      )}
    </div>
  )
}

function Row({
  feature: { key, enabled, default: byPack, changedAt, changedBy },
  onSwitch,
}: {
  feature: Feature
  onSwitch: () => void
}) {
  const { t, locale } = useTexts()
  const agents = useAgents()
  const state = (isOn: boolean): string => t(isOn ? 'administration.features.is.on' : 'administration.features.is.off')
  return (
    <li>
      <span className={styles.feature}>
        <strong>
          <bdi>{key}</bdi>
        </strong>
        <span className={room.small}>
          <span>{state(enabled)}</span>
          {enabled !== byPack && <span>{t('administration.features.pack', { state: state(byPack) })}</span>}
          {changedAt !== null && <RelativeTime time={changedAt} locale={locale} />}
          {changedBy !== null && <bdi>{agents.find(({ id }) => id === changedBy)?.displayName ?? changedBy}</bdi>}
        </span>
      </span>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${t(enabled ? 'administration.features.off' : 'administration.features.on')}: ${key}`}
        onClick={onSwitch}
      >
        {t(enabled ? 'administration.features.off' : 'administration.features.on')}
      </Button>
    </li>
  )
}
