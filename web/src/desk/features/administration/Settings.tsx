import { CalendarClock } from 'lucide-react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useOperation } from '../../shared/operations.ts'
import { Raced } from '../../shared/Raced.tsx'
import { useKept } from '../../shared/use-kept.ts'
import { deliveredOf, type Setting, type SettingKey, subjectOf, subjects, unitOf } from './setting-draft.ts'
import { SettingDialog } from './SettingDialog.tsx'
import { useAgentName } from '../../shared/agents.ts'
import { Ago } from '../../shared/Ago.tsx'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Administration.module.css'

const nothing: { asked: SettingKey | null } = { asked: null }

/** How long things last and how often they may be asked for; every instance follows within seconds (T17, CD-424). */
export function Settings() {
  const { t } = useTexts()
  const { data, hasFailed, again } = useOperation('listSettings')
  // What was asked outlives the trip to the sign-in.
  const [{ asked }, change] = useKept('setting', nothing)
  const chosen = data?.settings.find(({ key }) => key === asked)
  if (hasFailed) return <LoadFailed icon={CalendarClock} again={again} />
  if (data === undefined) return <Loading lines={8} />
  return (
    <div className={room.sheet}>
      <VisuallyHidden>
        <h3>{t('administration.settings')}</h3>
      </VisuallyHidden>
      <p className={parts.quiet}>{t('administration.settings.text')}</p>
      {subjects.map((subject) => (
        <Stack as="section" gap={2} key={subject} aria-labelledby={`settings-${subject}`}>
          <h4 id={`settings-${subject}`}>{t(`administration.settings.${subject}`)}</h4>
          <ul className={styles.features}>
            {data.settings
              .filter(({ key }) => subjectOf(key) === subject)
              .map((setting) => (
                <Row key={setting.key} setting={setting} onChange={() => change({ asked: setting.key })} />
              ))}
          </ul>
        </Stack>
      ))}
      {chosen !== undefined && (
        <Raced key={chosen.key} thing={chosen}>
          {(from) => (
            <SettingDialog
              setting={chosen}
              from={from ?? chosen}
              delivered={deliveredOf(data.delivered, chosen.key)}
              onClose={() => change({ asked: null })}
            />
          )}
        </Raced>
      )}
    </div>
  )
}

function Row({ setting, onChange }: { setting: Setting; onChange: () => void }) {
  const { key, value, content, overruledBy, reason, changedAt, changedBy } = setting
  const { t } = useTexts()
  const nameOf = useAgentName()
  const name = t(`administration.settings.${key}`)
  const amount = (count: number): string => t(`administration.settings.in.${unitOf(key)}`, { count })
  return (
    <li>
      <Stack as="span" shrinks breaks className={styles.feature}>
        <strong>{name}</strong>
        <span className={room.small}>
          {value !== content && <span>{t('administration.settings.default', { amount: amount(content) })}</span>}
          {overruledBy !== null && (
            <span>
              {t('administration.settings.overruled')} <bdi className={styles.code}>{overruledBy}</bdi>
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
      </Stack>
      <Text as="span" tabular weight={600} textAlign="end" className={styles.amount}>
        {amount(value)}
      </Text>
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
