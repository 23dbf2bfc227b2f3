import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import room from '../Room.module.css'

/** One of a room's list: what it is called, and in small what is to be said of it. */
export function RoomRow({
  to,
  isChosen,
  name,
  line,
  className,
  children,
}: {
  to: string
  isChosen: boolean
  name?: ReactNode
  /** Below its name, cut to one line. */
  line?: ReactNode
  className?: string | undefined
  /** In small letters below it; where it has no name, all of it. */
  children: ReactNode
}) {
  return (
    <Link to={to} className={cx(room.row, className)} aria-current={isChosen || undefined}>
      {name !== undefined && <strong dir="auto">{name}</strong>}
      {line !== undefined && (
        <span className={room.line} dir="auto">
          {line}
        </span>
      )}
      {name === undefined ? children : <span className={room.small}>{children}</span>}
    </Link>
  )
}
