// What of a case the scopes at the desk ask (CD-315).
import type { Scoped } from '../lib/caller-scope.ts'
import type { CaseRecord } from './types.ts'

export const scopedIn = ({ product, locale }: Pick<CaseRecord, 'product' | 'locale'>): Scoped => ({
  game: product,
  language: locale,
})
