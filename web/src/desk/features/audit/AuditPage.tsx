import { ArrowRight, Download, ScrollText } from 'lucide-react'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { typedNumber } from '#rules/case-number.ts'
import { BoxForm } from '../../../kit/form/BoxForm.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Menu } from '../../../kit/ui/Menu.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { agentChoices, useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { Count } from '../../shared/frame/Count.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { followDownload } from '../../shared/save-file.ts'
import { useWrite } from '../../shared/use-write.ts'
import { Entry } from './Entry.tsx'
import { changesOf } from './sentence.ts'
import {
  type AuditEntry,
  type AuditFilter,
  auditFile,
  filterNames,
  folded,
  useAudit,
  useSentences,
  usualActions,
} from './queries.ts'
import { InputBox } from '../../../kit/ui/Boxes.tsx'
import { SearchBox } from '../../shared/SearchBox.tsx'
import { NarrowButton } from '../../shared/Narrowing.tsx'
import page from '../../shared/Page.module.css'
import styles from './Audit.module.css'

/** Who did what at the desk, searched by who, what, on which thing and when. For leads. */
export function AuditPage() {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const filter: AuditFilter = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = search.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  )
  const found = useAudit(filter)
  const { items, state, hasMore } = found
  return (
    <Frame>
      <Stack as="main" ground="raised" className={styles.page} aria-labelledby="audit-title">
        <Stack as="header" align="center" gap={3} line="end" className={styles.head}>
          <h2 id="audit-title" className={page.title}>
            {t('audit')}
          </h2>
          {state === 'here' && items.length > 0 && <Count count={items.length} hasMore={hasMore} />}
          <Row as="span" wrap gap={2} align="stretch" className={styles.exports}>
            <Exports filter={filter} />
          </Row>
          <SearchForm key={JSON.stringify(filter)} filter={filter} onSearch={(wanted) => setSearch({ ...wanted })} />
        </Stack>
        <Entries found={found} isNarrowed={Object.keys(filter).length > 0} />
      </Stack>
    </Frame>
  )
}

/** A number is a case, however it is typed, a word an account; what is written out is taken as it stands. */
const subjectOf = (typed: string): string => {
  if (typed === '' || typed.includes('/')) return typed
  const number = typedNumber(typed)
  return number === undefined ? `account/${typed}` : `case/${number}`
}
const typedOf = (subject: string): string => {
  const [, id = ''] = subject.split('/')
  return subjectOf(id) === subject ? id : subject
}

/** In one line what is asked most: about what, and who; the rest once it is wanted. */
function SearchForm({ filter, onSearch }: { filter: AuditFilter; onSearch: (filter: AuditFilter) => void }) {
  const { t } = useTexts()
  const agents = useAgents()
  const actionsId = useId()
  const [values, setValues] = useState<AuditFilter>({ ...filter, subject: typedOf(filter.subject ?? '') })
  const rest = folded.filter((name) => filter[name] !== undefined).length
  const [isOpen, setOpen] = useState(rest > 0)
  const search = (wanted: AuditFilter): void =>
    onSearch(
      Object.fromEntries(
        Object.entries({ ...wanted, subject: subjectOf((wanted.subject ?? '').trim()) }).flatMap(([name, value]) =>
          value.trim() === '' ? [] : [[name, value.trim()]],
        ),
      ),
    )
  const { actor = '' } = values
  return (
    <BoxForm className={styles.search} onSend={() => search(values)} role="search" aria-label={t('audit')}>
      <Stack justify="start" gap={2} className={styles.line}>
        <SearchBox
          label={t('audit.subject')}
          dir="auto"
          value={values.subject ?? ''}
          className={styles.box}
          onChange={(subject) => setValues({ ...values, subject })}
        >
          {/* With more to be filled in below, it stands behind that. */}
          {!isOpen && (
            <Stack
              as="button"
              centre
              radius={1}
              tone="accent"
              type="submit"
              className={styles.go}
              aria-label={t('audit.search')}
              title={t('audit.search')}
            >
              <Icon icon={ArrowRight} size={17} flip />
            </Stack>
          )}
        </SearchBox>
        <Select
          aria-label={t('audit.actor')}
          value={actor}
          onChange={({ target }) => search({ ...values, actor: target.value })}
          choices={[
            { value: '', label: t('audit.everybody') },
            ...agentChoices(agents),
            // A machine's key, or who is no longer here.
            ...(actor === '' || agents.some(({ id }) => id === actor) ? [] : [{ value: actor, label: actor }]),
          ]}
        />
        <NarrowButton active={rest} isOpen={isOpen} onOpen={setOpen} />
      </Stack>
      {isOpen && (
        <Stack align="end" gap={3} className={styles.folded}>
          {folded.map((name) => (
            <InputBox
              key={name}
              label={t(`audit.${name}`)}
              type={name === 'action' ? 'text' : 'date'}
              dir="ltr"
              list={name === 'action' ? actionsId : undefined}
              value={values[name] ?? ''}
              onChange={(typed) => setValues({ ...values, [name]: typed })}
            />
          ))}
          <Button type="submit">{t('audit.search')}</Button>
          <datalist id={actionsId}>
            {usualActions.map((action) => (
              <option key={action} value={action}>
                {action}
              </option>
            ))}
          </datalist>
        </Stack>
      )}
    </BoxForm>
  )
}

