import { Check, CircleCheck, PencilLine, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { useGameTitle } from '../../shared/games.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { useOperation } from '../../shared/operations.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { NewArticleDialog } from './NewArticleDialog.tsx'
import { type Gap, type GapSpan, gapSpans, useOriginalLocale } from './queries.ts'
import { SelectBox } from '../../../kit/ui/Boxes.tsx'
import { TablePage } from './TablePage.tsx'
import { ScopeFilter } from './ScopeFilter.tsx'
import styles from './Gaps.module.css'

/** What players search for in vain, for somebody to write an answer (CD-409). */
export function GapsPage() {
  const { t, number } = useTexts()
  const navigate = useNavigate()
  const [span, setSpan] = useState<GapSpan>({ days: 7, game: '', language: '' })
  const [begun, setBegun] = useState<Gap | null>(null)
  const original = useOriginalLocale()
  const { data, hasFailed, again } = useOperation('listStudioGaps', span, { keepPreviousData: true })
  const gaps = data?.items
  const open = gaps?.filter(({ found }) => found === 0) ?? []
  const answered = gaps?.filter(({ found }) => found > 0) ?? []

  return (
    <>
      <TablePage
        title={t('studio.gaps.title')}
        open={open.length > 0 && t('studio.gaps.open', { count: number(open.length) })}
        head={
          <>
            <p className={styles.lead}>{t('studio.gaps.text')}</p>
            <Filter span={span} onChange={(part) => setSpan({ ...span, ...part })} />
          </>
        }
      >
        {hasFailed ? (
          <LoadFailed icon={SearchX} again={again} />
        ) : gaps === undefined ? (
          <Loading lines={10} />
        ) : gaps.length === 0 ? (
          <EmptyState icon={SearchX} title={t('studio.gaps.none')}>
            {t('studio.gaps.none.text')}
          </EmptyState>
        ) : (
          <Stack className={styles.table}>
            {open.length === 0 && (
              <Row as="p" gap={3} pad="4 6" line="end" ground="page" weight={600} className={styles.fine}>
                <Icon icon={CircleCheck} /> {t('studio.gaps.noneopen')}
              </Row>
            )}
            {/* The row says the same by itself, to whoever hears it. */}
            <Surface
              as="p"
              pad="2 6"
              line="end"
              ground="raised"
              tone="quiet"
              size={1}
              className={styles.columns}
              aria-hidden="true"
            >
              <span />
              <span>{t('studio.gaps.words')}</span>
              <span>{t('filter.game')}</span>
              <span>{t('studio.language')}</span>
              <span>{t('studio.gaps.last')}</span>
              <span />
            </Surface>
            {open.length > 0 && (
              <ul className={styles.gaps}>
                {open.map((gap, index) => (
                  <Entry key={keyOf(gap)} gap={gap} isWorst={index === 0} onWrite={() => setBegun(gap)} />
                ))}
              </ul>
            )}
            {answered.length > 0 && (
              <section className={styles.answered} aria-labelledby="gaps-answered">
                <h3 id="gaps-answered">{t('studio.gaps.answered')}</h3>
                <ul className={styles.gaps}>
                  {answered.map((gap) => (
                    <Entry key={keyOf(gap)} gap={gap} />
                  ))}
                </ul>
              </section>
            )}
          </Stack>
        )}
      </TablePage>
      {begun !== null && (
        <NewArticleDialog
          locale={original}
          gap={begun}
          onClose={() => setBegun(null)}
          onMade={(made) => void navigate(`/studio/${made}`, { state: { tab: 'questions' } })}
        />
      )}
    </>
  )
}

const keyOf = ({ words, game, language }: Gap): string => `${language} ${game} ${words}`

/** The day alone is known, in UTC: told from today's by whole days. */
const daysAgo = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(new Date().toISOString().slice(0, 10))) / 86_400_000)

/** How often, what, where and when last; what is open has the button that begins its article. */
function Entry({
  gap,
  isWorst = false,
  onWrite,
}: {
  gap: Gap
  /** What is written first: its button alone is filled. */
  isWorst?: boolean
  onWrite?: () => void
}) {
  const { t, locale, number } = useTexts()
  const titleOf = useGameTitle()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' })
  return (
    <li>
      <Text as="span" tabular weight={650} textAlign="end" lines="one" className={styles.times}>
        {number(gap.times)}
        <Text as="span" tone="quiet" size={1} weight={400}>
          {' '}
          ×
        </Text>
      </Text>
      <strong dir="auto" lang={gap.language}>
        {gap.words}
      </strong>
      <Text as="span" tone="quiet" size={1} className={styles.facts}>
        <span>{gap.game === null ? t('studio.gaps.everywhere') : titleOf(gap.game)}</span>
        <span>{languageName(gap.language.split('-')[0]!, locale)}</span>
        <time dateTime={gap.lastDay} title={day.format(new Date(gap.lastDay))}>
          {new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(daysAgo(gap.lastDay), 'day')}
        </time>
      </Text>
      {onWrite === undefined ? (
        <Row as="span" gap={1} tone="quiet" size={1} inline className={styles.found}>
          <Icon icon={Check} size={16} /> {t('studio.gaps.found', { count: gap.found })}
        </Row>
      ) : (
        <Button
          size="small"
          variant={isWorst ? 'primary' : 'secondary'}
          icon={<Icon icon={PencilLine} size={16} />}
          aria-label={`${t('studio.gaps.write')}: ${gap.words}`}
          onClick={onWrite}
        >
          {t('studio.gaps.write')}
        </Button>
      )}
    </li>
  )
}

function Filter({ span, onChange }: { span: GapSpan; onChange: (part: Partial<GapSpan>) => void }) {
  const { t } = useTexts()
  return (
    <ScopeFilter value={span} onChange={onChange}>
      <SelectBox
        label={t('studio.gaps.days')}
        value={String(span.days)}
        onChange={(chosen) => onChange({ days: Number(chosen) as GapSpan['days'] })}
        choices={gapSpans.map((days) => ({ value: String(days), label: t(`studio.gaps.days.${days}`) }))}
      />
    </ScopeFilter>
  )
}
