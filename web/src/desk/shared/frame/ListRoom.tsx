import type { ReactNode } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { buttonClass } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { LoadFailed } from '../LoadFailed.tsx'
import { Loading } from '../Loading.tsx'
import { Begin as BeginLine } from './Begin.tsx'
import { Count } from './Count.tsx'
import { roomAt } from '../rooms.ts'
import { useTexts } from '../i18n.ts'
import frame from './Frame.module.css'
import { Frame } from './Frame.tsx'
import type { Command } from './Palette.tsx'
import room from '../Room.module.css'

interface Begin {
  to: string
  name: string
  /** Offered beside its own part of the list, so not in the room's head. */
  isInList?: boolean
}

export interface Read {
  hasFailed: boolean
  again: () => void
}

interface ListRoomProps {
  /** What the window is called, where that is more than the room's title. */
  windowTitle?: string
  commands?: readonly Command[]
  /** What there is; undefined while nobody knows. */
  rows: readonly unknown[] | undefined
  /** There are more than those. */
  hasMore?: boolean
  /** What the list is read with: one that failed is said, and asked once more. */
  reads: readonly Read[]
  /** What makes a new one: beside the title, and where there is none yet below the words that say so. */
  begin?: readonly Begin[]
  /** Beside the title as well: a choice of which. */
  tools?: ReactNode
  list: ReactNode
  /** One of them is shown. */
  isReading?: boolean
  /** What was chosen has the room to itself, its list behind it. */
  isAlone?: boolean
  /** Said where there is nothing; what the room is for stands below it, and below a list from which nothing was chosen. */
  none: string
  text: string
  /** Below those words, where there is nothing: what one of them looks like. */
  example?: ReactNode
  /** Offered where there is nothing, and nothing to begin. */
  meanwhile?: Begin | undefined
  /** Offered where nothing was chosen. */
  first?: Begin | undefined
  /** Beside a list from which nothing was chosen, where there is room, in place of the line below it: how one begins. */
  start?: ReactNode
  /** The chosen one; false while there is none. */
  children: ReactNode
}

/** A room that is a list beside what was chosen in it. With nothing in it, it says so once, over its whole width. */
export function ListRoom(props: ListRoomProps) {
  const { t } = useTexts()
  const { name, icon } = roomAt(useLocation().pathname)!
  const title = t(name)
  const { windowTitle, commands = [], rows, hasMore = false, reads, begin = [] } = props
  const failed = reads.filter(({ hasFailed }) => hasFailed)
  const { id } = useParams()
  const {
    tools,
    list,
    isReading = id !== undefined,
    isAlone = false,
    none,
    text,
    example,
    meanwhile,
    first,
    start,
    children,
  } = props
  // The first one being made has the room to itself: a list's head without a list would be a second title.
  const isFirst = rows?.length === 0 && children !== false
  const isEmpty = rows?.length === 0 && !isFirst
  const link = ({ to, name }: Begin, variant: 'primary' | 'secondary', size?: 'small'): ReactNode => (
    <Link key={to} to={to} className={buttonClass({ variant, ...(size === undefined ? {} : { size }) })}>
      {name}
    </Link>
  )
  const offers =
    begin.length === 0 && meanwhile !== undefined
      ? [link(meanwhile, 'primary')]
      : begin.map((one, index) => link(one, index === 0 ? 'primary' : 'secondary'))
  return (
    <Frame
      title={windowTitle ?? title}
      commands={commands}
      isReading={isReading}
      hasList={!isEmpty && !isFirst}
      isEmpty={isEmpty}
      isChoosing={children === false}
      isAlone={isAlone || isFirst}
    >
      <section className={room.list} aria-label={title}>
        <Row as="header" wrap justify="between" gap="2 3" pad="2 4" line="end" className={room.head}>
          <h2>{title}</h2>
          {rows !== undefined && !isEmpty && <Count count={rows.length} hasMore={hasMore} />}
          {begin.length > 0 && !isEmpty && (
            <span className={cx(room.actions, start !== undefined && room.begins)}>
              {begin
                .filter(({ isInList }) => isInList !== true)
                .map(({ to, name }) => (
                  <Link
                    key={to}
                    to={to}
                    className={buttonClass({
                      variant: start === undefined || isReading ? 'secondary' : 'primary',
                      size: 'small',
                    })}
                  >
                    {name}
                  </Link>
                ))}
            </span>
          )}
          {tools}
        </Row>
        {failed.length > 0 ? (
          <LoadFailed icon={icon} again={() => failed.forEach(({ again }) => again())} />
        ) : rows === undefined ? (
          <Loading lines={12} />
        ) : (
          !isEmpty && list
        )}
      </section>
      <main className={cx(frame.place, room.scroll)}>
        {children !== false
          ? children
          : rows !== undefined &&
            (isEmpty ? (
              <EmptyState icon={icon} title={none} actions={offers.length > 0 && offers}>
                {text}
                {example}
              </EmptyState>
            ) : start !== undefined ? (
              <div className={frame.start}>{start}</div>
            ) : (
              <BeginLine action={first !== undefined && link(first, 'secondary', 'small')}>{text}</BeginLine>
            ))}
      </main>
    </Frame>
  )
}
