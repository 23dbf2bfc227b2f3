import { MousePointerClick } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { problemOfFailure } from '../../../api/problem.ts'
import { cx } from '../../../lib/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useKeys } from '../../shared/keys.ts'
import { assignCase } from './actions.ts'
import { CaseList } from './CaseList.tsx'
import { CaseView, type CaseViewHandle } from './CaseView.tsx'
import { KeySheet } from './KeySheet.tsx'
import { type Command, Palette } from './Palette.tsx'
import { useQueue, useRefresh } from './queries.ts'
import { neighbour, readFilter, viewNames, writeFilter } from './queue-filter.ts'
import { Rail } from './Rail.tsx'
import styles from './Cases.module.css'

/** Views left, list, case right. */
export function CasesPage() {
  const { t } = useTexts()
  const { client, me, say } = useDesk()
  const navigate = useNavigate()
  const { id } = useParams()
  const [search] = useSearchParams()
  const filter = readFilter(search)
  const queue = useQueue(filter)
  const refresh = useRefresh()
  const searchBox = useRef<HTMLInputElement>(null)
  const view = useRef<CaseViewHandle>(null)
  /** What was asked of a case that is still on its way; keys typed meanwhile are meant for its answer. */
  const pending = useRef<'answer' | 'note' | null>(null)
  const [open, setOpen] = useState<'keys' | 'palette' | null>(null)
  const ids = queue.rows.map((row) => row.id)

  const go = (next: string | null): void =>
    void navigate(`/cases${next === null ? '' : `/${next}`}?${writeFilter(filter)}`, { replace: true })
  const step = (by: 1 | -1): void => {
    const next = neighbour(ids, id, by)
    if (next !== null) go(next)
  }
  const take = async (): Promise<void> => {
    if (id === undefined) return
    try {
      refresh(await assignCase(client, id, me.id))
      say(t('case.yours'))
    } catch (error) {
      say(t(problemOfFailure(error).kind === 'offline' ? 'failed.offline' : 'failed'))
    }
  }
  const write = (kind: 'answer' | 'note'): void => {
    if (id === undefined) return
    if (view.current === null) pending.current = kind
    else view.current[kind]()
  }
  const actions = {
    j: () => step(1),
    k: () => step(-1),
    o: () => view.current?.focus(),
    r: () => write('answer'),
    n: () => write('note'),
    a: () => void take(),
    e: () => view.current?.resolve(),
    '/': () => searchBox.current?.focus(),
    '?': () => setOpen('keys'),
    palette: () => setOpen('palette'),
  }
  useKeys(actions, () => pending.current !== null)
  useEffect(() => {
    document.title = `${id === undefined ? t(`view.${filter.view}`) : id} · ${t('title')}`
  }, [id, filter.view, t])

  const commands: Command[] = [
    ...viewNames.map((name) => ({
      name: t(`view.${name}`),
      run: () => void navigate(`/cases?${writeFilter({ ...filter, view: name, text: '' })}`),
    })),
    ...(id === undefined
      ? []
      : [
          { name: t('keys.answer'), key: 'r', run: actions.r },
          { name: t('keys.note'), key: 'n', run: actions.n },
          { name: t('keys.take'), key: 'a', run: actions.a },
          { name: t('keys.resolve'), key: 'e', run: actions.e },
        ]),
    { name: t('keys.next'), key: 'j', run: actions.j },
    { name: t('keys.previous'), key: 'k', run: actions.k },
    { name: t('keys.search'), key: '/', run: actions['/'] },
    { name: t('keys'), key: '?', run: actions['?'] },
  ]

  return (
    <div className={cx(styles.desk, id !== undefined && styles.isReading)}>
      <Rail filter={filter} />
      <CaseList queue={queue} filter={filter} id={id} searchRef={searchBox} onStep={step} />
      <main className={styles.place}>
        {id === undefined ? (
          <EmptyState icon={MousePointerClick} title={t('case.none')}>
            {t('case.none.text')}
          </EmptyState>
        ) : (
          <CaseView
            key={id}
            id={id}
            handle={view}
            pendingRef={pending}
            onNext={() => go(neighbour(ids, id, 1))}
            onBack={() => go(null)}
          />
        )}
      </main>
      {open === 'keys' && <KeySheet onClose={() => setOpen(null)} />}
      {open === 'palette' && <Palette commands={commands} onNumber={go} onClose={() => setOpen(null)} />}
    </div>
  )
}
