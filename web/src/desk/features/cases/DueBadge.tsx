import type { DeskSchema } from '../../../kit/api/desk.ts'
import { Due } from '../../shared/Due.tsx'
import { useTexts } from '../../shared/i18n.ts'

/** How long until what is due next of a case. */
export function DueBadge({ due, isPlain = false }: { due: DeskSchema<'CaseDue'>; isPlain?: boolean }) {
  const { t } = useTexts()
  return <Due name={t(`clock.${due.kind}`)} at={due.at} isPlain={isPlain} />
}
