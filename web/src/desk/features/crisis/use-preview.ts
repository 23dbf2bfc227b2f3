import { useEffect } from 'react'
import useSWR from 'swr'
import { useDesk } from '../../shared/desk-context.ts'
import type { MessageRequest } from './draft.ts'

/** As players would get it; asked anew when nobody has typed for a moment. */
export const usePreview = (message: MessageRequest | null, language: string) => {
  const { call } = useDesk()
  const words = message === null ? null : JSON.stringify([language, message])
  const { data, mutate } = useSWR(
    message === null ? null : ['crisis preview'],
    () => call('previewCrisisMessage', { body: { message: message!, language } }),
    { revalidateOnFocus: false, keepPreviousData: true, shouldRetryOnError: false },
  )
  useEffect(() => {
    if (words === null) return
    const timer = setTimeout(() => void mutate(), 400)
    return () => clearTimeout(timer)
  }, [words, mutate])
  return data
}
