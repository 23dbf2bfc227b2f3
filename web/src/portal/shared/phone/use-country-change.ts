import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Another country, another verdict: a number that was already looked at is looked at again. */
export const useCountryChange = <T extends FieldValues>(
  country: string | undefined,
  { getFieldState, trigger }: Pick<UseFormReturn<T>, 'getFieldState' | 'trigger'>,
  name: FieldPath<T>,
): void => {
  const before = useRef(country)
  useEffect(() => {
    if (before.current !== country && getFieldState(name).isTouched) void trigger(name)
    before.current = country
  }, [country, getFieldState, trigger, name])
}