const formats = [
  { format: 'csv', name: 'audit.export.csv' },
  { format: 'jsonl', name: 'audit.export.json' },
] as const

/** All that was searched for as a file; wanted seldom, so behind one press. */
function Exports({ filter }: { filter: AuditFilter }) {
  const { t, call } = useDesk()
  const { isBusy, act } = useWrite()
  const save = (format: 'csv' | 'jsonl'): void =>
    void act(async () => {
      // Whose shift has ended is told so here; of a file the browser says no more than that it failed.
      await call('getDeskIdentity')
      followDownload(auditFile(filter, format), `audit.${format}`)
    })
  return (
    <Menu label={t('audit')} chosen={t('audit.export')}>
      {formats.map(({ format, name }) => (
        <Button
          key={format}
          variant="quiet"
          size="small"
          icon={<Icon icon={Download} size={17} />}
          isBusy={isBusy}
          onClick={() => save(format)}
        >
          {t(name)}
        </Button>
      ))}
    </Menu>
  )
}

/** One after the other, of one day together; what somebody did several times running stands once. */
const daysOf = (entries: readonly AuditEntry[]): { day: string; runs: AuditEntry[][] }[] => {
  const days: { day: string; runs: AuditEntry[][] }[] = []
  for (const entry of entries) {
    const day = new Date(entry.at).toDateString()
    if (days.at(-1)?.day !== day) days.push({ day, runs: [] })
    const { runs } = days.at(-1)!
    const last = runs.at(-1)
    if (last !== undefined && isAlike(last[0]!, entry)) last.push(entry)
    else runs.push([entry])
  }
  return days
}

/** Said in the same words, with nothing changed that would have to be told apart. */
const isAlike = (one: AuditEntry, other: AuditEntry): boolean =>
  one.actor === other.actor &&
  one.role === other.role &&
  one.action === other.action &&
  one.subject === other.subject &&
  [one, other].every(({ detail }) => changesOf(detail as Record<string, unknown>).length === 0)

function Entries({ found, isNarrowed }: { found: ReturnType<typeof useAudit>; isNarrowed: boolean }) {
  const { t, locale } = useTexts()
  const { items, state, hasMore, isBusy, more, again } = found
  const words = useSentences(locale)
  if (state === 'loading' || (state === 'here' && words === undefined)) return <Loading lines={8} />
  if (state === 'failed') return <LoadFailed icon={ScrollText} again={again} />
  if (items.length === 0)
    return (
      <EmptyState icon={ScrollText} title={t(isNarrowed ? 'audit.none' : 'audit.empty')}>
        {t(isNarrowed ? 'audit.none.text' : 'audit.empty.text')}
      </EmptyState>
    )
  return (
    <Stack content="start" gap={4} className={styles.scroll} role="region" aria-label={t('audit')} tabIndex={0}>
      {daysOf(items).map(({ day, runs }) => (
        <Stack as="section" key={day} className={styles.day}>
          <h3>{new Intl.DateTimeFormat(locale, { dateStyle: 'full', calendar: 'gregory' }).format(new Date(day))}</h3>
          <Surface as="ol" line="all" radius={2} bare>
            {runs.map((run, index) => (
              <Entry key={`${run[0]!.requestId} ${run[0]!.subject} ${index}`} entries={run} words={words!} />
            ))}
          </Surface>
        </Stack>
      ))}
      {!hasMore && items.length <= fewest && (
        <Text tone="quiet" size={1} className={styles.recorded}>
          {t('audit.recorded')}
        </Text>
      )}
      {hasMore && (
        <Button variant="secondary" isBusy={isBusy} onClick={more}>
          {t('feedback.more')}
        </Button>
      )}
    </Stack>
  )
}

/** A list no longer than this leaves room to say what comes into it. */
const fewest = 8
