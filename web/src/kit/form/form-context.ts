import { createContext, use } from 'react'

/** What a Form knows of the controls inside it: for what is wrong and what is missing. */
export interface FormSurroundings {
  /** Prefix of control ids, unique on the page. */
  formId: string
  isBusy: boolean
  /** Said behind the label of what may be left out; undefined where that is not said. */
  optionalLabel: string | undefined
  /** Under which key what is typed here is kept; undefined where nothing is. */
  draft: string | undefined
  register: (name: string, label: string, isRequired?: boolean) => () => void
  /** By name. */
  controls: ReadonlyMap<string, { label: string; isRequired: boolean | undefined }>
}

export const FormContext = createContext<FormSurroundings | null>(null)

export const useFormSurroundings = (): FormSurroundings => {
  const surroundings = use(FormContext)
  if (surroundings === null) throw new Error('No Form around it')
  return surroundings
}

/** The id of the control of a name: error summary and label find it by this. */
export const controlId = (formId: string, name: string): string => `${formId}-${name.replaceAll('.', '-')}`
