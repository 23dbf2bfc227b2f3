import { Eye, PenLine } from 'lucide-react'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import type { Person } from '../../shared/presence.ts'
import styles from './Here.module.css'

/** Who else has this case open: read out when somebody begins to write, seen all the time. */
export function Here({ people }: { people: readonly Person[] }) {
  const { t, locale } = useTexts()
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const line = (state: Person['state']): string | null => {
    const there = people.filter((one) => one.state === state).map(({ displayName }) => displayName)
    return there.length === 0 ? null : t(`here.${state}`, { names: list.format(there), count: there.length })
  }
  const [writing, reading] = [line('writing'), line('reading')]
  return (
    <Row wrap gap="1 2" align="stretch" role="status" className={styles.here}>
      {writing !== null && (
        <Row
          ground="warning"
          tone="warning"
          as="p"
          gap={2}
          radius="pill"
          size={1}
          weight={600}
          inline
          className={styles.line}
        >
          <Icon icon={PenLine} size={15} />
          <span>{writing}</span>
        </Row>
      )}
      {reading !== null && (
        <Row as="p" gap={2} radius="pill" ground="sunken" tone="quiet" size={1} inline className={styles.line}>
          <Icon icon={Eye} size={15} />
          <span>{reading}</span>
        </Row>
      )}
    </Row>
  )
}
