import { cx } from '../../../kit/lib/class-names.ts'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'
import styles from './Composer.module.css'

/** What a slash offers; the box keeps the focus and names the chosen one. */
export function MacroList({
  id,
  macros,
  chosen,
  locale,
  onPick,
  onPoint,
}: {
  id: string
  macros: readonly DeskSchema<'DeskMacro'>[]
  chosen: number
  locale: string
  onPick: (macro: DeskSchema<'DeskMacro'>) => void
  onPoint: (index: number) => void
}) {
  const { t } = useTexts()
  return (
    <Stack
      as="ul"
      pad={1}
      line="all"
      radius={2}
      ground="raised"
      id={id}
      role="listbox"
      aria-label={t('macros')}
      className={styles.macros}
    >
      {macros.map((macro, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the box, which names the option
        <li
          key={macro.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          className={cx(index === chosen && styles.chosen)}
          onPointerMove={() => onPoint(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(macro)}
        >
          <strong dir="auto">{macro.name}</strong>
          <span dir="auto">{variantOf(macro, locale)}</span>
        </li>
      ))}
    </Stack>
  )
}
