import { useEffect, useRef, useState } from 'react'
import { Row, Stack } from '../../../../kit/ui/Layout.tsx'
import { CategoryIcon } from '../../../../kit/ui/category-icon/CategoryIcon.tsx'
import { AccordionSection } from '../../../../kit/ui/Accordion.tsx'
import { useGuide } from '../guide-context.ts'
import { pressTop, type PickerProps } from '../picker.ts'
import styles from './CategorySections.module.css'
import { CategoryLevels } from './CategoryLevels.tsx'

const collapseDelay = 300 // PICKER-11

/** Level one as sections that fold, one open at a time: on mobile and in-game (PICKER-02, PICKER-03, PICKER-11). */
export function CategorySections({ categories, view, path, last }: PickerProps) {
  const { entry, send } = useGuide()
  const [closing, setClosing] = useState(0)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const toggle = (id: number): void => {
    window.clearTimeout(timer.current)
    setClosing(0)
    const { event, collapses } = pressTop(entry, id, 'sections')
    if (event === null) return
    if (!collapses) return send(event)
    setClosing(id)
    timer.current = window.setTimeout(() => {
      setClosing(0)
      send(event)
    }, collapseDelay)
  }
  return (
    <div className={styles.sections}>
      {categories.map(({ id, name, icon, friendlyText }) => (
        <AccordionSection
          key={id}
          title={
            <Row as="span" gap={3} className={styles.title}>
              <CategoryIcon name={icon} />
              <Stack as="span">
                {name}
                {last !== undefined && <Line html={friendlyText} />}
              </Stack>
            </Row>
          }
          isOpen={id === view.topId && id !== closing}
          onToggle={() => toggle(id)}
        >
          {id === view.topId && <CategoryLevels view={view} path={path} />}
        </AccordionSection>
      ))}
      {last !== undefined && <Stack className={styles.ways}>{last}</Stack>}
    </div>
  )
}

/** What a category holds, where that is one plain line. */
function Line({ html }: { html: string | null }) {
  const line = /^(?:<p>)?([^<&]+)(?:<\/p>)?$/.exec(html?.trim() ?? '')?.[1]
  return line === undefined ? null : <small>{line}</small>
}
