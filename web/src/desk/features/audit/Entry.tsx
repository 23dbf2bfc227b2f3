import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { absoluteTime } from '../../../kit/lib/relative-time.ts'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { useAgents } from '../../shared/agents.ts'
import { useGames } from '../../shared/games.ts'
import { deskLocales, languageName, type TextKey, useTexts } from '../../shared/i18n.ts'
import { useTeams } from '../../shared/teams.ts'
import type { AuditEntry } from './queries.ts'
import { changesOf, sentenceOf, type SentenceWords, wordsOf } from './sentence.ts'
import { IconButton } from '../../shared/IconButton.tsx'
import { FactLine } from '../../shared/Facts.tsx'
import styles from './Audit.module.css'

/** Where what it is about can be looked at. */
const placeOf = (subject: string): string | null => {
  const [kind, id = ''] = subject.split('/')
  if (kind === 'case' && /^[1-9]\d*$/.test(id)) return `/cases/${id}`
  return kind === 'appeal' && id !== '-' ? `/appeals/${id}` : null
}

/** Fields that have a name at the desk already, by the last word of their path. */
const fieldNames: Readonly<Record<string, TextKey>> = {
  assignee: 'case.assignee',
  priority: 'priority',
  priorities: 'priority',
  team: 'team',
  teams: 'team',
  tags: 'rules.tags',
  skill: 'rules.skill',
  skills: 'people.skills',
  macro: 'rules.macro',
  name: 'macros.name',
  language: 'filter.language',
  languages: 'filter.language',
  game: 'filter.game',
  games: 'filter.game',
  topics: 'rules.topics',
  channels: 'filter.channel',
  words: 'rules.words',
  schedule: 'schedules',
  firstAnswer: 'clock.firstAnswer',
  nextAnswer: 'clock.nextAnswer',
  resolution: 'clock.resolution',
  enabled: 'rules.on',
  role: 'people.role',
  end: 'penalty.end',
  appealable: 'penalty.appealable',
  active: 'restrictions.active',
  gameAccount: 'penalty.gameAccount',
  evidence: 'penalty.evidence',
}
const nameOfField = (field: string): TextKey | undefined => fieldNames[field.slice(field.lastIndexOf('.') + 1)]
const codes: Readonly<Record<string, TextKey>> = {
  urgent: 'priority.urgent',
  high: 'priority.high',
  normal: 'priority.normal',
  low: 'priority.low',
  OPEN: 'status.OPEN',
  ANSWERED: 'status.ANSWERED',
  INFO: 'status.INFO',
  RESOLVED: 'status.RESOLVED',
  UPHELD: 'appeal.UPHELD',
  OVERTURNED: 'appeal.OVERTURNED',
  done: 'callbacks.was.done',
  notReached: 'callbacks.was.unreached',
  putBack: 'callbacks.putBack',
}

/** Whole hours as hours, everything else to the minute: what was changed is not rounded. */
const lasting = (minutes: number, locale: string): string => {
  const isWhole = minutes % 60 === 0
  const format = { style: 'unit', unit: isWhole ? 'hour' : 'minute' } as const
  return new Intl.NumberFormat(locale, format).format(isWhole ? minutes / 60 : minutes)
}

/** What a value is called at the desk: people, teams, games and languages by their names. */
const useValueWords = (): ((field: string, value: unknown) => string) => {
  const { t, locale } = useTexts()
  const agents = useAgents()
  const teams = useTeams() ?? []
  const games = useGames()
  const one = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('audit.nothing')
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
    if (typeof value === 'number') return new Intl.NumberFormat(locale, { useGrouping: false }).format(value)
    if (typeof value !== 'string') return JSON.stringify(value)
    if (deskLocales.includes(value)) return languageName(value, locale)
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return absoluteTime(value, locale)
    const known = codes[value]
    if (known !== undefined) return t(known)
    return (
      agents.find(({ id }) => id === value)?.displayName ??
      teams.find(({ id }) => id === value)?.name ??
      games.find(({ game }) => game === value)?.title ??
      value
    )
  }
  return (field, value) => {
    if (Array.isArray(value) && value.length > 0) return value.map(one).join(', ')
    if (field.startsWith('minutes.') && typeof value === 'number') return lasting(value, locale)
    return one(Array.isArray(value) ? null : value)
  }
}

function FieldName({ field }: { field: string }) {
  const { t } = useTexts()
  const known = nameOfField(field)
  return known === undefined ? <bdi>{wordsOf(field)}</bdi> : t(known)
}

/**
 * Who did what to which thing, and what is other than it was; codes and exact times once it is opened. Several entries are
 * the same deed, done again.
 */
export function Entry({ entries, words }: { entries: readonly AuditEntry[]; words: SentenceWords }) {
  const [entry] = entries as [AuditEntry]
  const { at, actor, role, action, subject, detail } = entry
  const { t, locale } = useTexts()
  const agents = useAgents()
  const valueOf = useValueWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const nameOf = (person: string): string | undefined => agents.find((one) => one.id === person)?.displayName
  const { key } = detail as Record<string, unknown>
  const who = (actor && nameOf(actor)) ?? (typeof key === 'string' ? key : (actor ?? t('audit.system')))
  const pieces = sentenceOf(words, entry, who, nameOf)
  const changes = changesOf(detail as Record<string, unknown>)
  const place = placeOf(subject)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  const told: [string, string][] = [
    [t('audit.role'), role === null ? t('audit.nothing') : t(`role.${role}`)],
    [t('audit.action'), action],
    [t('audit.thing'), subject],
    ...entries.flatMap((one): [string, string][] => [
      [t('audit.at'), absoluteTime(one.at, locale)],
      [t('audit.request'), one.requestId],
    ]),
  ]
  return (
    <Stack as="li" align="center" gap="0 4" shrinks padY={1} className={styles.entry}>
      <Text as="time" tone="quiet" size={1} tabular lines="one" dateTime={at}>
        {time.format(new Date(at))}
      </Text>
      <Text breaks>
        {pieces.map(({ kind, text }, index) =>
          kind === 'words' ? (
            text
          ) : kind === 'what' && place !== null ? (
            <Link key={index} to={place}>
              <bdi>{text}</bdi>
            </Link>
          ) : (
            <strong key={index} dir="auto">
              {text}
            </strong>
          ),
        )}
      </Text>
      <Row as="span" gap={2} inline>
        {entries.length > 1 && (
          <Surface
            as="span"
            pad="0 2"
            radius="pill"
            ground="sunken"
            tone="quiet"
            weight={650}
            lines="one"
            className={styles.times}
          >
            {t('audit.times', { count: entries.length })}
          </Surface>
        )}
        <IconButton
          icon={ChevronDown}
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          label={`${t('audit.details')}: ${pieces.map(({ text }) => text).join('')}`}
          onClick={() => setOpen(!isOpen)}
        />
      </Row>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ field, before, after }) => (
            <FactLine key={field} name={<FieldName field={field} />}>
              {before !== undefined && (
                <>
                  <del dir="auto">{valueOf(field, before)}</del> <span
                    aria-hidden="true"
                    className={styles.arrow}
                  />{' '}
                </>
              )}
              <ins dir="auto">{valueOf(field, after)}</ins>
            </FactLine>
          ))}
        </dl>
      )}
      {isOpen && (
        <Surface as="dl" wrap gap="1 5" size={1} radius={1} ground="sunken" id={id} className={styles.codes}>
          {told.map(([name, value], index) => (
            <FactLine key={`${name} ${index}`} name={name}>
              <bdi>{value}</bdi>
            </FactLine>
          ))}
        </Surface>
      )}
    </Stack>
  )
}
