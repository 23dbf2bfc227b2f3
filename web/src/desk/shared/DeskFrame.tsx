// The frame of a form of the desk, and two of the three shells around it; the third, a page, is FormPage.tsx.
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Problem } from '../../kit/api/problem.ts'
import { controlOf } from '../../kit/form/control-of.ts'
import { FormFrame, type PlacedErrors } from '../../kit/form/FormFrame.tsx'
import { afterPaint } from '../../kit/lib/after-paint.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { useTexts } from './i18n.ts'
import type { DeskForm } from './use-desk-form.ts'
import { type Again, useWrite } from './use-write.ts'

const overSelector = ':has(+ [data-over])'
const wrongSelector = `[aria-invalid="true"], fieldset[aria-describedby$="-error"], [data-wrong], ${overSelector}`

/** What is too long says so beside itself, and is not sent. */
const isTooLong = (form: HTMLFormElement | null): boolean => form?.querySelector(overSelector) != null

/** Takes one to the first field that is not right yet. */
export const goToWrong = (form: HTMLFormElement | null): void => {
  const wrong = form?.querySelector<HTMLElement>(wrongSelector)
  if (!wrong) return
  const control = wrong.matches('input, select, textarea')
    ? wrong
    : wrong.querySelector<HTMLElement>('input, select, textarea, button')
  ;(control ?? wrong).focus({ preventScroll: true })
  wrong.scrollIntoView({ block: 'center' })
}

/** What the server found wrong with fields that are there; all of it is said beside the form already (useWrite). */
const placeErrors = ({ validationErrors }: Problem, names: ReadonlySet<string>): PlacedErrors => ({
  fields: (validationErrors?.fieldErrors ?? []).flatMap(({ field, code, message }) => {
    const name = controlOf(field, names)
    const text = message ?? validationErrors?.errorCodes[code] ?? code
    return name === null ? [] : [{ name, code, text }]
  }),
  form: [],
})

interface FrameProps<T extends FieldValues> {
  form: DeskForm<T>
  children: ReactNode
}

export function DeskFrame<T extends FieldValues>({
  ref,
  form: { form, isBusy, problem, send },
  children,
  ...rest
}: FrameProps<T> & { ref?: Ref<HTMLFormElement> | undefined; id?: string; className?: string }) {
  const element = useRef<HTMLFormElement>(null)
  useImperativeHandle(ref, () => element.current!, [])
  return (
    <FormFrame
      ref={element}
      form={form}
      problem={problem}
      place={placeErrors}
      isBusy={isBusy}
      onSubmit={(values) => (isTooLong(element.current) ? goToWrong(element.current) : send(values))}
      summary={({ turn }) => <FirstWrong turn={turn} onTurn={() => goToWrong(element.current)} />}
      {...rest}
    >
      {children}
    </FormFrame>
  )
}

/** A send that was refused brings one to the first field that is not right yet. */
function FirstWrong({ turn, onTurn }: { turn: number; onTurn: () => void }) {
  const go = useEffectEvent(onTurn)
  useEffect(() => (turn > 0 ? afterPaint(() => go()) : undefined), [turn])
  return null
}

/** A few fields in a window of their own. */
export function FormDialog<T extends FieldValues>({
  form,
  title,
  submit,
  isDanger = false,
  size = 'small',
  onClose,
  children,
}: FrameProps<T> & {
  title: string
  submit: string
  isDanger?: boolean
  size?: 'small' | 'medium' | 'large'
  onClose: () => void
}) {
  const id = useId()
  return (
    <AskDialog {...{ title, size, isDanger, onClose }} isBusy={form.isBusy} action={submit} form={id}>
      <DeskFrame id={id} form={form}>
        {children}
      </DeskFrame>
    </AskDialog>
  )
}

/** A window of the desk. */
export function DeskDialog(props: Omit<ComponentProps<typeof Dialog>, 'closeLabel'>) {
  const { t } = useTexts()
  return <Dialog {...props} closeLabel={t('close')} />
}

/** Asks whether to go on, with a way back. */
export function AskDialog({
  action,
  isDanger = false,
  isBusy = false,
  reason,
  onDo,
  form,
  ...dialog
}: Omit<ComponentProps<typeof DeskDialog>, 'actions' | 'isDismissible'> & {
  /** What is done, on the button that does it. */
  action: string
  isDanger?: boolean
  isBusy?: boolean
  /** Why it cannot be done yet. */
  reason?: string | undefined
  onDo?: () => void
  /** The form that its button sends. */
  form?: string
}) {
  const { t } = useTexts()
  return (
    <DeskDialog
      size="small"
      {...dialog}
      actions={
        <>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            type={form === undefined ? 'button' : 'submit'}
            form={form}
            isBusy={isBusy}
            {...(reason === undefined ? {} : { isDisabled: true, reason })}
            onClick={onDo}
          >
            {action}
          </Button>
          <Button variant="secondary" onClick={dialog.onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    />
  )
}

/**
 * Something that is done once it was asked whether to.
 * @param again what is asked anew afterwards
 */
export const useAsking = (
  {
    work,
    done,
    children,
    ...dialog
  }: Pick<ComponentProps<typeof AskDialog>, 'title' | 'action' | 'isDanger' | 'children'> & {
    work: () => Promise<unknown>
    /** Said then. */
    done: string
  },
  ...again: Again
): { ask: () => void; question: ReactNode } => {
  const [isAsked, setAsked] = useState(false)
  const { isBusy, act } = useWrite(...again)
  return {
    ask: () => setAsked(true),
    question: isAsked && (
      <AskDialog
        {...dialog}
        isBusy={isBusy}
        onDo={() =>
          void act(async () => {
            await work()
            setAsked(false)
          }, done)
        }
        onClose={() => setAsked(false)}
      >
        {children}
      </AskDialog>
    ),
  }
}
