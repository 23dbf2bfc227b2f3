import { NotebookPen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { cx } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Begin } from '../../shared/frame/Begin.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { deskLocales, useTexts } from '../../shared/i18n.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { writesHelp } from '../../shared/roles.ts'
import { Editor } from './Editor.tsx'
import { Games } from './Games.tsx'
import { shortNames } from '../../shared/language-names.ts'
import { NewArticleDialog } from './NewArticleDialog.tsx'
import { type Document, type Filters, type State, states, useDocuments, useSheet } from './queries.ts'
import { StateMark } from './StateMark.tsx'
import frame from '../../shared/frame/Frame.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Studio.module.css'

const unfiltered: Filters = { state: 'published', language: '', translation: '', q: '' }

/** Where help is written: what there is on the left, one document on the right. */
export function StudioPage() {
  const { t } = useTexts()
  const { me } = useDesk()
  const navigate = useNavigate()
  const { id } = useParams()
  const [filters, setFilters] = useState(unfiltered)
  const [isNew, setNew] = useState(false)
  const documents = useDocuments(filters)
  useEffect(() => {
    document.title = `${t('studio')} · ${t('title')}`
  }, [t])
  if (!writesHelp(me.roles)) return <Navigate to="/cases" replace />
  const original = documents.items[0]?.translations.find(({ state }) => state === 'original')?.locale ?? 'en-US'

  return (
    <Frame
      view={null}
      commands={[]}
      isReading={id !== undefined}
      hasList
      isChoosing={id === undefined}
      isAlone={id !== undefined}
    >
      <section className={cx(room.list, styles.list)} aria-label={t('studio')}>
        <header className={room.head}>
          <h2>{t('studio')}</h2>
          <div className={room.actions}>
            <Button variant="secondary" size="small" onClick={() => setNew(true)}>
              {t('studio.new')}
            </Button>
          </div>
          <nav className={styles.pages} aria-label={t('studio.pages')}>
            <Link to="/studio/topics">{t('topics')}</Link>
            <Link to="/studio/languages">{t('studio.languages')}</Link>
            <Link to="/studio/gaps">{t('studio.gaps')}</Link>
            <Link to="/studio/links">{t('studio.links')}</Link>
          </nav>
        </header>
        <Filter filters={filters} onChange={(part) => setFilters({ ...filters, ...part })} />
        {documents.state === 'failed' ? (
          <LoadFailed icon={NotebookPen} again={documents.again} />
        ) : documents.state === 'loading' ? (
          <div className={parts.skeletons} role="status" aria-label={t('loading')}>
            <Skeleton lines={8} />
          </div>
        ) : documents.items.length === 0 ? (
          <EmptyState icon={NotebookPen} title={t('studio.none')} />
        ) : (
          <ul className={room.rows}>
            {documents.items.map((one) => (
              <Row key={one.id} document={one} isChosen={one.id === id} />
            ))}
            {documents.hasMore && (
              <li className={styles.more}>
                <Button variant="secondary" size="small" isBusy={documents.isBusy} onClick={documents.more}>
                  {t('studio.more')}
                </Button>
              </li>
            )}
          </ul>
        )}
      </section>
      <main className={cx(frame.place, room.scroll)}>
        {id === undefined ? <Begin>{t('studio.choose.text')}</Begin> : <Opened key={id} id={id} />}
      </main>
      {isNew && (
        <NewArticleDialog
          locale={original}
          onClose={() => setNew(false)}
          onMade={(made) => {
            setNew(false)
            void navigate(`/studio/${made}`)
          }}
        />
      )}
    </Frame>
  )
}

function Opened({ id }: { id: string }) {
  const { t } = useTexts()
  const { sheet, hasFailed, again } = useSheet(id)
  if (hasFailed) return <LoadFailed icon={NotebookPen} again={again} />
  if (sheet === undefined)
    return (
      <div className={parts.skeletons} role="status" aria-label={t('loading')}>
        <Skeleton lines={10} />
      </div>
    )
  if (sheet === null) return <EmptyState icon={NotebookPen} title={t('studio.missing')} isAlert />
  return <Editor id={id} sheet={sheet} />
}

function Filter({ filters, onChange }: { filters: Filters; onChange: (part: Partial<Filters>) => void }) {
  const { t, locale } = useTexts()
  const names = shortNames(deskLocales, locale)
  return (
    <div className={styles.filters} role="search" aria-label={t('studio.filter')}>
      <Field label={t('studio.find')} className={styles.search!}>
        {(control) => (
          <Input
            {...control}
            type="search"
            value={filters.q}
            onChange={({ target }) => onChange({ q: target.value })}
          />
        )}
      </Field>
      <Field label={t('studio.state')} className={styles.filter!}>
        {(control) => (
          <Select
            {...control}
            value={filters.state}
            onChange={({ target }) => onChange({ state: target.value as State })}
            choices={states.map((value) => ({ value, label: t(`studio.state.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('studio.language')} className={styles.filter!}>
        {(control) => (
          <Select
            {...control}
            value={filters.language}
            onChange={({ target }) => onChange({ language: target.value })}
            choices={[
              {
                value: '',
                label: t(filters.state === 'published' ? 'studio.language.original' : 'filter.language.all'),
              },
              ...deskLocales.map((value) => ({ value, label: names.get(value) ?? value })),
            ]}
          />
        )}
      </Field>
      {filters.state === 'published' && filters.language !== '' && (
        <Field label={t('studio.translation')} className={styles.filter!}>
          {(control) => (
            <Select
              {...control}
              value={filters.translation}
              onChange={({ target }) => onChange({ translation: target.value as Filters['translation'] })}
              choices={[
                { value: '', label: t('studio.translation.there') },
                { value: 'missing', label: t('studio.translation.missing') },
                { value: 'outdated', label: t('studio.translation.outdated') },
              ]}
            />
          )}
        </Field>
      )}
    </div>
  )
}

function Row({ document: one, isChosen }: { document: Document; isChosen: boolean }) {
  const { t } = useTexts()
  const [, number] = one.id.split('~')
  const open = one.translations.filter(({ state }) => state === 'missing' || state === 'outdated').length
  return (
    <li>
      <Link to={`/studio/${one.id}`} className={room.row} aria-current={isChosen ? 'true' : undefined}>
        <strong dir="auto">{one.title || t('studio.untitled')}</strong>
        <span className={cx(room.small, room.aligned)}>
          {/* Of what is published the choice above says it once for all. */}
          {one.state !== 'published' && <StateMark document={one} />}
          <span className={styles.about}>
            <Games products={one.products} />
            {open > 0 && <span>{t('studio.open', { count: open })}</span>}
          </span>
          <bdi dir="ltr">{number}</bdi>
        </span>
      </Link>
    </li>
  )
}
