import { NavLink, useNavigate } from 'react-router-dom'
import { useIsPhone } from '../../kit/lib/use-media-query.ts'
import { Row } from '../../kit/ui/Layout.tsx'
import { Select } from '../../kit/ui/Select.tsx'
import { useTabInView } from './use-tab-in-view.ts'
import { namedChoices } from './moved.ts'
import page from './Page.module.css'

interface RoomTab {
  /** The part's word in the room's address. */
  id: string
  name: string
}

/** The parts of a room, each with an address of its own: tabs beside its title; on a phone, which would cut them, a choice. */
export function RoomTabs({
  label,
  tabs,
  selected,
  hrefOf,
}: {
  label: string
  tabs: readonly RoomTab[]
  selected: string
  hrefOf: (id: string) => string
}) {
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const line = useTabInView(selected)
  return (
    <Row as="nav" gap={1} shrinks align="stretch" aria-label={label} className={page.tabs} ref={line}>
      {isPhone ? (
        <Select
          aria-label={label}
          value={selected}
          onChange={({ target }) => void navigate(hrefOf(target.value))}
          choices={namedChoices(tabs)}
        />
      ) : (
        tabs.map(({ id, name }) => (
          <Row
            as={NavLink}
            gap={2}
            pad="1 3"
            tone="quiet"
            weight={600}
            inline
            key={id}
            to={hrefOf(id)}
            className={page.tab!}
          >
            {name}
          </Row>
        ))
      )}
    </Row>
  )
}
