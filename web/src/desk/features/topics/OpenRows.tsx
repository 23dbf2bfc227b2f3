// Entries in an order, of which one is open at a time: the questions of a form, the lists of a game's page.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AccordionSection } from '../../../kit/ui/Accordion.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Menu } from '../../../kit/ui/Menu.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { moved } from '../../shared/moved.ts'
import { Stack } from '../../../kit/ui/Layout.tsx'
import form from '../../shared/FormPage.module.css'
import styles from './Topics.module.css'

/** Focuses what a selector finds in a list, once it is drawn. */
export const useFocusIn = <List extends HTMLElement>() => {
  const list = useRef<List>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null) return
    list.current?.querySelector<HTMLElement>(wanted)?.focus()
    setWanted(null)
  }, [wanted])
  return [list, setWanted] as const
}

/**
 * @param arranged what stands in an order of its own once one was moved or added
 * @param removed is said of one that was taken away
 */
export const useOpenRows = <One,>({
  rows,
  nameOf,
  arranged = (all) => all,
  removed,
  onChange,
}: {
  rows: readonly One[]
  nameOf: (one: One) => string
  arranged?: (all: One[]) => One[]
  removed: 'topics.field.removed' | 'topics.page.removed'
  onChange: (rows: One[]) => void
}) => {
  const { t, say } = useDesk()
  const [open, setOpen] = useState<number | null>(null)
  const [list, focus] = useFocusIn<HTMLOListElement>()
  return {
    list,
    add: (one: One): void => {
      onChange(arranged([...rows, one]))
      setOpen(rows.length)
      focus(`[data-row="${rows.length}"] input`)
    },
    move: (from: number, to: number, isDragged = false): void => {
      if (from === to) return
      onChange(arranged(moved(rows, from, to)))
      setOpen(open === from ? to : null)
      // Behind the three dots it is moved on.
      if (!isDragged) focus(`[data-row="${to}"] [aria-expanded]:not(h3 *)`)
      say(t('topics.field.moved', { name: nameOf(rows[from]!), place: String(to + 1), of: String(rows.length) }))
    },
    remove: (index: number): void => {
      onChange(rows.toSpliced(index, 1))
      setOpen(null)
      focus(rows.length === 1 ? null : `[data-row="${Math.max(0, index - 1)}"] button`)
      say(t(removed, { name: nameOf(rows[index]!) }))
    },
    rowOf: (index: number) => ({
      isOpen: open === index,
      onToggle: () => setOpen(open === index ? null : index),
    }),
  }
}

/** One of them: what it is called and what is to be said of it; opened, what changes it. */
export function OpenRow({
  title,
  facts,
  mistakes,
  isOpen,
  onToggle,
  children,
}: {
  title: ReactNode
  facts: ReactNode
  mistakes: number
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}) {
  const { t } = useTexts()
  return (
    <AccordionSection
      className={styles.section!}
      title={title}
      summary={
        <span className={styles.facts}>
          {facts}
          {mistakes > 0 && <span className={styles.wrong}>{t('topics.mistakes', { count: mistakes })}</span>}
        </span>
      }
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {isOpen && (
        <Stack items="start" gap={5} className={styles.opened}>
          {children}
        </Stack>
      )}
    </AccordionSection>
  )
}

/** Where it goes, and that it goes. */
export function RowMenu({
  name,
  remove,
  index,
  rows: { length },
  on: { move, remove: onRemove },
}: {
  name: string
  /** The word for it. */
  remove: string
  index: number
  rows: { length: number }
  on: Pick<ReturnType<typeof useOpenRows>, 'move' | 'remove'>
}) {
  const { t } = useTexts()
  return (
    <span className={styles.more}>
      <Menu label={t('topics.actions', { name })}>
        {index > 0 && (
          <Button size="small" variant="quiet" onClick={() => move(index, index - 1)}>
            {t('topics.up')}
          </Button>
        )}
        {index < length - 1 && (
          <Button size="small" variant="quiet" onClick={() => move(index, index + 1)}>
            {t('topics.down')}
          </Button>
        )}
        <Button size="small" variant="quiet" className={form.remove!} onClick={() => onRemove(index)}>
          {remove}
        </Button>
      </Menu>
    </span>
  )
}
