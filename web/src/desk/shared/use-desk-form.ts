// A form of the desk: what it begins with, what it sends, and all that is the same in each of them (see FormPage.tsx,
// FormDialog.tsx, FormPanel in Form.tsx for what it is drawn in).
import { use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form'
import type { OperationId } from '../../kit/api/desk-calls.ts'
import { ProblemError, type Problem } from '../../kit/api/problem.ts'
import { keptPlace } from './use-kept.ts'
import { type Marked, type Match, RaceContext } from './use-race.ts'
import { type Refusal, useWrite } from './use-write.ts'

export interface DeskForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** As they stand now. */
  values: Values
  change: (part: Partial<Values>) => void
  /** Another write about the same thing, such as its end: one at a time, and what fails is said. */
  act: (work: () => Promise<unknown>, done?: string, refused?: Refusal) => Promise<void>
  isBusy: boolean
  problem: Problem | null
  send: (values: Values) => Promise<void>
}

export interface DeskFormParts<Values extends FieldValues, Body extends object, Saved> {
  initial: Values
  /** What is changed, as it was read: its mark goes with the change (Raced.tsx). */
  of?: Marked | null
  /** Under this name what is typed outlives one trip to the sign-in. */
  kept?: string
  /** Under this name it outlives everything until it is sent. */
  unsent?: string
  /** What is sent of the values, by the names of the contract; null while there is nothing to send. */
  toBody: (values: Values) => Body | null
  /** Calls the operation; `match` is its header. */
  onSave: (body: Body, match: Match, values: Values) => Promise<Saved>
  onSaved?: (saved: Saved) => void
  /** It is read alone. */
  isReadOnly?: boolean
  /** What is asked anew afterwards. */
  again?: readonly OperationId[]
  /** What of it stays as typed when it begins anew after a lost race. */
  stays?: readonly (keyof Values)[]
  /** Said once it is saved, and in place of the server's words where it is refused. */
  done?: string | ((body: Body) => string)
  refused?: Refusal
}

export const useDeskForm = <Values extends FieldValues, Body extends object, Saved>({
  initial,
  of = null,
  kept,
  unsent,
  toBody,
  onSave,
  onSaved,
  again = [],
  stays = [],
  done,
  refused,
  isReadOnly = false,
}: DeskFormParts<Values, Body, Saved>): DeskForm<Values> & {
  /** Saves this in place of what is typed. */
  put: (body: Body) => Promise<void>
  /** Begins anew with this. */
  begin: (thing: Marked) => void
} => {
  const name = kept ?? unsent
  const place = useMemo(() => (name === undefined ? null : keptPlace<Values & { from?: Marked | null }>(name)), [name])
  const [began] = useState(() => {
    const { from = of, ...values } = { ...place?.read() } as Partial<Values> & { from?: Marked | null }
    return { from, values: { ...initial, ...values } as Values }
  })
  const [from, setFrom] = useState(began.from)
  const [problem, setProblem] = useState<Problem | null>(null)
  const race = use(RaceContext)
  const { isBusy, act } = useWrite(...again)
  const form = useForm<Values>({ defaultValues: began.values as DefaultValues<Values>, shouldFocusError: false })
  const values = form.watch()

  const keep = (now: Values, its = from): void => place?.write({ ...now, from: its })
  const keepNow = useEffectEvent((now: Values) => keep(now))
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values: now }) => keepNow(now) }), [form])
  // Elsewhere in the desk it is forgotten; a page that is left as a whole comes back.
  useEffect(() => (kept === undefined ? undefined : () => place?.clear()), [kept, place])
  useEffect(() =>
    race?.onBegin(() => {
      if (stays.length === 0) place?.clear()
      else place?.write(Object.fromEntries(stays.map((name) => [name, form.getValues(name as Path<Values>)])) as Values)
    }),
  )

  const put = (body: Body): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        const send = (match: Match): Promise<Saved> => onSave(body, match, form.getValues())
        try {
          const saved = race === null ? await send({}) : await race.save(body, send, from)
          if (unsent !== undefined) place?.clear()
          else if (from !== null) {
            const next = saved as unknown as Marked
            setFrom(next)
            place?.write({ ...form.getValues(), from: next })
          }
          onSaved?.(saved)
        } catch (error) {
          if (error instanceof ProblemError && error.problem.validationErrors !== null) setProblem(error.problem)
          throw error
        }
      },
      typeof done === 'function' ? done(body) : done,
      refused,
    )

  return {
    form,
    values,
    change: (part) => {
      for (const [member, value] of Object.entries(part))
        form.setValue(member as Path<Values>, value as never, { shouldValidate: form.formState.isSubmitted })
    },
    act,
    isBusy,
    problem,
    put,
    begin: (thing) => race?.begin(thing),
    send: async (typed) => {
      const body = isReadOnly ? null : toBody(typed)
      if (body !== null) await put(body)
    },
  }
}
