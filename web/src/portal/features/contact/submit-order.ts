// The order of a submit: captcha, abusive-language check, suggestions, then the send (CONTACT-16). Pure.

export interface SubmitFacts {
  needsChallenge: boolean
  isChallengePassed: boolean
  /** `confirmed`: the visitor said "submit my ticket"; holds until the text changes (OD-74). */
  abuse: 'unchecked' | 'clean' | 'confirmed'
  /** Legacy mode shows no suggestions. */
  isLegacy: boolean
  /** A topic may block them. */
  topic: { blockRecommendations: boolean }
  /** Shown once for a description in a visit, the guided entry's own included (amendment T4). */
  wereSuggestionsShown: boolean
  /** An empty description is not looked up. */
  hasDescription: boolean
}

export type SubmitStep = 'challenge' | 'abuse' | 'suggestions' | 'send'

export const nextSubmitStep = (facts: SubmitFacts): SubmitStep => {
  if (facts.needsChallenge && !facts.isChallengePassed) return 'challenge'
  if (facts.hasDescription && facts.abuse === 'unchecked') return 'abuse'
  const hasSuggestions = !facts.isLegacy && !facts.topic.blockRecommendations
  if (hasSuggestions && facts.hasDescription && !facts.wereSuggestionsShown) return 'suggestions'
  return 'send'
}
