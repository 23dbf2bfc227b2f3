import { CircleAlert, Inbox, Search, ShieldAlert, TriangleAlert } from 'lucide-react'
import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deskLimits } from '../../../kit/api/limits.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { useIsWide } from '../../../kit/lib/use-media-query.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Grid, Row, Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { Count } from '../../shared/frame/Count.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useNow } from '../../shared/use-now.ts'
import { scrollTo, windowOf } from '../../shared/window-of.ts'
import { useViews } from '../../shared/views.ts'
import { BulkBar } from './BulkBar.tsx'
import { CaseEntry } from './CaseEntry.tsx'
import { Filters } from './Filters.tsx'
import type { Sort } from './use-sorting.ts'
import type { useQueue } from './queries.ts'
import { narrowings, type QueueFilter, writeFilter } from './queue-filter.ts'
import { groupOf, headsOf } from './queue-groups.ts'
import { SearchBox } from '../../shared/SearchBox.tsx'
import styles from './CaseList.module.css'

/** With the room to itself a row is one line, beside a case two, on a phone three. */
const heights = { wide: 52, beside: 72, narrow: 92 } as const
/** Above each part. */
const headHeight = 34
/** So many rows before the end the next page is asked for. */
const ahead = 15
const typingMilliseconds = 250

/** Search, filters, and the cases: only rows in sight are drawn. */
export function CaseList({
  queue,
  filter,
  id,
  searchRef,
  onStep,
  chosen: picked,
  onPick,
  onSort,
}: {
  queue: ReturnType<typeof useQueue>
  filter: QueueFilter
  id: string | undefined
  searchRef: Ref<HTMLInputElement>
  onStep: (step: 1 | -1) => void
  /** Cases that are chosen for something to be done with all of them. */
  chosen: ReadonlySet<string>
  onPick: (ids: readonly string[] | null) => void
  onSort: Sort
}) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { rows, more } = queue
  const isDesktop = useIsWide()
  const rowHeight = !isDesktop ? heights.narrow : id === undefined ? heights.wide : heights.beside
  const now = useNow()
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, height: 0 })
  // Sensitive cases lead every view, then what is late: said, or eleven hours stand above fourteen days without a reason.
  const heads = filter.text === '' ? headsOf(rows, now) : []
  const headsAbove = (index: number): number => headHeight * heads.filter(({ at }) => at <= index).length
  const topOf = (index: number): number => index * rowHeight + headsAbove(index)
  const { from, to } = windowOf({ ...view, top: view.top - topOf(0) }, rowHeight, rows.length)
  const chosen = rows.findIndex((row) => row.id === id)
  const above = chosen === -1 ? 0 : headsAbove(chosen)

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = (): void => setView({ top: element.scrollTop, height: element.clientHeight })
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => watch.disconnect()
  }, [])
  // The row that was at the top stays there when rows change their height.
  const height = useRef(rowHeight)
  useLayoutEffect(() => {
    const element = box.current
    if (element !== null && height.current !== rowHeight)
      element.scrollTop = (element.scrollTop / height.current) * rowHeight
    height.current = rowHeight
  }, [rowHeight])
  useEffect(() => {
    const element = box.current
    if (element === null || chosen === -1) return
    const top = scrollTo({ top: element.scrollTop - above, height: element.clientHeight }, rowHeight, chosen)
    if (top !== null) element.scrollTop = top + (chosen === 0 ? 0 : above)
  }, [chosen, above, rowHeight])
  useEffect(() => {
    if (to > rows.length - ahead) more()
  })

  const go = (change: Partial<QueueFilter>): void =>
    void navigate(`/cases?${writeFilter({ ...filter, ...change })}`, { replace: true })

  return (
    <Stack
      as="section"
      ground="page"
      className={styles.list}
      data-live-list
      aria-label={filter.text === '' ? t(`view.${filter.view}`) : t('search.results')}
    >
      <Grid as="header" columns="1-auto" gap={2} pad={3} line="end" className={styles.listHead}>
        <Heading queue={queue} filter={filter} isOrderSaid={heads.length > 0} />
        <CaseSearch key={filter.view} filter={filter} searchRef={searchRef} onSearch={(text) => go({ text })} />
        <Filters filter={filter} onChange={go} />
      </Grid>
      <div
        ref={box}
        className={styles.rows}
        onScroll={({ currentTarget }) => setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })}
      >
        {(queue.isLoading || (rows.length === 0 && queue.hasMore)) && <Loading lines={18} />}
        {queue.hasFailed && <LoadFailed icon={CircleAlert} again={queue.reload} />}
        {!queue.isLoading && !queue.hasFailed && !queue.hasMore && rows.length === 0 && (
          <EmptyState
            icon={filter.text === '' ? Inbox : Search}
            title={t(filter.text === '' ? 'list.empty' : 'list.empty.search')}
          />
        )}
        {rows.length > 0 && (
          <div className={styles.rowList} style={{ blockSize: topOf(rows.length) }}>
            {heads.map(({ group, at }) => (
              <Row
                as="p"
                gap={2}
                padX={4}
                line="end"
                tone="quiet"
                size={1}
                weight={650}
                key={group}
                className={cx(styles.groupHead, group !== 'rest' && styles.pressing)}
                style={{ insetBlockStart: topOf(at) - headHeight, blockSize: headHeight }}
                aria-hidden="true"
              >
                {group !== 'rest' && <Icon icon={group === 'late' ? TriangleAlert : ShieldAlert} size={14} />}
                <span>{t(headTexts(filter)[group])}</span>
              </Row>
            ))}
            <Surface as="ol" pad={0} bare>
              {rows.slice(from, to).map((row, index) => (
                <CaseEntry
                  key={row.id}
                  row={row}
                  filter={filter}
                  top={topOf(from + index)}
                  height={rowHeight}
                  position={from + index + 1}
                  size={queue.hasMore ? -1 : rows.length}
                  group={heads.length > 0 ? groupOf(row, now) : null}
                  isChosen={row.id === id}
                  isReached={chosen === -1 ? from + index === 0 : row.id === id}
                  onStep={onStep}
                  isPicked={picked.has(row.id)}
                  arePicking={picked.size > 0}
                  onPick={() => onPick([row.id])}
                />
              ))}
            </Surface>
          </div>
        )}
      </div>
      {picked.size > 0 && (
        <BulkBar rows={rows.filter((row) => picked.has(row.id))} onSort={onSort} onClear={() => onPick(null)} />
      )}
    </Stack>
  )
}

