import { type ReactNode, useId } from 'react'
import { Row } from '../../../kit/ui/Layout.tsx'
import { RoomTabs } from '../RoomTabs.tsx'
import { Frame } from './Frame.tsx'
import { useLocation } from 'react-router-dom'
import { roomAt } from '../rooms.ts'
import { useTexts } from '../i18n.ts'
import page from '../Page.module.css'

/** A room of several parts, each behind a tab beside its title. */
export function TabbedRoom({
  tools,
  children,
  ...tabs
}: Parameters<typeof RoomTabs>[0] & {
  /** Behind the tabs. */
  tools?: ReactNode
  children: ReactNode
}) {
  const { t } = useTexts()
  const id = useId()
  const title = t(roomAt(useLocation().pathname)!.name)
  return (
    <Frame>
      <main className={page.page} aria-labelledby={id}>
        <Row as="header" wrap gap="2 5" pad="3 6" line="end" className={page.head}>
          <h2 id={id}>{title}</h2>
          <RoomTabs {...tabs} />
          {tools}
        </Row>
        {children}
      </main>
    </Frame>
  )
}
