import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { type FieldErrors, type FieldValues, FormProvider, type Path, type UseFormReturn, get } from 'react-hook-form'
import type { Problem } from '../../api/problem.ts'
import { ErrorSummary, type SummaryItem } from '../../ui/ErrorSummary.tsx'
import { useMessages } from '../i18n/context.ts'
import styles from './Form.module.css'
import { placeErrors } from './field-errors.ts'
import { FormContext, controlId } from './form-context.ts'

/**
 * The one form of the app (HOUSE-14). `problem` and `isBusy` are required, so that no form forgets what failed or sends
 * twice: the summary shows both kinds of errors under "Cannot submit", takes the focus, and the document's title says
 * so (promises W10).
 */
export function Form<T extends FieldValues>({
  form,
  problem,
  isBusy,
  onSubmit,
  children,
  className,
  label,
  draft,
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
  const formId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const isSending = useRef(false)
  const [controls] = useState(() => new Map<string, string>())
  const [formErrors, setFormErrors] = useState<string[]>([])
  const [turn, setTurn] = useState(0)

  const register = useCallback(
    (name: string, text: string) => {
      controls.set(name, text)
      return () => void controls.delete(name)
    },
    [controls],
  )

  const place = useEffectEvent((): void => {
    if (problem === null) return setFormErrors([])
    const placed = placeErrors(problem, new Set(controls.keys()), messages)
    for (const { name, code, text } of placed.fields) form.setError(name as Path<T>, { type: code, message: text })
    setFormErrors(placed.form)
    setTurn((was) => was + 1)
  })
  // Each problem is placed once, in the words of its moment.
  useEffect(() => place(), [problem])

  const { errors } = form.formState
  const items: SummaryItem[] = [
    ...formErrors.map((text) => ({ text })),
    ...(turn > 0 ? fieldItems(errors, controls, formId, messages.t) : []),
  ]

  useEffect(() => {
    if (turn > 0) summary.current?.focus()
  }, [turn])

  const hasErrors = items.length > 0
  useEffect(() => {
    if (!hasErrors) return
    const title = document.title
    document.title = messages.t('support.error.page.prefix', { title })
    return () => {
      document.title = title
    }
  }, [hasErrors, messages])

  const surroundings = useMemo(() => ({ formId, isBusy, draft, register }), [formId, isBusy, draft, register])
  const send = form.handleSubmit(
    async (values) => {
      if (isSending.current || isBusy) return
      isSending.current = true
      setFormErrors([])
      try {
        await onSubmit(values)
      } finally {
        isSending.current = false
      }
    },
    () => setTurn((was) => was + 1),
  )

  return (
    <FormContext value={surroundings}>
      <FormProvider {...form}>
        {/* Of a page that does not live yet the browser would put what is typed into the address; a dialog's form it
            sends nowhere. */}
        <form
          method="dialog"
          noValidate
          aria-label={label}
          className={className ?? styles.form}
          onSubmit={(event) => void send(event)}
        >
          <ErrorSummary ref={summary} heading={messages.t('support.error.cannot.submit')} items={items} />
          {children}
        </form>
      </FormProvider>
    </FormContext>
  )
}

/** In the order of the page: a field may come in above others later on, such as those of a visitor without account. */
const fieldItems = (
  errors: FieldErrors,
  controls: ReadonlyMap<string, string>,
  formId: string,
  t: ReturnType<typeof useMessages>['t'],
): SummaryItem[] => {
  const placeOf = (name: string): HTMLElement | null => document.getElementById(controlId(formId, name))
  const isAfter = (one: HTMLElement | null, other: HTMLElement | null): boolean =>
    one !== null && other !== null && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const inOrder = [...controls]
    .filter(([name]) => get(errors, name) !== undefined)
    .sort(([one], [other]) => (isAfter(placeOf(one), placeOf(other)) ? 1 : -1))
  return inOrder.flatMap(([name, label]) => {
    const message = (get(errors, name) as { message?: string } | undefined)?.message
    return message
      ? [{ text: t('support.form.summary.item', { label, message }), controlId: controlId(formId, name) }]
      : []
  })
}
