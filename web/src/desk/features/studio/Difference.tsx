import type { DifferentLine } from '#rules/line-difference.ts'
import { Surface } from '../../../kit/ui/Layout.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { useTexts } from '../../shared/i18n.ts'
import styles from './Studio.module.css'

/** Two texts line by line; colour never says alone what a sign says too. */
export function Difference({ lines, label }: { lines: readonly DifferentLine[]; label: string }) {
  const { t } = useTexts()
  if (lines.every(({ sign }) => sign === ' ')) return <p className={styles.hint}>{t('studio.difference.none')}</p>
  return (
    <Surface
      as="pre"
      padY={2}
      line="all"
      radius={1}
      ground="page"
      lines="kept"
      breaks
      className={styles.difference}
      dir="ltr"
      tabIndex={0}
      aria-label={label}
      role="region"
    >
      {lines.map(({ sign, text }, at) => (
        <span key={at} className={sign === '+' ? styles.added : sign === '-' ? styles.removed : undefined}>
          {sign !== ' ' && (
            <VisuallyHidden>
              {t(sign === '+' ? 'studio.difference.added' : 'studio.difference.removed')}{' '}
            </VisuallyHidden>
          )}
          <span aria-hidden="true">{sign}</span>
          <bdi>{text}</bdi>
        </span>
      ))}
    </Surface>
  )
}
