import { useTexts } from '../../shared/i18n.ts'
import { placeOf } from './source.ts'

/** @param line of the source: what is said is the line of the box it is typed in */
export function LineName({ source, line: at }: { source: string; line: number }) {
  const { t } = useTexts()
  const { part, line } = placeOf(source, at)
  return t(part === 'body' ? 'studio.mistake' : 'studio.mistake.details', { line: String(line) })
}
