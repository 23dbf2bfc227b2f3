import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'

/**
 * What is wrong with one control, in words. Only where those words change is anything drawn anew: a form that is read as
 * a whole (`formState.errors`) draws every field of it for the error of one (CD-276).
 */
export const useFieldError = (name: string): string | undefined => {
  const { subscribe, getFieldState } = useFormContext()
  const [error, setError] = useState<string | undefined>()
  useEffect(() => {
    const read = (): void => setError(getFieldState(name).error?.message)
    read()
    return subscribe({ formState: { errors: true }, callback: read })
  }, [subscribe, getFieldState, name])
  return error
}
