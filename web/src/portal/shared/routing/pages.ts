import type { ComponentType } from 'react'

/**
 * Every screen of the app. A feature's door (`features/<room>/routes.tsx`) says which of them it draws: `export const
 * pages: Pages = { article: lazyPage(…) }`.
 */
export const pageNames = [
  'guide',
  'product-home',
  'category',
  'search',
  'article',
  'crisis',
  'status',
  'bug-suggestion',
  'contact',
  'contact-complete',
  'contact-handoff',
  'case-list',
  'case-detail',
  'case-invalid',
  'own-data',
  'survey',
  'survey-link',
  'verification',
  'restrictions',
  'penalty',
  'lockedout',
  'error',
] as const
export type PageName = (typeof pageNames)[number]

/** `preload` brings the screen's file; quietly when nobody waits for it yet. */
export type PageComponent = ComponentType & { preload?: (isQuiet?: boolean) => Promise<unknown> }
export type Pages = Partial<Record<PageName, PageComponent>>

/**
 * What a feature puts into places of the shell (`features/<room>/slots.tsx`): `export const slots: Slots = { banners:
 * CrisisBanners }`.
 */
export type SlotName = 'banners' | 'navigation' | 'footer'
export type Slots = Partial<Record<SlotName, ComponentType>>
