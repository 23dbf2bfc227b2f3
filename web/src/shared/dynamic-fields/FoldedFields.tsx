import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Icon } from '../../ui/Icon.tsx'
import { useMessages } from '../i18n/context.ts'
import type { FieldDefinition } from './field-kinds.ts'
import styles from './DynamicFields.module.css'

/**
 * What may be left out, folded to the names of what it asks. It opens by itself where something was filled in before,
 * or is wrong. `children` are those fields: drawn by who asks for them, they are not drawn anew for each key.
 */
export function FoldedFields({ fields, children }: { fields: readonly FieldDefinition[]; children: ReactNode }) {
  const { t } = useMessages()
  const { control, getFieldState } = useFormContext()
  const names = fields.map(({ key }) => `fields.${key}`)
  const isFilled = useWatch({ control, name: names as never }).some((value: unknown) => Boolean(value))
  const state = useFormState({ control, name: names as never })
  const isWrong = names.some((name) => getFieldState(name as never, state).invalid)
  const reason = isWrong ? 'wrong' : isFilled ? 'filled' : 'none'
  const [opened, setOpened] = useState({ isOpen: false, by: 'none' })
  if (opened.by !== reason) setOpened({ isOpen: opened.isOpen || reason !== 'none', by: reason })
  return (
    <details
      className={styles.fold}
      open={opened.isOpen}
      onToggle={({ currentTarget: { open } }) => setOpened(({ by }) => ({ isOpen: open, by }))}
    >
      <summary>
        <span>
          <strong>{t('support.contact.more')}</strong> {t('support.common.optional')}
          <small>{fields.map(({ label }) => label).join(' · ')}</small>
        </span>
        <Icon icon={ChevronDown} size={20} />
      </summary>
      <div>{children}</div>
    </details>
  )
}
