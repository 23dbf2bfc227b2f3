import { type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, type UseFormReturn, useFormContext, useFormState } from 'react-hook-form'
import type { Problem } from '../../../kit/api/problem.ts'
import { controlId, type FormSurroundings, useFormSurroundings } from '../../../kit/form/form-context.ts'
import { FormFrame, type Refused } from '../../../kit/form/FormFrame.tsx'
import { afterPaint } from '../../../kit/lib/after-paint.ts'
import { ErrorSummary, type SummaryItem } from '../../../kit/ui/ErrorSummary.tsx'
import { useMessages } from '../i18n/context.ts'
import styles from './Form.module.css'
import { placeErrors } from './field-errors.ts'

/**
 * A player's form (HOUSE-14). `problem` and `isBusy` are required, so that no form forgets what failed or sends twice:
 * the summary shows both kinds of errors under "Cannot submit", takes the focus, and the document's title says so
 * (promises W10).
 */
export function Form<T extends FieldValues>({
  className,
  ...rest
}: {
  form: UseFormReturn<T>
  /** What the last send came to; null while nothing failed. */
  problem: Problem | null
  isBusy: boolean
  onSubmit: (values: T) => void | Promise<void>
  children: ReactNode
  className?: string
  label?: string
  /** The key of its draft, where one is kept. */
  draft?: string
}) {
  const messages = useMessages()
  return (
    <FormFrame
      {...rest}
      className={className ?? styles.form}
      optionalLabel={messages.t('support.common.optional')}
      place={(problem, names) => placeErrors(problem, names, messages)}
      summary={(refused) => <Summary {...refused} />}
    />
  )
}

/**
 * What keeps the form from being sent, and the focus on it. It follows the errors by itself: read by the form, each of
 * them would draw all fields anew.
 */
function Summary({ formErrors, turn }: Refused) {
  const { t } = useMessages()
  const { formId, controls } = useFormSurroundings()
  const { getFieldState } = useFormContext()
  // Read for being drawn with each change alone: what is wrong is asked for below, since a refused send is told before
  // this state follows.
  void useFormState().errors
  const summary = useRef<HTMLDivElement>(null)
  const items: SummaryItem[] = [
    ...formErrors.map((text) => ({ text })),
    ...(turn > 0 ? fieldItems((name) => getFieldState(name).error?.message, controls, formId, t) : []),
  ]

  useEffect(() => (turn > 0 ? afterPaint(() => summary.current?.focus()) : undefined), [turn])

  const hasErrors = items.length > 0
  useEffect(() => {
    if (!hasErrors) return
    const title = document.title
    document.title = t('support.error.page.prefix', { title })
    return () => {
      document.title = title
    }
  }, [hasErrors, t])

  return <ErrorSummary ref={summary} heading={t('support.error.cannot.submit')} items={items} />
}

/** In the order of the page: a field may come in above others later on, such as those of a visitor without account. */
const fieldItems = (
  errorOf: (name: string) => string | undefined,
  controls: FormSurroundings['controls'],
  formId: string,
  t: ReturnType<typeof useMessages>['t'],
): SummaryItem[] => {
  const order = Array.from(document.querySelectorAll(`[id^="${formId}"]`), ({ id }) => id)
  return [...controls]
    .flatMap(([name, { label }]) => {
      const message = errorOf(name)
      return message
        ? { text: t('support.form.summary.item', { label, message }), controlId: controlId(formId, name) }
        : []
    })
    .sort((one, other) => order.indexOf(one.controlId) - order.indexOf(other.controlId))
}