const headTexts = ({ view }: QueueFilter) =>
  ({
    sensitive: 'list.first',
    late: 'due.overdue',
    rest: view === 'due' ? 'list.order.due' : 'list.order.waiting',
  }) as const

/** The view, how many it holds, and what comes first. */
function Heading({
  queue,
  filter,
  isOrderSaid,
}: {
  queue: ReturnType<typeof useQueue>
  filter: QueueFilter
  isOrderSaid: boolean
}) {
  const { t } = useTexts()
  const views = useViews().data
  const isWhole = filter.text === '' && narrowings.every((name) => filter[name] === null)
  // Read page by page, the list does not know how many there are; the rail does.
  const counted = isWhole ? views?.items.find(({ view }) => view === filter.view) : undefined
  const { count, more } = counted ?? { count: queue.rows.length, more: queue.hasMore }
  return (
    <Row wrap align="baseline" gap="0 2" padX={1} className={styles.heading}>
      <h2>{filter.text === '' ? t(`view.${filter.view}`) : t('search.results')}</h2>
      {!queue.isLoading && !queue.hasFailed && <Count count={count} hasMore={more} />}
      {filter.text === '' && filter.view !== 'resolved' && (
        <span className={isOrderSaid ? styles.said : undefined}>
          {t(filter.view === 'due' ? 'list.order.due' : 'list.order.waiting')}
        </span>
      )}
    </Row>
  )
}

function CaseSearch({
  filter,
  searchRef,
  onSearch,
}: {
  filter: QueueFilter
  searchRef: Ref<HTMLInputElement>
  onSearch: (text: string) => void
}) {
  const { t } = useTexts()
  const [text, setText] = useState(filter.text)
  useEffect(() => {
    if (text.trim() === filter.text) return
    const timer = setTimeout(() => onSearch(text.trim()), typingMilliseconds)
    return () => clearTimeout(timer)
  })
  return (
    <SearchBox
      ref={searchRef}
      label={t('search')}
      placeholder={t('search.placeholder')}
      maxLength={deskLimits.SearchText.maxLength}
      value={text}
      className={styles.search}
      onChange={setText}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          // The browser would empty it.
          event.preventDefault()
          event.currentTarget.blur()
        }
        if (event.key === 'Enter') onSearch(text.trim())
      }}
    />
  )
}
