import { useId, useRef, type KeyboardEvent } from 'react'
import { Row, Stack, Surface } from '../../../../kit/ui/Layout.tsx'
import { CategoryIcon } from '../../../../kit/ui/category-icon/CategoryIcon.tsx'
import { useMessages } from '../../../shared/i18n/context.ts'
import { useGuide } from '../guide-context.ts'
import { pressTop, type PickerProps } from '../picker.ts'
import styles from './CategoryTabs.module.css'
import { CategoryLevels } from './CategoryLevels.tsx'

/**
 * Level one as ARIA tabs beside their topics. Up and down move the focus, Enter, Space and the arrow towards the topics
 * select, the arrow back out of the topics returns to the tab (PICKER-07, OD-58); arrows are mirrored right to left.
 */
export function CategoryTabs({ categories, view, path, last }: PickerProps) {
  const { t, dir } = useMessages()
  const { entry, send } = useGuide()
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [towards, away] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const tabs = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const focusable = view.topId === 0 ? (categories[0]?.id ?? 0) : view.topId

  const select = (id: number): void => {
    const { event } = pressTop(entry, id, 'tabs')
    if (event !== null) send(event)
  }
  const moveInList = (event: KeyboardEvent, id: number): void => {
    const all = tabs()
    const here = all.indexOf(event.target as HTMLElement)
    const steps: Record<string, number> = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: all.length - 1 }
    const to = steps[event.key]
    if (event.key === towards) {
      event.preventDefault()
      select(id)
    } else if (to !== undefined) {
      event.preventDefault()
      all[(to + all.length) % all.length]?.focus()
    }
  }
  const leavePanel = (event: KeyboardEvent): void => {
    if (event.key !== away) return
    event.preventDefault()
    tabs()
      .find((tab) => tab.getAttribute('aria-selected') === 'true')
      ?.focus()
  }

  return (
    <Stack gap={6} className={styles.picker}>
      <Row
        align="stretch"
        ref={list}
        role="tablist"
        aria-orientation="vertical"
        aria-label={t('support.bft.categorize.categories')}
        className={styles.tabs}
      >
        {categories.map(({ id, name, icon }) => (
          <Row
            as="button"
            gap={3}
            pad="2 5"
            tone="quiet"
            weight={600}
            textAlign="start"
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === view.topId}
            aria-controls={`${base}-panel`}
            tabIndex={id === focusable ? 0 : -1}
            className={styles.tab}
            onClick={() => select(id)}
            onKeyDown={(event) => moveInList(event, id)}
          >
            <CategoryIcon name={icon} />
            <span>{name}</span>
          </Row>
        ))}
      </Row>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside */}
      <Surface
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={view.topId === 0 ? undefined : `${base}-${view.topId}`}
        onKeyDown={leavePanel}
      >
        {view.topId === 0 ? (
          <Stack as="p" place="center" tone="quiet" textAlign="center" className={styles.prompt}>
            {t('support.bft.select.category.left')}
          </Stack>
        ) : (
          <CategoryLevels key={view.topId} view={view} path={path} />
        )}
      </Surface>
      {last !== undefined && last !== false && <div className={styles.last}>{last}</div>}
    </Stack>
  )
}
