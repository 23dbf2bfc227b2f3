// What is written about a feature before it is saved (CD-425).
import type { DeskSchema } from '../../../kit/api/desk.ts'

export type Feature = DeskSchema<'DeskFeature'>

export interface FeatureDraft {
  who: 'off' | 'all' | 'part'
  /** In percent; 100 is everybody. */
  share: number
  games: string[]
  languages: string[]
  reason: string
}

export const draftOf = ({ enabled, share, games, languages }: Feature): FeatureDraft => ({
  who: enabled ? (share === null && games.length + languages.length === 0 ? 'all' : 'part') : 'off',
  share: share ?? 100,
  games,
  languages,
  // Each change has its own.
  reason: '',
})

/** Switched off, it remembers for whom it was on; for everybody, it forgets. */
export const requestOf = ({ who, share, games, languages, reason }: FeatureDraft): DeskSchema<'SetFeatureRequest'> => ({
  enabled: who !== 'off',
  share: who === 'all' || share >= 100 ? null : share,
  games: who === 'all' ? [] : games,
  languages: who === 'all' ? [] : languages,
  reason: reason.trim(),
})

/** As it is typed: whole percents, from 1 to 100. */
export const shareOf = (typed: string): number | null => {
  const share = Math.round(Number(typed))
  return typed.trim() !== '' && share >= 1 && share <= 100 ? share : null
}
