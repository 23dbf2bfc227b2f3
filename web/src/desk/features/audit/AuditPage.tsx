import { Download, ListFilter, ScrollText } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { absoluteTime } from '../../../lib/relative-time.ts'
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
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { followDownload } from '../../shared/save-file.ts'
import { useWrite } from '../../shared/use-write.ts'
import { type AuditEntry, type AuditFilter, auditFile, filterNames, useAudit } from './queries.ts'
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
          {isWide && exports}
          <SearchForm
            key={JSON.stringify(filter)}
            filter={filter}
            isFolded={!isWide}
            onSearch={(wanted) => setSearch({ ...wanted })}
          />
          {!isWide && exports}
        </header>
        <Entries filter={filter} />
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

function Entries({ filter }: { filter: AuditFilter }) {
  const { t } = useTexts()
  const { items, state, hasMore, isBusy, more, again } = useAudit(filter)
  if (state === 'loading')
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
      <ol className={styles.entries}>
        {items.map((entry, index) => (
          <Entry key={`${entry.requestId} ${entry.subject} ${index}`} entry={entry} />
        ))}
      </ol>
      {hasMore && (
        <Button variant="secondary" isBusy={isBusy} onClick={more}>
          {t('feedback.more')}
        </Button>
      )}
    </div>
  )
}

/** Where what it is about can be looked at. */
const placeOf = (subject: string): string | null => {
  const [kind, id = ''] = subject.split('/')
  return kind === 'case' && /^[1-9]\d*$/.test(id) ? `/cases/${id}` : null
}

function Entry({ entry: { at, actor, role, action, subject, detail } }: { entry: AuditEntry }) {
  const { t, locale } = useTexts()
  const agents = useAgents()
  const { before, after, ...rest } = detail as Record<string, unknown>
  const { key } = rest
  const known = agents.find(({ id }) => id === actor)?.displayName
  const place = placeOf(subject)
  const told = [
    { name: t('audit.before'), value: before },
    { name: t('audit.after'), value: after },
    { name: t('audit.details'), value: Object.keys(rest).length > 0 ? rest : undefined },
  ].filter(({ value }) => value !== undefined && value !== null)
  return (
    <li className={styles.entry}>
      <p className={styles.line}>
        <time dateTime={at}>{absoluteTime(at, locale)}</time>
        <span className={styles.who}>
          <strong dir="auto">{known ?? (typeof key === 'string' ? key : (actor ?? t('audit.system')))}</strong>
          {role !== null && <small>{t(`role.${role}`)}</small>}
        </span>
        <code dir="ltr">{action}</code>
        {place === null ? (
          <bdi dir="ltr">{subject}</bdi>
        ) : (
          <Link to={place}>
            <bdi dir="ltr">{subject}</bdi>
          </Link>
        )}
      </p>
      {told.length > 0 && (
        <dl className={styles.told}>
          {told.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="ltr">{JSON.stringify(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
