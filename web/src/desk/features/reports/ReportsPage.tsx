import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { ListFilter } from 'lucide-react'
import { useIsPhone } from '../../../kit/lib/use-media-query.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { agentChoices, useAgents } from '../../shared/agents.ts'
import { spanOf } from '../../shared/day-span.ts'
import { useOwnGames, useOwnLanguages } from '../../shared/scope.ts'
import { choicesOf, languageChoices, useTexts } from '../../shared/i18n.ts'
import { useTeams } from '../../shared/teams.ts'
import { CallBacks } from './CallBacks.tsx'
import { Cases } from './Cases.tsx'
import { Deflection } from './Deflection.tsx'
import { Reviews } from './Reviews.tsx'
import { SensitiveReport } from './SensitiveReport.tsx'
import { WonAppeals } from './WonAppeals.tsx'
import { gameChoices } from '../../shared/games.ts'
import { namedChoices } from '../../shared/moved.ts'
import { Shown } from './Shown.tsx'
import { TabbedRoom } from '../../shared/frame/TabbedRoom.tsx'
import styles from './Reports.module.css'

const spans = [7, 30, 90, 365] as const
const sides: readonly DeskSchema<'ReportSide'>[] = ['game', 'team', 'topic', 'language', 'channel', 'agent']
const channels = ['TICKET', 'CHAT', 'PHONE_CALLBACK'] as const
const kinds = ['cases', 'callbacks', 'appeals', 'deflection', 'sensitive', 'reviews'] as const
type Kind = (typeof kinds)[number]
type Name = 'days' | 'by' | 'game' | 'language' | 'channel' | 'agent' | 'team'
const filters: Readonly<Record<Kind, readonly Name[]>> = {
  cases: ['days', 'by', 'game', 'team', 'language', 'channel', 'agent'],
  callbacks: ['days'],
  appeals: ['days'],
  deflection: ['days'],
  sensitive: ['days'],
  reviews: ['days'],
}

const among = <T extends string>(known: readonly T[], word: string | null): T | undefined =>
  known.find((one) => one === word)

/** How it goes: what came in, how soon it was answered, what is left; and what articles spared. Its span is in the URL. */
export function ReportsPage() {
  const { t } = useTexts()
  const { kind: asked } = useParams()
  const [search, setSearch] = useSearchParams()
  const [now] = useState(() => Date.now())
  const kind = among(kinds, asked ?? null)
  if (kind === undefined) return <Navigate to="/reports/cases" replace />

  const narrow = (name: Name, value: string): void => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  const days = spans.find((one) => String(one) === search.get('days')) ?? 30
  const span = spanOf(days, now)
  const filter = {
    by: among(sides, search.get('by')) ?? 'game',
    game: search.get('game') ?? '',
    language: search.get('language') ?? '',
    channel: among(channels, search.get('channel')),
    agent: search.get('agent') ?? '',
    team: search.get('team') ?? '',
  }
  return (
    <TabbedRoom
      title={t('reports')}
      label={t('reports.kinds')}
      selected={kind}
      tabs={kinds.map((one) => ({ id: one, name: t(`reports.${one}`) }))}
      hrefOf={(one) => `/reports/${one}${days === 30 ? '' : `?days=${days}`}`}
      tools={<Filters names={filters[kind]} search={search} onChange={narrow} />}
    >
      <Row
        gap={6}
        shrinks
        align="stretch"
        className={styles.scroll}
        role="region"
        aria-label={t(`reports.${kind}`)}
        tabIndex={0}
      >
        {kind === 'cases' && (
          <Shown of="getCaseReport" params={{ ...span, ...filter }}>
            {(report) => <Cases report={report} />}
          </Shown>
        )}
        {kind === 'callbacks' && (
          <Shown of="getCallBackReport" params={span}>
            {(report) => <CallBacks report={report} />}
          </Shown>
        )}
        {kind === 'appeals' && (
          <Shown of="getImposerReport" params={span}>
            {(report) => <WonAppeals report={report} span={span} />}
          </Shown>
        )}
        {kind === 'deflection' && (
          <Shown of="getDeflectionReport" params={span}>
            {(report) => <Deflection report={report} />}
          </Shown>
        )}
        {kind === 'sensitive' && (
          <Shown of="getSensitiveReport" params={span}>
            {(report) => <SensitiveReport report={report} />}
          </Shown>
        )}
        {kind === 'reviews' && (
          <Shown of="getReviewReport" params={span}>
            {(report) => <Reviews report={report} />}
          </Shown>
        )}
      </Row>
    </TabbedRoom>
  )
}

/** What narrows the figures: the span and the side are in sight, on a phone the span alone; the others when they are wanted. */
function Filters({
  names,
  search,
  onChange,
}: {
  names: readonly Name[]
  search: URLSearchParams
  onChange: (name: Name, value: string) => void
}) {
  const { t } = useTexts()
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const first: readonly Name[] = isPhone ? ['days'] : ['days', 'by']
  const folded = names.filter((name) => !first.includes(name))
  const active = folded.filter((name) => search.get(name) !== null).length
  return (
    <Stack gap={2} className={styles.filters}>
      {names
        .filter((name) => first.includes(name) || isOpen)
        .map((name) => (
          <FilterSelect key={name} name={name} value={search.get(name) ?? ''} onChange={onChange} />
        ))}
      {folded.length > 0 && (
        <Button
          variant="secondary"
          size="small"
          className={styles.fold!}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon icon={ListFilter} size={17} /> {active === 0 ? t('filter') : t('filter.active', { count: active })}
        </Button>
      )}
    </Stack>
  )
}

function FilterSelect({
  name,
  value,
  onChange,
}: {
  name: Name
  value: string
  onChange: (name: Name, value: string) => void
}) {
  const { t, locale } = useTexts()
  const games = useOwnGames()
  const languages = useOwnLanguages()
  const agents = useAgents()
  const teams = useTeams() ?? []
  const choices: Record<Name, readonly { value: string; label: string }[]> = {
    days: spans.map((days) => ({ value: days === 30 ? '' : String(days), label: t('usage.days', { count: days }) })),
    by: sides.map((side) => ({ value: side === 'game' ? '' : side, label: t(`reports.by.${side}`) })),
    game: [{ value: '', label: t('filter.game.all') }, ...gameChoices(games)],
    language: [{ value: '', label: t('filter.language.all') }, ...languageChoices(languages, locale)],
    channel: [{ value: '', label: t('filter.channel.all') }, ...choicesOf(channels, (one) => t(`channel.${one}`))],
    team: [
      { value: '', label: t('reports.team.all') },
      ...namedChoices(teams),
      { value: 'none', label: t('reports.noteam') },
    ],
    agent: [{ value: '', label: t('reports.agent.all') }, ...agentChoices(agents)],
  }
  const names = {
    days: 'usage.span',
    by: 'reports.by',
    game: 'filter.game',
    language: 'filter.language',
    channel: 'filter.channel',
    team: 'team',
    agent: 'reports.agent',
  } as const
  // A scope that leaves one leaves nothing to choose.
  if ((name === 'game' || name === 'language') && choices[name].length < 3) return null
  return (
    <Select
      aria-label={t(names[name])}
      value={value}
      onChange={(event) => onChange(name, event.target.value)}
      choices={choices[name]}
    />
  )
}
