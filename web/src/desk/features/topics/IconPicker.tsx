import { useEffect, useState } from 'react'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { CategoryIcon } from '../../../kit/ui/category-icon/CategoryIcon.tsx'
import { FieldGroup } from '../../../kit/ui/Field.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { InputBox } from '../../../kit/ui/Boxes.tsx'
import styles from './IconPicker.module.css'

/** The sign of an entry, chosen from those the pages can draw; a name of another family stays until one is chosen. */
export function IconPicker({ icon, onChange }: { icon: string; onChange: (icon: string) => void }) {
  const { t } = useTexts()
  const [names, setNames] = useState<readonly string[]>([])
  const [asked, setAsked] = useState('')
  useEffect(() => {
    let isHere = true
    import('../../../kit/ui/category-icon/icons.ts').then(
      ({ icons }) => isHere && setNames(Object.keys(icons)),
      // What is chosen now stays in sight, and can be kept.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  const words = asked.trim().toLowerCase().replaceAll(' ', '-')
  const all = names.includes(icon) ? names : [icon, ...names]
  const found = all.filter((name) => name.includes(words))
  return (
    <Stack gap={3}>
      <InputBox label={t('topics.icon.find')} type="search" dir="ltr" value={asked} onChange={setAsked} />
      <FieldGroup label={t('topics.icon')} isLabelHidden>
        {found.length === 0 ? (
          <Text tone="quiet">{t('topics.icon.none')}</Text>
        ) : (
          <Stack gap={1} pad={1} line="all" radius={2} ground="raised" className={styles.signs}>
            {found.map((name) => (
              <Stack as="label" centre radius={1} tone="text" key={name} className={styles.sign} title={name}>
                <input
                  type="radio"
                  name="topic-icon"
                  aria-label={name}
                  checked={name === icon}
                  onChange={() => onChange(name)}
                />
                <CategoryIcon name={name} size={22} />
              </Stack>
            ))}
          </Stack>
        )}
      </FieldGroup>
    </Stack>
  )
}
