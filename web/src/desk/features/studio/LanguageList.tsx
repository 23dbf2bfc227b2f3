import { Check, PencilLine } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Games } from './Games.tsx'
import { shortNames } from '../../shared/language-names.ts'
import { gapsOf, type Language, type TranslationRow } from './queries.ts'
import styles from './Languages.module.css'

/** The table on a phone: an article after the other, each with the languages in which something is left to do. */
export function LanguageList({ items, shown }: { items: readonly TranslationRow[]; shown: readonly Language[] }) {
  const { t, locale } = useTexts()
  const names = shortNames(
    shown.map((one) => one.locale),
    locale,
  )
  return (
    <ul className={styles.articles}>
      {items.map((row) => {
        const open = row.translations.filter(
          (one) => names.has(one.locale) && (one.draft !== null || gapsOf.some((gap) => gap === one.state)),
        )
        const original = row.translations.find(({ state }) => state === 'original')
        return (
          <li key={row.id}>
            <Link to={`/studio/${original?.id ?? row.id}`} className={styles.article} dir="auto">
              {row.title}
            </Link>
            <small className={styles.about}>
              <bdi dir="ltr">{row.id.split('~')[1]}</bdi> <Games products={row.products} />
              {open.length === 0 && (
                <span>
                  <Icon icon={Check} size={15} /> {t('studio.translation.current')}
                </span>
              )}
            </small>
            {open.length > 0 && (
              <ul className={styles.chips}>
                {open.map((one) => {
                  const state = t(`studio.translation.${one.state}`)
                  const draft = one.draft === null ? '' : t(`studio.state.${one.draft}`)
                  return (
                    <li key={one.locale}>
                      <Link to={`/studio/${one.id}`} className={styles.chip} data-state={one.state}>
                        {names.get(one.locale)}
                        {gapsOf.some((gap) => gap === one.state) && <small> {state}</small>}
                        {draft !== '' && (
                          <small>
                            {' '}
                            <Icon icon={PencilLine} size={13} /> {draft}
                          </small>
                        )}
                        <VisuallyHidden> {row.title}</VisuallyHidden>
                      </Link>
                    </li>
                  )
                })}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}
