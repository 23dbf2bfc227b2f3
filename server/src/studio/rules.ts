/** Who may write what, and who may publish it (CD-402). Pure. */
import { covers, type CallerScope } from '../lib/caller-scope.ts'

/** Whose word a writer's own draft needs: a colleague's, a colleague's for leads too, or nobody's. */
export type Reviewing = 'writers' | 'everybody' | 'nobody'

export interface Caller {
  id: string
  isLead: boolean
}

/**
 * Whether a document lies within somebody's scope. What is about all games is nobody's who may see some of them only: a
 * change of it is seen in all.
 */
export const isWithinReach = (
  scope: CallerScope,
  { products, locale }: { products: readonly string[]; locale: string },
): boolean =>
  products.length === 0
    ? scope.games.length === 0 && covers(scope, { language: locale })
    : products.every((game) => covers(scope, { game, language: locale }))

/** As the content's settings say; writers' drafts are read by somebody else where they say nothing. */
export const reviewingIn = ({ studio }: { studio?: { reviewing: Reviewing } | undefined }): Reviewing =>
  studio?.reviewing ?? 'writers'

/** Whether the caller's own word is enough for what players see. */
export const mayAlone = ({ isLead }: Caller, reviewing: Reviewing): boolean =>
  reviewing === 'nobody' || (reviewing === 'writers' && isLead)

/** Whether this draft waits for somebody else's word before the caller may publish it. */
export const needsReviewer = (
  caller: Caller,
  { writtenBy }: { writtenBy: string | null },
  reviewing: Reviewing,
): boolean => writtenBy === caller.id && !mayAlone(caller, reviewing)
