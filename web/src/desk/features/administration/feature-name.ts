// What a feature is called and what it does, in the reader's words: the contract knows it by its key.
import { limits } from '../../../kit/api/limits.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { Texts } from '../../shared/i18n.ts'

const known: readonly string[] = limits.FeatureKey.enum
const isKnown = (key: string): key is Schema<'FeatureKey'> => known.includes(key)

/**
 * @param key as the contract's DeskFeature has it
 * @returns its name and what it does; for a key of a later server the key alone
 */
export const featureWords = (key: string, t: Texts['t']): { name: string; text: string } =>
  isKnown(key)
    ? { name: t(`administration.feature.${key}`), text: t(`administration.feature.${key}.text`) }
    : { name: key, text: '' }
