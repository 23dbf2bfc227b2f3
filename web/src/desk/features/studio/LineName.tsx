import { Surface } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { placeOf } from './source.ts'
import styles from './LineName.module.css'

/**
 * @param line of the source: what is said is the line of the box it is typed in
 * @param onShow goes to that line of the text
 */
export function LineName({
  source,
  line: at,
  onShow,
}: {
  source: string
  line: number
  onShow: (line: number) => void
}) {
  const { t } = useTexts()
  const { part, line } = placeOf(source, at)
  const name = t(part === 'body' ? 'studio.mistake' : 'studio.mistake.details', { line: String(line) })
  if (part === 'head') return name
  return (
    <Surface as="button" pad={0} tone="accent" type="button" className={styles.place} onClick={() => onShow(line)}>
      {name}
    </Surface>
  )
}
