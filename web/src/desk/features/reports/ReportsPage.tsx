import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { useIsPhone } from '../../../kit/lib/use-media-query.ts'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { agentChoices, useAgents } from '../../shared/agents.ts'
import { spanOf } from '../../shared/day-span.ts'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import { useTeams } from '../../shared/teams.ts'
import { CallBacks } from './CallBacks.tsx'
import { Cases } from './Cases.tsx'
import { Deflection } from './Deflection.tsx'
import { Reviews } from './Reviews.tsx'
import { SensitiveReport } from './SensitiveReport.tsx'
import { WonAppeals } from './WonAppeals.tsx'
import { namedChoices } from '../../shared/moved.ts'
import { Shown } from './Shown.tsx'
import { TabbedRoom } from '../../shared/frame/TabbedRoom.tsx'
import {
  NarrowButton,
  type Narrowing,
  NarrowSelect,
  spans,
  useNarrowing,
  useUsualNarrowings,
} from '../../shared/Narrowing.tsx'
import { deskLimits } from '../../../kit/api/limits.ts'
import styles from './Reports.module.css'

const sides: readonly DeskSchema<'ReportSide'>[] = ['game', 'team', 'topic', 'language', 'channel', 'agent']
const channels = deskLimits.ContactChannelType.enum
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
  const narrowing = useNarrowing()
  const { search } = narrowing
  const [now] = useState(() => Date.now())
  const kind = among(kinds, asked ?? null)
  if (kind === undefined) return <Navigate to="/reports/cases" replace />

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
      label={t('reports.kinds')}
      selected={kind}
      tabs={kinds.map((one) => ({ id: one, name: t(`reports.${one}`) }))}
      hrefOf={(one) => `/reports/${one}${days === 30 ? '' : `?days=${days}`}`}
      tools={<Filters names={filters[kind]} {...narrowing} />}
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
function Filters({ names, ...narrowing }: ReturnType<typeof useNarrowing> & { names: readonly Name[] }) {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const first: readonly Name[] = isPhone ? ['days'] : ['days', 'by']
  const folded = names.filter((name) => !first.includes(name))
  const active = folded.filter((name) => narrowing.search.get(name) !== null).length
  const all = useNarrowings()
  return (
    <Stack gap={2} className={styles.filters}>
      {names
        .filter((name) => first.includes(name) || isOpen)
        .map((name) => (
          <NarrowSelect key={name} name={name} all={all} {...narrowing} />
        ))}
      {folded.length > 0 && (
        <NarrowButton active={active} size="small" className={styles.fold!} isOpen={isOpen} onOpen={setOpen} />
      )}
    </Stack>
  )
}

const useNarrowings = (): Record<Name, Narrowing> => {
  const { t } = useTexts()
  return {
    ...useUsualNarrowings(),
    by: {
      label: t('reports.by'),
      choices: sides.map((side) => ({ value: side === 'game' ? '' : side, label: t(`reports.by.${side}`) })),
    },
    channel: {
      label: t('filter.channel'),
      choices: [{ value: '', label: t('filter.channel.all') }, ...choicesOf(channels, (one) => t(`channel.${one}`))],
    },
    team: {
      label: t('team'),
      choices: [
        { value: '', label: t('reports.team.all') },
        ...namedChoices(useTeams() ?? []),
        { value: 'none', label: t('reports.noteam') },
      ],
    },
    agent: {
      label: t('reports.agent'),
      choices: [{ value: '', label: t('reports.agent.all') }, ...agentChoices(useAgents())],
    },
  }
}
