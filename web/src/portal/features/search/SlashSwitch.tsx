import { useSyncExternalStore } from 'react'
import { useMessages } from '../../shared/i18n/context.ts'
import { slashKey } from '../../shared/search-box/use-slash.ts'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import styles from './SearchPage.module.css'

const listeners = new Set<() => void>()
const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Whether `/` leads to the search, for who speaks to the computer or hits keys by mistake (CD-112). */
export function SlashSwitch() {
  const { t } = useMessages()
  const isOn = useSyncExternalStore(
    subscribe,
    () => slashKey.read() !== 'off',
    () => true,
  )
  return (
    <Checkbox
      className={styles.slash ?? ''}
      label={t('support.search.slash')}
      checked={isOn}
      onChange={() => {
        if (isOn) slashKey.write('off')
        else slashKey.clear()
        for (const changed of listeners) changed()
      }}
    />
  )
}
