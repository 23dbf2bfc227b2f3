import { RelativeTime } from '../../../kit/ui/RelativeTime.tsx'
import { useMessages } from './context.ts'

/** A moment, relative, in the page's language; the exact time on hover. */
export function Time({ at }: { at: string }) {
  const { locale } = useMessages()
  return <RelativeTime time={at} locale={locale} />
}
