import { RelativeTime } from '../../kit/ui/RelativeTime.tsx'
import { useTexts } from './i18n.ts'

/** How long ago, in the reader's language. */
export function Ago({ time }: { time: string }) {
  return <RelativeTime time={time} locale={useTexts().locale} />
}
