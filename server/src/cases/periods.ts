import type { ContentHolder } from '../content/content-holder.ts'
import type { CasePeriods } from './rules.ts'

/** @param keptMonths what a law or the operator asks stands above what the content's writers say; null: nothing */
export const createPeriods = (content: ContentHolder, keptMonths: number | null) => (): CasePeriods => {
  const { cases } = content.current().settings
  return keptMonths === null ? cases : { ...cases, keptMonths }
}
