import { useState } from 'react'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { singleKeys } from '../choices.ts'
import { type TextKey, useTexts } from '../i18n.ts'
import { DeskDialog } from '../DeskFrame.tsx'
import { FactLine } from '../Facts.tsx'
import styles from './Windows.module.css'

const rows: readonly (readonly [string, TextKey])[] = [
  ['j', 'keys.next'],
  ['k', 'keys.previous'],
  ['o', 'keys.open'],
  ['r', 'keys.answer'],
  ['n', 'keys.note'],
  ['a', 'keys.take'],
  ['m', 'macros'],
  ['1 2 3', 'keys.article'],
  ['p', 'keys.preview'],
  ['t', 'keys.tags'],
  ['s', 'snooze'],
  ['x', 'keys.pick'],
  ['e', 'keys.resolve'],
  ['z', 'keys.undo'],
  ['/', 'keys.search'],
  ['?', 'keys.sheet'],
  ['Ctrl K', 'keys.palette'],
  ['Ctrl ↵', 'keys.send'],
  ['Esc', 'keys.leave'],
]

/** All keys, and the switch for single ones (WCAG 2.1.4). */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  const [areOn, setOn] = useState(singleKeys.areOn)
  return (
    <DeskDialog title={t('keys')} onClose={onClose} size="small">
      <Stack as="dl" gap={2} className={styles.keys}>
        {rows.map(([key, what]) => (
          <FactLine key={key} name={<kbd>{key}</kbd>}>
            {t(what)}
          </FactLine>
        ))}
      </Stack>
      <Checkbox
        label={t('keys.on')}
        hint={t('keys.hint')}
        checked={areOn}
        onChange={(event) => {
          setOn(event.target.checked)
          singleKeys.write(event.target.checked)
        }}
      />
    </DeskDialog>
  )
}
