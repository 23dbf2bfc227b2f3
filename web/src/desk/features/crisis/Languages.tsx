import { CircleAlert, CircleCheck } from 'lucide-react'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { deskLocales, languageName, useTexts } from '../../shared/i18n.ts'
import { shortNames } from '../../shared/language-names.ts'
import { type Draft, unwritten } from './draft.ts'
import styles from './Crisis.module.css'

/** In which languages something is still to be written, and what players read there meanwhile. */
export function Missing({ draft, original }: { draft: Pick<Draft, 'texts' | 'languages'>; original: string }) {
  const { t, locale } = useTexts()
  const wanted = draft.languages.length === 0 ? deskLocales : draft.languages
  const open = unwritten(draft, wanted)
  const names = new Intl.ListFormat(locale).format(
    [...shortNames(deskLocales, locale)].flatMap(([one, name]) => (open.includes(one) ? [name] : [])),
  )
  return (
    <Row
      as="p"
      gap={2}
      tone="success"
      align="stretch"
      className={styles.missing}
      role="status"
      data-open={open.length > 0 || undefined}
    >
      <Icon icon={open.length === 0 ? CircleCheck : CircleAlert} size={17} />
      <span>
        {open.length === 0
          ? t('crisis.whole')
          : t('crisis.missing', { languages: names, language: languageName(original, locale) })}
      </span>
    </Row>
  )
}
