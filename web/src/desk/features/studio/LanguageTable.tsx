import { Check, FileText, PencilLine } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Surface } from '../../../kit/ui/Layout.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { Games } from './Games.tsx'
import { shortNames } from '../../shared/language-names.ts'
import { gapsOf, type Language, type TranslationRow } from './queries.ts'
import { useGapWords } from './use-gap-words.ts'
import styles from './Languages.module.css'

/** What stands in a cell where nothing is left to do; a gap says which, and a press begins its translation. */
const icons = { current: Check, original: FileText } as const
const isGap = (state: string): state is (typeof gapsOf)[number] => gapsOf.some((gap) => gap === state)

/** Articles under a name, where there are others beside them. */
export interface RowGroup {
  name: string | null
  rows: readonly TranslationRow[]
}

interface Props {
  groups: readonly RowGroup[]
  shown: readonly Language[]
}

/** An article a row, a language a column: words stand only where something is left to do. */
export function LanguageTable({ groups, shown }: Props) {
  const isOnly = groups.reduce((sum, { rows }) => sum + rows.length, 0) === 1
  const { t, locale, number } = useTexts()
  const gapWords = useGapWords()
  const names = shortNames(
    shown.map((one) => one.locale),
    locale,
  )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('studio.table.article')}</th>
          {shown.map((language) => {
            const open = gapsOf.filter((gap) => language[gap] > 0)
            const words = gapWords(language)
            return (
              <th
                key={language.locale}
                scope="col"
                title={[languageName(language.locale, locale), words].filter((part) => part !== '').join(' · ')}
              >
                {names.get(language.locale)}
                {open.length > 0 && (
                  <small>
                    <VisuallyHidden>{words}</VisuallyHidden>
                    {/* Of a single article its own cells say so. */}
                    <span aria-hidden hidden={isOnly}>
                      {number(open.reduce((sum, gap) => sum + language[gap], 0))}
                    </span>
                  </small>
                )}
              </th>
            )
          })}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          {name !== null && (
            <tr>
              <th scope="rowgroup" className={styles.group} colSpan={shown.length + 1}>
                {name}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <Entry key={row.id} row={row} shown={shown} isOnly={isOnly} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Entry({ row, shown, isOnly }: { row: TranslationRow; shown: readonly Language[]; isOnly: boolean }) {
  const { t, locale } = useTexts()
  const open = row.translations.filter(({ state, locale: one }) => isGap(state) && shown.some((l) => l.locale === one))
  return (
    <tr>
      <th scope="row">
        <span className={styles.title} dir="auto">
          {row.title}
        </span>
        <small className={styles.about}>
          <bdi dir="ltr">{row.id.split('~')[1]}</bdi> <Games products={row.products} />
          {open.length > 1 && !isOnly && (
            <span className={styles.left}>{t('studio.open', { count: open.length })}</span>
          )}
        </small>
      </th>
      {shown.map(({ locale: one }) => {
        const cell = row.translations.find((translation) => translation.locale === one)
        if (cell === undefined) return <td key={one}>–</td>
        const state = t(`studio.translation.${cell.state}`)
        const draft = cell.draft === null ? '' : t(`studio.state.${cell.draft}`)
        return (
          <td key={one}>
            <Surface
              as={Link}
              centre
              items="center"
              radius={1}
              tone="quiet"
              size={1}
              to={`/studio/${cell.id}`}
              className={styles.cell}
              data-state={cell.state}
              title={state}
              aria-label={[state, draft, languageName(one, locale), row.title].filter((part) => part !== '').join(', ')}
            >
              {isGap(cell.state) ? state : <Icon icon={icons[cell.state]} size={14} />}
              {draft !== '' && (
                <Row as="small" gap={1} tone="quiet" weight={400} inline>
                  <Icon icon={PencilLine} size={13} /> {draft}
                </Row>
              )}
            </Surface>
          </td>
        )
      })}
    </tr>
  )
}
