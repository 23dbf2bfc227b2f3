import { useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Button } from '../../../kit/ui/Button.tsx'
import { Begin } from '../../shared/frame/Begin.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import type { Command } from '../../shared/frame/Palette.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { failureWords } from '../../shared/failure-words.ts'
import { useAnswers } from './answers-context.ts'
import { CaseList } from './CaseList.tsx'
import { CaseView, type CaseViewHandle } from './CaseView.tsx'
import { useNews, useQueue, useRefresh } from './queries.ts'
import { neighbour, nextCalm, priorities, readFilter, writeFilter } from './queue-filter.ts'
import { useSorting } from './use-sorting.ts'
import frame from '../../shared/frame/Frame.module.css'

/** Views left, list, case right. */
export function CasesPage() {
  const { t, call, me, say, undo: takeBack } = useDesk()
  const navigate = useNavigate()
  const { id } = useParams()
  const [search] = useSearchParams()
  const filter = readFilter(search)
  const queue = useQueue(filter)
  const refresh = useRefresh()
  useNews()
  const searchBox = useRef<HTMLInputElement>(null)
  const view = useRef<CaseViewHandle>(null)
  /** What was asked of a case that is still on its way; keys typed meanwhile are meant for its answer. */
  const pending = useRef<'answer' | 'note' | null>(null)
  const { undo } = useAnswers()
  const sort = useSorting()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  /** Chosen or no longer; null for none at all. */
  const pick = (which: readonly string[] | null): void =>
    setPicked((before) => {
      if (which === null) return new Set()
      const next = new Set(before)
      for (const one of which) if (!next.delete(one)) next.add(one)
      return next
    })
  const ids = queue.rows.map((row) => row.id)
  const [first] = ids

  const go = (next: string | null): void =>
    void navigate(`/cases${next === null ? '' : `/${next}`}?${writeFilter(filter)}`, { replace: true })
  const step = (by: 1 | -1): void => {
    const next = neighbour(ids, id, by)
    if (next !== null) go(next)
  }
  const take = async (): Promise<void> => {
    if (id === undefined) return
    try {
      refresh(await call('assignCase', { id, body: { assignee: me.id } }))
      say(t('case.yours'))
    } catch (error) {
      say(failureWords(error, t))
    }
  }
  const write = (kind: 'answer' | 'note'): void => {
    if (id === undefined) return
    if (view.current === null) pending.current = kind
    else view.current[kind]()
  }
  const commands: Command[] = [
    { name: t('keys.open'), key: 'o', run: () => view.current?.focus() },
    ...(id === undefined
      ? []
      : [
          { name: t('keys.answer'), key: 'r' as const, run: () => write('answer') },
          { name: t('keys.note'), key: 'n' as const, run: () => write('note') },
          { name: t('keys.take'), key: 'a' as const, run: () => void take() },
          { name: t('macros'), key: 'm' as const, run: () => view.current?.macro() },
          { name: t('keys.preview'), key: 'p' as const, run: () => view.current?.preview() },
          ...(['1', '2', '3'] as const).map((key) => ({
            name: t('keys.article'),
            key,
            isHidden: true,
            run: () => view.current?.article(Number(key) - 1),
          })),
          { name: t('keys.tags'), key: 't' as const, run: () => view.current?.tags() },
          { name: t('snooze'), key: 's' as const, run: () => view.current?.snooze() },
          { name: t('split'), run: () => view.current?.split() },
          { name: t('keys.pick'), key: 'x' as const, run: () => pick([id]) },
          ...priorities.map((priority) => ({
            name: t('priority.set', { priority: t(`priority.${priority}`) }),
            run: () => sort([id], { priority }),
          })),
          { name: t('keys.resolve'), key: 'e' as const, run: () => view.current?.resolve() },
        ]),
    { name: t('keys.undo'), key: 'z', run: () => void (takeBack() || undo()) },
    { name: t('keys.next'), key: 'j', run: () => step(1) },
    { name: t('keys.previous'), key: 'k', run: () => step(-1) },
    { name: t('keys.search'), key: '/', run: () => searchBox.current?.focus() },
  ]

  return (
    <Frame
      title={id === undefined ? t(`view.${filter.view}`) : id}
      view={filter.text === '' ? filter.view : null}
      hrefOf={(name) => `/cases?${writeFilter({ ...filter, view: name, text: '' })}`}
      commands={commands}
      areKeysHeld={() => pending.current !== null}
      isReading={id !== undefined}
      hasList
      isChoosing={id === undefined}
    >
      <CaseList
        queue={queue}
        filter={filter}
        id={id}
        searchRef={searchBox}
        onStep={step}
        chosen={picked}
        onPick={pick}
        onSort={sort}
      />
      <main className={frame.place}>
        {id === undefined ? (
          <Begin
            action={
              first !== undefined && (
                <Button variant="secondary" size="small" onClick={() => go(first)}>
                  {t('case.first')}
                </Button>
              )
            }
          >
            {t('case.none.text')}
          </Begin>
        ) : (
          <CaseView
            key={id}
            id={id}
            handle={view}
            pendingRef={pending}
            onNext={() => go(nextCalm(queue.rows, id))}
            onBack={() => go(null)}
          />
        )}
      </main>
    </Frame>
  )
}
