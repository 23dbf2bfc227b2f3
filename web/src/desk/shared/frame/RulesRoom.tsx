import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../../kit/ui/Button.tsx'
import { type OrderedRow, OrderedRows } from '../OrderedRows.tsx'
import { ListRoom, type Read } from './ListRoom.tsx'
import { RoomRow } from './RoomRow.tsx'
import list from '../Rules.module.css'

interface Half<Row> {
  /** Undefined while nobody knows. */
  rows: readonly Row[] | undefined
  chosen: Row | undefined
  /** Where they are: `/routing/rules`. */
  path: string
  title: string
  new: string
  none: string
}

/** A room of rules in their order and, below them, of what they name. */
export function RulesRoom<Rule extends OrderedRow, Named extends { id: string; name: string }>({
  text,
  reads,
  rules,
  named,
  children,
}: {
  text: string
  reads: readonly Read[]
  rules: Half<Rule> & { onOrder: (ids: string[]) => void; show: (rule: Rule) => ReactNode }
  named: Half<Named> & { show: (one: Named) => ReactNode }
  children: ReactNode
}) {
  return (
    <ListRoom
      rows={rules.rows === undefined || named.rows === undefined ? undefined : [...rules.rows, ...named.rows]}
      reads={reads}
      begin={[
        { to: `${rules.path}/new`, name: rules.new },
        { to: `${named.path}/new`, name: named.new, isInList: true },
      ]}
      none={rules.none}
      text={text}
      list={
        <div className={list.lists}>
          <h3 className={list.group}>{rules.title}</h3>
          <OrderedRows
            rows={rules.rows ?? []}
            chosen={rules.chosen?.id}
            hrefOf={(id) => `${rules.path}/${id}`}
            none={rules.none}
            onOrder={rules.onOrder}
          >
            {rules.show}
          </OrderedRows>
          <header className={list.groupHead}>
            <h3 className={list.group}>{named.title}</h3>
            <Link to={`${named.path}/new`} className={buttonClass({ variant: 'quiet', size: 'small' })}>
              {named.new}
            </Link>
          </header>
          {named.rows?.length === 0 ? (
            <p className={list.group}>{named.none}</p>
          ) : (
            <ul>
              {named.rows?.map((one) => (
                <li key={one.id}>
                  <RoomRow to={`${named.path}/${one.id}`} isChosen={one === named.chosen} name={one.name}>
                    {named.show(one)}
                  </RoomRow>
                </li>
              ))}
            </ul>
          )}
        </div>
      }
    >
      {children}
    </ListRoom>
  )
}
