import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { useIsPhone } from '../../../kit/lib/use-media-query.ts'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import { isKind, isLeads, type Kind, kinds, usageEvents } from './kinds.ts'
import { Articles, Notes, Proofs, Searches, Surveys, Usage } from './lists.tsx'
import type { Narrowed } from './queries.ts'
import { mayLead } from '../../shared/roles.ts'
import { TabbedRoom } from '../../shared/frame/TabbedRoom.tsx'
import {
  NarrowButton,
  type Narrowing,
  NarrowSelect,
  useNarrowing,
  useUsualNarrowings,
} from '../../shared/Narrowing.tsx'
import styles from './Feedback.module.css'

const outcomes = ['opened', 'skipped', 'failed', 'locked', 'passed', 'unlocked'] as const
type Filter = 'language' | 'game' | 'helpful' | 'worded' | 'mood' | 'outcome' | 'event' | 'days'
const filters: Readonly<Record<Kind, readonly Filter[]>> = {
  bugs: ['language'],
  suggestions: ['language'],
  articles: ['helpful', 'worded', 'language'],
  searches: ['game', 'language'],
  surveys: ['mood', 'worded'],
  usage: ['days', 'event', 'game'],
  proofs: ['outcome'],
}

/** What players leave beside their cases: a tab for each store, newest first or most frequent first. */
export function FeedbackPage() {
  const { t, me } = useDesk()
  const { kind } = useParams()
  const narrowing = useNarrowing()
  const { search } = narrowing
  const all = useNarrowings()
  const isLead = mayLead(me.roles)
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const shown = kinds.filter((one) => isLead || !isLeads(one))
  if (!isKind(kind) || !shown.includes(kind)) return <Navigate to="/feedback/bugs" replace />

  const query: Narrowed = Object.fromEntries(search)
  const account = search.get('account')
  const active = filters[kind].filter((name) => search.get(name) !== null).length
  return (
    <TabbedRoom
      label={t('feedback.kinds')}
      selected={kind}
      tabs={shown.map((one) => ({ id: one, name: t(`feedback.${one}`) }))}
      hrefOf={(one) => `/feedback/${one}`}
      tools={
        <>
          {' '}
          {isPhone && <NarrowButton active={active} className={styles.fold!} isOpen={isOpen} onOpen={setOpen} />}
          <Row wrap gap="2 3" className={styles.filters}>
            {(!isPhone || isOpen) &&
              filters[kind].map((name) => <NarrowSelect key={name} name={name} all={all} {...narrowing} />)}
            {account !== null && (
              <Text tone="quiet">
                <bdi>{account}</bdi> <Link to={`/feedback/${kind}`}>{t('restrictions.all')}</Link>
              </Text>
            )}
          </Row>
        </>
      }
    >
      <List key={`${kind} ${search.toString()}`} kind={kind} query={query} />
    </TabbedRoom>
  )
}

function List({ kind, query }: { kind: Kind; query: Narrowed }) {
  if (kind === 'bugs') return <Notes kind="bug" query={query} />
  if (kind === 'suggestions') return <Notes kind="suggestion" query={query} />
  if (kind === 'articles') return <Articles query={query} />
  if (kind === 'searches') return <Searches query={query} />
  if (kind === 'surveys') return <Surveys query={query} />
  if (kind === 'usage') return <Usage query={query} />
  return <Proofs query={query} />
}

const useNarrowings = (): Record<Filter, Narrowing> => {
  const { t } = useTexts()
  return {
    ...useUsualNarrowings(),
    helpful: {
      label: t('feedback.helpful'),
      choices: [
        { value: '', label: t('feedback.helpful.all') },
        { value: 'yes', label: t('feedback.helpful.yes') },
        { value: 'no', label: t('feedback.helpful.no') },
      ],
    },
    worded: {
      label: t('feedback.words'),
      choices: [
        { value: '', label: t('feedback.worded.all') },
        { value: 'yes', label: t('feedback.worded') },
      ],
    },
    mood: {
      label: t('reports.rating'),
      choices: [
        { value: '', label: t('feedback.mood.all') },
        { value: 'unhappy', label: t('feedback.mood.unhappy') },
      ],
    },
    outcome: {
      label: t('proof'),
      choices: [{ value: '', label: t('proof.all') }, ...choicesOf(outcomes, (one) => t(`proof.${one}`))],
    },
    event: {
      label: t('usage.event'),
      choices: [{ value: '', label: t('usage.all') }, ...choicesOf(usageEvents, (one) => t(`usage.${one}`))],
    },
  }
}
