import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { visitText } from '../../shared/visit/visit.ts'
import type { ContactValues } from './contact-form.ts'

/** What is typed as the form's description is the visit's text (T30). */
export const useVisitText = ({ watch }: UseFormReturn<ContactValues>): void =>
  useEffect(() => {
    const subscription = watch(({ fields }, { name }) => {
      if (name === 'fields.description') visitText.write(fields?.description ?? '')
    })
    return () => subscription.unsubscribe()
  }, [watch])
