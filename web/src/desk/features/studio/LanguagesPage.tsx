import { CircleCheck, Languages as LanguagesIcon } from 'lucide-react'
import { useState } from 'react'
import { useIsPhone } from '../../../kit/lib/use-media-query.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Surface } from '../../../kit/ui/Layout.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { LanguageFilter } from './LanguageFilter.tsx'
import { LanguageList } from './LanguageList.tsx'
import { LanguageTable } from './LanguageTable.tsx'
import { type Gaps, gapsOf, useTranslations } from './queries.ts'
import { useGapWords } from './use-gap-words.ts'
import { TablePage } from './TablePage.tsx'
import styles from './Languages.module.css'

const everything: Gaps = { language: '', translation: '', q: '' }

/** Every article in every language, and what is left to do. */
export function LanguagesPage() {
  const { t } = useTexts()
  const gapWords = useGapWords()
  const isPhone = useIsPhone()
  const [gaps, setGaps] = useState(everything)
  const { languages, items, state, hasMore, isBusy, more, again } = useTranslations(gaps)
  // Of everything, what is left to do comes first.
  const isAll = gaps.translation === ''
  const first = useTranslations({ ...gaps, translation: 'open' })
  const toDo = isAll ? first.items : []
  const others = items.filter(({ id }) => toDo.every((one) => one.id !== id))
  const groups =
    toDo.length === 0
      ? [{ name: null, rows: items }]
      : [
          { name: t('studio.table.open'), rows: toDo },
          { name: t('studio.table.done'), rows: others },
        ].filter(({ rows }) => rows.length > 0)
  const shown = gaps.language === '' ? languages : languages.filter(({ locale }) => locale === gaps.language)

  const sum = (gap: (typeof gapsOf)[number]): number => shown.reduce((all, language) => all + language[gap], 0)

  return (
    <TablePage
      title={t('studio.languages')}
      label={t('studio.table')}
      open={gapWords({ missing: sum('missing'), outdated: sum('outdated'), machine: sum('machine') })}
      head={
        <LanguageFilter
          gaps={gaps}
          languages={languages}
          isPhone={isPhone}
          onChange={(part) => setGaps({ ...gaps, ...part })}
        />
      }
    >
      {state === 'failed' ? (
        <LoadFailed icon={LanguagesIcon} again={again} />
      ) : state === 'loading' || (isAll && first.state === 'loading') ? (
        <Loading lines={10} />
      ) : (
        <>
          {isPhone ? <LanguageList groups={groups} shown={shown} /> : <LanguageTable groups={groups} shown={shown} />}
          {items.length === 0 && gaps.translation !== 'open' && (
            <Surface as="p" pad="6 5" tone="quiet">
              {t('studio.table.none')}
            </Surface>
          )}
          {gaps.translation === 'open' && !hasMore && (
            <Row as="p" wrap gap="2 4" pad={5} tone="quiet" className={styles.rest}>
              <Icon icon={CircleCheck} size={18} />
              {t(items.length === 0 ? 'studio.table.none' : 'studio.table.rest')}
              <Button variant="secondary" size="small" onClick={() => setGaps({ ...gaps, translation: '' })}>
                {t('studio.table.show')}
              </Button>
            </Row>
          )}
          {(hasMore || (isAll && first.hasMore)) && (
            <Button
              className={styles.more!}
              variant="secondary"
              size="small"
              isBusy={isBusy}
              onClick={() => {
                if (isAll && first.hasMore) first.more()
                if (hasMore) more()
              }}
            >
              {t('studio.more')}
            </Button>
          )}
        </>
      )}
    </TablePage>
  )
}
