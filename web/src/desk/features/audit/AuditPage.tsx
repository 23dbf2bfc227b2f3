import { Download, ListFilter, ScrollText } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { media } from '../../../lib/breakpoints.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { Count } from '../../shared/frame/Count.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { followDownload } from '../../shared/save-file.ts'
import { useWrite } from '../../shared/use-write.ts'
import { Entry } from './Entry.tsx'
import { type AuditEntry, type AuditFilter, auditFile, filterNames, useAudit, useSentences } from './queries.ts'
import parts from '../../shared/Parts.module.css'
import page from '../../shared/Page.module.css'
import styles from './Audit.module.css'

/** Who did what at the desk, searched by who, what, on which thing and when. For leads. */
export function AuditPage() {
  const { t } = useTexts()
  const isWide = useMediaQuery(media.desktop)
  const [search, setSearch] = useSearchParams()
  useEffect(() => {
    document.title = `${t('audit')} · ${t('title')}`
  }, [t])

  const filter: AuditFilter = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = search.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  )
  const found = useAudit(filter)
  const { items, state, hasMore } = found
  const exports = (
    <div className={styles.exports}>
      <Exports filter={filter} />
    </div>
  )
  return (
    <Frame view={null} commands={[]} isReading={false}>
      <main className={styles.page} aria-labelledby="audit-title">
        <header className={styles.head}>
          <h2 id="audit-title" className={page.title}>
            {t('audit')}
          </h2>
          {state === 'here' && items.length > 0 && <Count count={items.length} hasMore={hasMore} />}
          {isWide && exports}
          <SearchForm
            key={JSON.stringify(filter)}
            filter={filter}
            isFolded={!isWide}
            onSearch={(wanted) => setSearch({ ...wanted })}
          />
          {!isWide && exports}
        </header>
        <Entries found={found} />
      </main>
    </Frame>
  )
}

/** Codes, the same in every language. */
const examples: Readonly<Record<string, string>> = { action: 'case.answer', subject: 'case/104233871' }

function SearchForm({
  filter,
  isFolded,
  onSearch,
}: {
  filter: AuditFilter
  isFolded: boolean
  onSearch: (filter: AuditFilter) => void
}) {
  const { t } = useTexts()
  const agents = useAgents()
  const agentsId = useId()
  const [values, setValues] = useState(filter)
  const search = (event: FormEvent): void => {
    event.preventDefault()
    onSearch(
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
      ),
    )
  }
  const [isOpen, setOpen] = useState(false)
  // Five boxes fill a phone before the first entry: there they are opened when they are wanted.
  if (isFolded && !isOpen)
    return (
      <Button variant="secondary" size="small" aria-expanded={false} onClick={() => setOpen(true)}>
        <Icon icon={ListFilter} size={17} />{' '}
        {Object.keys(filter).length === 0 ? t('filter') : t('filter.active', { count: Object.keys(filter).length })}
      </Button>
    )
  return (
    <form className={styles.search} onSubmit={search} role="search" aria-label={t('audit')}>
      {filterNames.map((name) => (
        <Field key={name} label={t(`audit.${name}`)}>
          {(control) => (
            <Input
              {...control}
              type={name === 'from' || name === 'to' ? 'date' : 'text'}
              dir="ltr"
              list={name === 'actor' ? agentsId : undefined}
              placeholder={examples[name]}
              value={values[name] ?? ''}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <datalist id={agentsId}>
        {agents.map(({ id, displayName }) => (
          <option key={id} value={id}>
            {displayName}
          </option>
        ))}
      </datalist>
      <Button type="submit">{t('audit.search')}</Button>
    </form>
  )
}

/** On a phone three buttons stand in one line above the entries. */
const formats = [
  { format: 'csv', short: 'CSV', name: 'audit.export.csv' },
  { format: 'jsonl', short: 'JSON', name: 'audit.export.json' },
] as const

function Exports({ filter }: { filter: AuditFilter }) {
  const { t } = useTexts()
  const { client } = useDesk()
  const isWide = useMediaQuery(media.desktop)
  const { isBusy, act } = useWrite(async () => undefined)
  const save = (format: 'csv' | 'jsonl'): void =>
    void act(async () => {
      // Whose shift has ended is told so here; of a file the browser says no more than that it failed.
      await client.GET('/services/desk/me')
      followDownload(auditFile(filter, format), `audit.${format}`)
    })
  return (
    <>
      {formats.map(({ format, short, name }) => (
        <Button
          key={format}
          variant="secondary"
          size="small"
          icon={<Icon icon={Download} size={17} />}
          isBusy={isBusy}
          aria-label={t(name)}
          onClick={() => save(format)}
        >
          {isWide ? t(name) : short}
        </Button>
      ))}
    </>
  )
}

/** One after the other, of one day together. */
const daysOf = (entries: readonly AuditEntry[]): { day: string; entries: AuditEntry[] }[] => {
  const days: { day: string; entries: AuditEntry[] }[] = []
  for (const entry of entries) {
    const day = new Date(entry.at).toDateString()
    if (days.at(-1)?.day === day) days.at(-1)!.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

function Entries({ found }: { found: ReturnType<typeof useAudit> }) {
  const { t, locale } = useTexts()
  const { items, state, hasMore, isBusy, more, again } = found
  const words = useSentences(locale)
  if (state === 'loading' || (state === 'here' && words === undefined))
    return (
      <div className={parts.skeletons} role="status" aria-label={t('loading')}>
        <Skeleton lines={8} />
      </div>
    )
  if (state === 'failed')
    return (
      <EmptyState
        icon={ScrollText}
        title={t('failed')}
        isAlert
        actions={
          <Button variant="secondary" onClick={again}>
            {t('retry')}
          </Button>
        }
      />
    )
  if (items.length === 0)
    return (
      <EmptyState icon={ScrollText} title={t('audit.none')}>
        {t('audit.none.text')}
      </EmptyState>
    )
  return (
    <div className={styles.scroll} role="region" aria-label={t('audit')} tabIndex={0}>
      {daysOf(items).map(({ day, entries }) => (
        <section key={day} className={styles.day}>
          <h3>{new Intl.DateTimeFormat(locale, { dateStyle: 'full', calendar: 'gregory' }).format(new Date(day))}</h3>
          <ol className={styles.entries}>
            {entries.map((entry, index) => (
              <Entry key={`${entry.requestId} ${entry.subject} ${index}`} entry={entry} words={words!} />
            ))}
          </ol>
        </section>
      ))}
      {hasMore && (
        <Button variant="secondary" isBusy={isBusy} onClick={more}>
          {t('feedback.more')}
        </Button>
      )}
    </div>
  )
}
