import { Check, PencilLine } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Games } from './Games.tsx'
import { shortNames } from '../../shared/language-names.ts'
import { gapsOf, type Language, type TranslationRow } from './queries.ts'
import type { RowGroup } from './LanguageTable.tsx'
import styles from './Languages.module.css'

/** The table on a phone: an article after the other, each with the languages in which something is left to do. */
export function LanguageList({ groups, shown }: { groups: readonly RowGroup[]; shown: readonly Language[] }) {
  return groups.map(({ name, rows }) => (
    <section key={name}>
      {name !== null && <h3 className={styles.group}>{name}</h3>}
      <Articles items={rows} shown={shown} />
    </section>
  ))
}

function Articles({ items, shown }: { items: readonly TranslationRow[]; shown: readonly Language[] }) {
  const { t, locale } = useTexts()
  const names = shortNames(
    shown.map((one) => one.locale),
    locale,
  )
  return (
    <ul className={styles.articles}>
      {items.map((row) => {
        const shownOnes = row.translations.filter((one) => names.has(one.locale))
        // Under the word of each gap, said once, the languages that have it.
        const groups = [
          ...gapsOf.map((gap) => ({
            name: t(`studio.translation.${gap}`),
            ones: shownOnes.filter(({ state }) => state === gap),
          })),
          {
            name: '',
            ones: shownOnes.filter(({ state, draft }) => draft !== null && !gapsOf.some((gap) => gap === state)),
          },
        ].filter(({ ones }) => ones.length > 0)
        const original = row.translations.find(({ state }) => state === 'original')
        return (
          <li key={row.id}>
            <Link to={`/studio/${original?.id ?? row.id}`} className={styles.article} dir="auto">
              {row.title}
            </Link>
            <small className={styles.about}>
              <bdi dir="ltr">{row.id.split('~')[1]}</bdi> <Games products={row.products} />
              {groups.length === 0 && (
                <span className={styles.fine}>
                  <Icon icon={Check} size={17} />
                  <VisuallyHidden>{t('studio.translation.current')}</VisuallyHidden>
                </span>
              )}
            </small>
            {groups.map(({ name, ones }) => (
              <Row as="ul" wrap gap={2} key={name} className={styles.chips}>
                {name !== '' && (
                  <li aria-hidden="true" className={styles.left}>
                    {name}
                  </li>
                )}
                {ones.map((one) => {
                  const draft = one.draft === null ? '' : t(`studio.state.${one.draft}`)
                  return (
                    <li key={one.locale}>
                      <Row
                        as={Link}
                        wrap
                        gap="0 2"
                        line="all"
                        ground="raised"
                        tone="text"
                        size={1}
                        inline
                        to={`/studio/${one.id}`}
                        className={styles.chip}
                        data-state={one.state}
                      >
                        {names.get(one.locale)}
                        {name !== '' && <VisuallyHidden> {name}</VisuallyHidden>}
                        {draft !== '' && (
                          <Text as="small" tone="quiet">
                            {' '}
                            <Icon icon={PencilLine} size={13} /> {draft}
                          </Text>
                        )}
                        <VisuallyHidden> {row.title}</VisuallyHidden>
                      </Row>
                    </li>
                  )
                })}
              </Row>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
