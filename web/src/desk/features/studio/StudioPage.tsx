import { NotebookPen, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { useIsPhone } from '../../../kit/lib/use-media-query.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { Begin } from '../../shared/frame/Begin.tsx'
import { Count } from '../../shared/frame/Count.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { choicesOf, deskLocales, useTexts } from '../../shared/i18n.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { Editor } from './Editor.tsx'
import { Games } from './Games.tsx'
import { shortChoices } from '../../shared/language-names.ts'
import { NewArticleDialog } from './NewArticleDialog.tsx'
import { type Document, type Filters, type State, states, useDocuments, useSheet } from './queries.ts'
import { StateMark } from './StateMark.tsx'
import { RoomRow } from '../../shared/frame/RoomRow.tsx'
import { Ago } from '../../shared/Ago.tsx'
import { NarrowButton } from '../../shared/Narrowing.tsx'
import frame from '../../shared/frame/Frame.module.css'
import room from '../../shared/Room.module.css'
import styles from './StudioPage.module.css'

const unfiltered: Filters = { state: 'published', language: '', translation: '', q: '' }
const isUnnarrowed = ({ state, language, q }: Filters): boolean =>
  state === unfiltered.state && language === unfiltered.language && q.trim() === ''

/** Where help is written: what there is on the left, one document on the right. */
export function StudioPage() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { id } = useParams()
  const [filters, setFilters] = useState(unfiltered)
  const [isNew, setNew] = useState(false)
  const documents = useDocuments(filters)
  const underWay = useUnderWay()
  const isBoth = underWay.items.length > 0 && isUnnarrowed(filters)
  const original = documents.items[0]?.translations.find(({ state }) => state === 'original')?.locale ?? 'en-US'

  return (
    <Frame isReading={id !== undefined} hasList isChoosing={id === undefined} isAlone={id !== undefined}>
      <section className={cx(room.list, styles.list)} aria-label={t('studio')}>
        <Row as="header" wrap justify="between" gap="2 3" pad="2 4" line="end" className={cx(room.head, styles.top)}>
          <h2>{t('studio')}</h2>
          <Row as="nav" wrap gap="1 4" shrinks align="stretch" className={styles.pages} aria-label={t('studio.pages')}>
            <Link to="/studio/topics">{t('topics')}</Link>
            <Link to="/studio/languages">{t('studio.languages')}</Link>
            <Link to="/studio/gaps">{t('studio.gaps')}</Link>
            <Link to="/studio/links">{t('studio.links')}</Link>
          </Row>
          <Button
            size="small"
            className={styles.begin!}
            icon={<Icon icon={Plus} size={16} />}
            onClick={() => setNew(true)}
          >
            {t('studio.new')}
          </Button>
        </Row>
        <Filter filters={filters} onChange={(part) => setFilters({ ...filters, ...part })} />
        {documents.state === 'failed' ? (
          <LoadFailed icon={NotebookPen} again={documents.again} />
        ) : documents.state === 'loading' ? (
          <Loading lines={8} />
        ) : documents.items.length === 0 ? (
          <EmptyState icon={NotebookPen} title={t('studio.none')} />
        ) : (
          <div className={styles.groups}>
            {/* What is being worked on comes first: who is asked for a review finds it without looking. */}
            {isBoth && <Group title={t('studio.underway')} documents={underWay} chosen={id} />}
            <Group title={t(`studio.state.${filters.state}`)} documents={documents} chosen={id} />
            {documents.hasMore && (
              <Stack as="p" items="center" pad={3}>
                <Button variant="secondary" size="small" isBusy={documents.isBusy} onClick={documents.more}>
                  {t('studio.more')}
                </Button>
              </Stack>
            )}
          </div>
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
  if (sheet === undefined) return <Loading lines={10} />
  if (sheet === null) return <EmptyState icon={NotebookPen} title={t('studio.missing')} isAlert />
  return <Editor id={id} sheet={sheet} />
}

function Filter({ filters, onChange }: { filters: Filters; onChange: (part: Partial<Filters>) => void }) {
  const { t, locale } = useTexts()
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const hasChoices = !isPhone || isOpen
  return (
    <Stack
      align="end"
      gap="2 3"
      pad="3 4"
      line="end"
      className={styles.filters}
      role="search"
      aria-label={t('studio.filter')}
    >
      <Input
        type="search"
        aria-label={t('studio.find')}
        placeholder={t('studio.find')}
        value={filters.q}
        onChange={({ target }) => onChange({ q: target.value })}
      />
      {isPhone && <NarrowButton isOpen={isOpen} onOpen={setOpen} />}
      {hasChoices && (
        <>
          <Select
            aria-label={t('studio.state')}
            value={filters.state}
            onChange={({ target }) => onChange({ state: target.value as State })}
            choices={choicesOf(states, (value) => t(`studio.state.${value}`))}
          />
          <Select
            aria-label={t('studio.language')}
            value={filters.language}
            onChange={({ target }) => onChange({ language: target.value })}
            choices={[
              {
                value: '',
                label: t(filters.state === 'published' ? 'studio.language.original' : 'filter.language.all'),
              },
              ...shortChoices(deskLocales, locale),
            ]}
          />
          {filters.state === 'published' && filters.language !== '' && (
            <Select
              aria-label={t('studio.translation')}
              value={filters.translation}
              onChange={({ target }) => onChange({ translation: target.value as Filters['translation'] })}
              choices={[
                { value: '', label: t('studio.translation.there') },
                { value: 'missing', label: t('studio.translation.missing') },
                { value: 'outdated', label: t('studio.translation.outdated') },
              ]}
            />
          )}
        </>
      )}
    </Stack>
  )
}

type Counted = Pick<ReturnType<typeof useDocuments>, 'items' | 'count' | 'isMore'>

const useUnderWay = (): Counted => {
  const review = useDocuments({ ...unfiltered, state: 'review' })
  const scheduled = useDocuments({ ...unfiltered, state: 'scheduled' })
  const draft = useDocuments({ ...unfiltered, state: 'draft' })
  const all = [review, scheduled, draft]
  return {
    items: all.flatMap(({ items }) => items),
    count: all.reduce((sum, { count }) => sum + count, 0),
    isMore: all.some(({ isMore }) => isMore),
  }
}

function Group({
  title,
  documents: { items, count, isMore },
  chosen,
}: {
  title: string
  documents: Counted
  chosen: string | undefined
}) {
  const { t } = useTexts()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Surface as="header" pad="2 4" line="end" ground="page" tone="quiet" size={1} className={styles.columns}>
        <Row align="baseline" gap={2}>
          <h3 id={id}>{title}</h3>
          <Count count={count} hasMore={isMore} />
        </Row>
        {/* Each row says it by itself. */}
        <span aria-hidden="true">{t('filter.game')}</span>
        <span aria-hidden="true">{t('studio.updated')}</span>
      </Surface>
      <Surface as="ul" bare>
        {items.map((one) => (
          <Entry key={one.id} document={one} isChosen={one.id === chosen} />
        ))}
      </Surface>
    </section>
  )
}

function Entry({ document: one, isChosen }: { document: Document; isChosen: boolean }) {
  const { t } = useTexts()
  const [, number] = one.id.split('~')
  const open = one.translations.filter(({ state }) => state === 'missing' || state === 'outdated').length
  const time = one.state === 'published' ? one.updated : (one.publishAt ?? one.writtenAt)
  return (
    <li>
      <RoomRow to={`/studio/${one.id}`} isChosen={isChosen} className={styles.row}>
        <span className={styles.what}>
          <Row as="span" wrap align="baseline" gap="0 2" shrinks className={styles.name}>
            <strong dir="auto">{one.title || t('studio.untitled')}</strong>
            <Text as="bdi" tabular dir="ltr">
              {number}
            </Text>
          </Row>
          <Row as="span" wrap className={styles.left}>
            {/* Of what is published the heading says it once for all. */}
            {one.state !== 'published' && <StateMark document={one} />}
            {one.state === 'published' && open > 0 && (
              <Text as="span" tone="warning" weight={600}>
                {t('studio.open', { count: open })}
              </Text>
            )}
          </Row>
        </span>
        <span className={styles.game}>
          <Games products={one.products} />
        </span>
        <span className={styles.age}>
          {one.state !== 'published' && one.writtenBy !== null && (
            <>
              <bdi>{one.writtenBy.displayName}</bdi> ·{' '}
            </>
          )}
          {time !== null && <Ago time={time} />}
        </span>
      </RoomRow>
    </li>
  )
}
