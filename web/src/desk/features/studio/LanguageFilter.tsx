import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../../kit/lib/class-names.ts'
import { buttonClass } from '../../../kit/ui/Button.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import { shortNames } from '../../shared/language-names.ts'
import { type Gaps, gapsOf, type Language } from './queries.ts'
import styles from './Languages.module.css'

/** On one line; on a phone the search, with the choices behind a button. */
export function LanguageFilter({
  gaps,
  languages,
  isPhone,
  onChange,
}: {
  gaps: Gaps
  languages: readonly Language[]
  isPhone: boolean
  onChange: (part: Partial<Gaps>) => void
}) {
  const { t, locale } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const names = shortNames(
    languages.map((one) => one.locale),
    locale,
  )
  return (
    <Stack align="end" gap="2 3" className={styles.filters} role="search" aria-label={t('studio.filter')}>
      <Field label={t('studio.find')}>
        {(control) => (
          <Input {...control} type="search" value={gaps.q} onChange={({ target }) => onChange({ q: target.value })} />
        )}
      </Field>
      {isPhone && (
        <button
          type="button"
          className={cx(buttonClass({ variant: 'secondary' }), styles.opener)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon icon={ListFilter} size={18} /> {t('filter')}
        </button>
      )}
      {(!isPhone || isOpen) && (
        <>
          <Field label={t('studio.translation')} className={styles.choice!}>
            {(control) => (
              <Select
                {...control}
                value={gaps.translation}
                onChange={({ target }) => onChange({ translation: target.value as Gaps['translation'] })}
                choices={[
                  { value: 'open', label: t('studio.table.open') },
                  ...choicesOf(gapsOf, (value) => t(`studio.translation.${value}`)),
                  { value: '', label: t('studio.table.all') },
                ]}
              />
            )}
          </Field>
          <Field label={t('studio.language')} className={styles.choice!}>
            {(control) => (
              <Select
                {...control}
                value={gaps.language}
                onChange={({ target }) => onChange({ language: target.value })}
                choices={[
                  { value: '', label: t('filter.language.all') },
                  ...languages.map(({ locale: value }) => ({ value, label: names.get(value) ?? value })),
                ]}
              />
            )}
          </Field>
        </>
      )}
    </Stack>
  )
}
