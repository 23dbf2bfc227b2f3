import { Languages as LanguagesIcon, PencilLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { cx } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Frame } from '../../shared/frame/Frame.tsx'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { writesHelp } from '../../shared/roles.ts'
import { type Gaps, type Language, type TranslationRow, useTranslations } from './queries.ts'
import page from '../../shared/Page.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Languages.module.css'

const everything: Gaps = { language: '', translation: 'open', q: '' }

/** Every article in every language, and what is left to do. */
export function LanguagesPage() {
  const { t } = useTexts()
  const { me } = useDesk()
  const [gaps, setGaps] = useState(everything)
  const { languages, items, state, hasMore, isBusy, more, again } = useTranslations(gaps)
  useEffect(() => {
    document.title = `${t('studio.languages')} · ${t('title')}`
  }, [t])
  if (!writesHelp(me.roles)) return <Navigate to="/cases" replace />
  const shown = gaps.language === '' ? languages : languages.filter(({ locale }) => locale === gaps.language)

  return (
    <Frame view={null} commands={[]} isReading={false}>
      <main className={page.page} aria-labelledby="languages-title">
        <header className={page.head}>
          <Link to="/studio" className={room.back}>
            {t('studio')}
          </Link>
          <h2 id="languages-title">{t('studio.languages')}</h2>
          <Filter gaps={gaps} languages={languages} onChange={(part) => setGaps({ ...gaps, ...part })} />
        </header>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('studio.table')}>
          {state === 'failed' ? (
            <EmptyState
              icon={LanguagesIcon}
              title={t('failed')}
              isAlert
              actions={
                <Button variant="secondary" onClick={again}>
                  {t('retry')}
                </Button>
              }
            />
          ) : state === 'loading' ? (
            <div className={parts.skeletons} role="status" aria-label={t('loading')}>
              <Skeleton lines={10} />
            </div>
          ) : (
            <>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('studio.table.article')}</th>
                    {shown.map((language) => (
                      <Column key={language.locale} language={language} />
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {items.map((row) => (
                    <Row key={row.id} row={row} shown={shown} />
                  ))}
                </tbody>
              </table>
              {items.length === 0 && <p className={styles.none}>{t('studio.table.none')}</p>}
              {hasMore && (
                <Button className={styles.more!} variant="secondary" size="small" isBusy={isBusy} onClick={more}>
                  {t('studio.more')}
                </Button>
              )}
            </>
          )}
        </div>
      </main>
    </Frame>
  )
}

const gapsOf = ['missing', 'outdated', 'machine'] as const

function Filter({
  gaps,
  languages,
  onChange,
}: {
  gaps: Gaps
  languages: readonly Language[]
  onChange: (part: Partial<Gaps>) => void
}) {
  const { t, locale } = useTexts()
  return (
    <div className={styles.filters} role="search" aria-label={t('studio.filter')}>
      <Field label={t('studio.translation')}>
        {(control) => (
          <Select
            {...control}
            value={gaps.translation}
            onChange={({ target }) => onChange({ translation: target.value as Gaps['translation'] })}
            choices={[
              { value: 'open', label: t('studio.table.open') },
              ...gapsOf.map((value) => ({ value, label: t(`studio.translation.${value}`) })),
              { value: '', label: t('studio.table.all') },
            ]}
          />
        )}
      </Field>
      <Field label={t('studio.language')}>
        {(control) => (
          <Select
            {...control}
            value={gaps.language}
            onChange={({ target }) => onChange({ language: target.value })}
            choices={[
              { value: '', label: t('filter.language.all') },
              ...languages.map(({ locale: value }) => ({ value, label: languageName(value, locale) })),
            ]}
          />
        )}
      </Field>
      <Field label={t('studio.find')}>
        {(control) => (
          <Input {...control} type="search" value={gaps.q} onChange={({ target }) => onChange({ q: target.value })} />
        )}
      </Field>
    </div>
  )
}

function Column({ language }: { language: Language }) {
  const { t, locale } = useTexts()
  const open = gapsOf.filter((gap) => language[gap] > 0)
  return (
    <th scope="col">
      {languageName(language.locale, locale)}
      {open.map((gap) => (
        <small key={gap} data-state={gap}>
          {t(`studio.count.${gap}`, { count: language[gap] })}
        </small>
      ))}
    </th>
  )
}

function Row({ row, shown }: { row: TranslationRow; shown: readonly Language[] }) {
  const { t, locale } = useTexts()
  return (
    <tr>
      <th scope="row">
        <span className={styles.title} dir="auto">
          {row.title}
        </span>
        <small>
          <bdi dir="ltr">{row.id.split('~')[1]}</bdi> {row.products.length > 0 && <bdi>{row.products.join(', ')}</bdi>}
        </small>
      </th>
      {shown.map(({ locale: one }) => {
        const cell = row.translations.find((translation) => translation.locale === one)
        if (cell === undefined) return <td key={one}>–</td>
        const state = t(`studio.translation.${cell.state}`)
        const draft = cell.draft === null ? '' : t(`studio.state.${cell.draft}`)
        return (
          <td key={one}>
            <Link
              to={`/studio/${cell.id}`}
              className={cx(styles.cell)}
              data-state={cell.state}
              aria-label={[state, draft, languageName(one, locale), row.title].filter((part) => part !== '').join(', ')}
            >
              {state}
              {draft !== '' && (
                <small>
                  <Icon icon={PencilLine} size={13} /> {draft}
                </small>
              )}
            </Link>
          </td>
        )
      })}
    </tr>
  )
}
