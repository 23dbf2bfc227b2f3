import { type ReactNode, useEffect } from 'react'
import { type RegisterOptions, type UseFormRegisterReturn, useFormContext } from 'react-hook-form'
import { type ControlProps, Field, FieldGroup } from '../ui/Field.tsx'
import { calmBlur } from './calm-blur.ts'
import { controlId, useFormSurroundings } from './form-context.ts'
import { useFieldError } from './use-field-error.ts'

export interface FormFieldProps {
  /** Dotted control path as the contract names it: `fields.description`. */
  name: string
  label: string
  /** Drawn in place of the plain label. */
  richLabel?: ReactNode
  hint?: ReactNode
  footer?: ReactNode
  isRequired?: boolean
  rules?: RegisterOptions
}

const useFormField = ({
  name,
  label,
  isRequired,
}: Pick<FormFieldProps, 'name' | 'label' | 'isRequired'>): {
  id: string
  error: string | undefined
} => {
  const { formId, register } = useFormSurroundings()
  useEffect(() => register(name, label, isRequired), [register, name, label, isRequired])
  return { id: controlId(formId, name), error: useFieldError(name) }
}

/** Registers with the form; what is wrong is told when the field is left, though never in the middle of a press. */
const useRegistered = (name: string, rules: RegisterOptions | undefined): UseFormRegisterReturn => {
  const { register } = useFormContext()
  const registered = register(name, rules)
  return { ...registered, onBlur: calmBlur(registered.onBlur) }
}

/** A labelled control that the form registers: `{(control) => <Input {...control} type="email" />}`. */
export function FormField({
  rules,
  richLabel,
  isRequired = false,
  children,
  ...field
}: FormFieldProps & { children: (control: ControlProps & UseFormRegisterReturn) => ReactNode }) {
  const { optionalLabel } = useFormSurroundings()
  const registered = useRegistered(field.name, rules)
  const { id, error } = useFormField({ ...field, isRequired })
  return (
    <Field
      id={id}
      label={richLabel ?? field.label}
      optionalLabel={optionalLabel}
      hint={field.hint}
      footer={field.footer}
      error={error}
      isRequired={isRequired}
    >
      {(control) => children({ ...control, ...registered })}
    </Field>
  )
}

type FormGroupProps = Omit<FormFieldProps, 'rules'> & {
  /** Heard, not seen. */
  isLabelHidden?: boolean
}

/**
 * Radio buttons or check boxes under one question, registered as one: `{(control) => <RadioList controlProps={control}
 * …/>}`.
 */
export function FormGroup({
  rules,
  children,
  ...group
}: FormGroupProps & Pick<FormFieldProps, 'rules'> & { children: (control: UseFormRegisterReturn) => ReactNode }) {
  return <GroupFrame {...group}>{children(useRegistered(group.name, rules))}</GroupFrame>
}

/** An error is told above the controls and changes none of them: they are not drawn anew for it. */
function GroupFrame({
  richLabel,
  isRequired = false,
  isLabelHidden,
  children,
  ...field
}: FormGroupProps & { children: ReactNode }) {
  const { optionalLabel } = useFormSurroundings()
  const { id, error } = useFormField({ ...field, isRequired })
  return (
    <FieldGroup
      id={id}
      label={richLabel ?? field.label}
      optionalLabel={optionalLabel}
      hint={field.hint}
      footer={field.footer}
      error={error}
      isRequired={isRequired}
      isLabelHidden={isLabelHidden}
    >
      {children}
    </FieldGroup>
  )
}

/** For a control that holds its value itself (files, phone): registers its place in the summary and tells its error. */
export const useOwnControl = useFormField
