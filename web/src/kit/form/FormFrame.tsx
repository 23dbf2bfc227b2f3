// The one `<form>` of both apps (HOUSE-14): what is wrong is found beside its field, whoever found it, and nothing is sent
// twice. Each app says it in its own words: shared/form/Form.tsx for players, desk/shared/form for the desk.
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form'
import type { Problem } from '../api/problem.ts'
import { afterPaint } from '../lib/after-paint.ts'
import { FormContext } from './form-context.ts'

export interface PlacedErrors {
  /** By control name, which is the dotted path of the contract: `fields.description`. */
  fields: { name: string; code: string; text: string }[]
  /** Of the form as a whole, ready texts. */
  form: string[]
}

/** What keeps a form from being sent. */
export interface Refused {
  formErrors: readonly string[]
  /** Sends that failed so far; before the first one fields alone say what is wrong. */
  turn: number
}

export function FormFrame<T extends FieldValues>({
  ref,
  id,
  form,
  problem,
  place,
  isBusy,
  onSubmit,
  summary,
  optionalLabel,
  children,
  className,
  label,
  draft,
}: {
  ref?: Ref<HTMLFormElement>
  id?: string
  form: UseFormReturn<T>
  /** What the last send came to; null while nothing failed. */
  problem: Problem | null
  /** Puts what the server found wrong to the controls that there are. */
  place: (problem: Problem, names: ReadonlySet<string>) => PlacedErrors
  isBusy: boolean
  onSubmit: (values: T) => void | Promise<void>
  /** Above the fields; told what keeps the form from being sent. */
  summary: (refused: Refused) => ReactNode
  optionalLabel?: string
  children: ReactNode
  className?: string
  label?: string
  /** The key of its draft, where one is kept. */
  draft?: string
}) {
  const formId = useId()
  const isSending = useRef(false)
  const [controls] = useState(() => new Map<string, { label: string; isRequired: boolean | undefined }>())
  const [formErrors, setFormErrors] = useState<string[]>([])
  const [turn, setTurn] = useState(0)

  const register = useCallback(
    (name: string, label: string, isRequired?: boolean) => {
      controls.set(name, { label, isRequired })
      return () => void controls.delete(name)
    },
    [controls],
  )

  const placeAll = useEffectEvent((): void => {
    if (problem === null) return setFormErrors([])
    const placed = place(problem, new Set(controls.keys()))
    for (const { name, code, text } of placed.fields) form.setError(name as Path<T>, { type: code, message: text })
    setFormErrors(placed.form)
    setTurn((was) => was + 1)
  })
  // Each problem is placed once, in the words of its moment.
  useEffect(() => placeAll(), [problem])

  const surroundings = useMemo(
    () => ({ formId, isBusy, optionalLabel, draft, register, controls }),
    [formId, isBusy, optionalLabel, draft, register, controls],
  )
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
          ref={ref}
          id={id}
          method="dialog"
          noValidate
          aria-label={label}
          className={className}
          onSubmit={(event) => {
            event.preventDefault()
            // The press shows first: looking at every field, and saying what each lacks, takes longer than a frame (INP).
            afterPaint(() => void send())
          }}
        >
          {summary({ formErrors, turn })}
          {children}
        </form>
      </FormProvider>
    </FormContext>
  )
}
