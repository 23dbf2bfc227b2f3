// The stores a representative can read, in the order of their tabs. A lead's are shown to leads.
import { BookOpen, Bug, ChartNoAxesColumn, Fingerprint, Lightbulb, type LucideIcon, SearchX, Star } from 'lucide-react'
import type { TextKey } from '../../shared/i18n.ts'

export const kinds = ['bugs', 'suggestions', 'articles', 'searches', 'surveys', 'usage', 'proofs'] as const
export type Kind = (typeof kinds)[number]

export const isKind = (word: string | undefined): word is Kind =>
  (kinds as readonly (string | undefined)[]).includes(word)
export const isLeads = (kind: Kind): boolean => kind === 'surveys' || kind === 'usage' || kind === 'proofs'

export const icons: Readonly<Record<Kind, LucideIcon>> = {
  bugs: Bug,
  suggestions: Lightbulb,
  articles: BookOpen,
  searches: SearchX,
  surveys: Star,
  usage: ChartNoAxesColumn,
  proofs: Fingerprint,
}

/** What pages count (the contract's tracking events), and openings of a game's page. */
export const usageEvents = [
  'view',
  'captureProduct',
  'descriptionShown',
  'captureDescription',
  'changeDescription',
  'skipEvent',
  'recommendationClicked',
  'geassociation',
  'changeCategory',
  'stillNeedHelp',
  'externalResource',
] as const
export const usageName = (event: string): TextKey | null =>
  (usageEvents as readonly string[]).includes(event) ? `usage.${event as (typeof usageEvents)[number]}` : null
