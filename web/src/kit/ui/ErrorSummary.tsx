import { type Ref } from 'react'
import styles from './ErrorSummary.module.css'
import { Surface } from './Layout.tsx'

export interface SummaryItem {
  text: string
  /** Id of the control to go to; missing for errors of the whole form. */
  controlId?: string
}

/** What keeps a form from being sent (promises W10): a heading, then one line for each error that leads to its field. */
export function ErrorSummary({
  heading,
  items,
  ref,
}: {
  heading: string
  items: readonly SummaryItem[]
  ref?: Ref<HTMLDivElement>
}) {
  if (items.length === 0) return null
  const goTo = (id: string): void => {
    const control = document.getElementById(id)
    const target = control?.matches('fieldset')
      ? (control.querySelector<HTMLElement>('input, select, textarea, button') ?? control)
      : control
    target?.focus()
    target?.scrollIntoView({ block: 'center' })
  }
  return (
    <Surface
      radius={2}
      ground="danger"
      pad="4 5"
      ref={ref}
      role="alert"
      tabIndex={-1}
      className={styles.summary}
      data-focus-target=""
    >
      <h2>{heading}</h2>
      <ul>
        {items.map(({ text, controlId }, index) => (
          <li key={`${controlId ?? ''}-${index}`}>
            {/* A bare #id would leave the page under <base href> (ground G25): the focus goes there instead. */}
            {controlId === undefined ? (
              text
            ) : (
              <button type="button" onClick={() => goTo(controlId)}>
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Surface>
  )
}
