import { useState } from 'react'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import { shortChoices } from '../../shared/language-names.ts'
import { type Gaps, gapsOf, type Language } from './queries.ts'
import { InputBox, SelectBox } from '../../../kit/ui/Boxes.tsx'
import { NarrowButton } from '../../shared/Narrowing.tsx'
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
  return (
    <Stack align="end" gap="2 3" className={styles.filters} role="search" aria-label={t('studio.filter')}>
      <InputBox label={t('studio.find')} type="search" value={gaps.q} onChange={(text) => onChange({ q: text })} />
      {isPhone && <NarrowButton isOpen={isOpen} onOpen={setOpen} />}
      {(!isPhone || isOpen) && (
        <>
          <SelectBox
            label={t('studio.translation')}
            className={styles.choice!}
            value={gaps.translation}
            onChange={(chosen) => onChange({ translation: chosen as Gaps['translation'] })}
            choices={[
              { value: 'open', label: t('studio.table.open') },
              ...choicesOf(gapsOf, (value) => t(`studio.translation.${value}`)),
              { value: '', label: t('studio.table.all') },
            ]}
          />
          <SelectBox
            label={t('studio.language')}
            className={styles.choice!}
            value={gaps.language}
            onChange={(chosen) => onChange({ language: chosen })}
            choices={[
              { value: '', label: t('filter.language.all') },
              ...shortChoices(
                languages.map((one) => one.locale),
                locale,
              ),
            ]}
          />
        </>
      )}
    </Stack>
  )
}
