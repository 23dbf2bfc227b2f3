// Documents and their languages: what is missing, outdated, a machine's, and where somebody writes already (CD-406).
import { setImmediate as breathe } from 'node:timers/promises'
import type {
  StudioLanguage,
  StudioTranslationCell,
  StudioTranslationPage,
  StudioTranslationRow,
} from '#generated/server/desk/schemas.ts'
import type { ContentHolder } from '../../content/content-holder.ts'
import type { PackArticle } from '../../content/pack/format.ts'
import { callerScope, covers } from '../../lib/caller-scope.ts'
import { canonicalLocale } from '../../lib/locale.ts'
import { problem } from '../../platform/problems.ts'
import { isWithinReach } from '../rules.ts'
import type { StudioStore } from '../store.ts'
import { localesOf, translationState } from '../translation.ts'

interface TranslationFilters {
  language: string | undefined
  translation: 'missing' | 'outdated' | 'machine' | 'open' | undefined
  game: string | undefined
  q: string | undefined
  cursor: string | undefined
  limit: number
}

export type StudioTranslations = (filters: TranslationFilters) => Promise<StudioTranslationPage>

/** Others get their turn after so long: every document is looked at in every language. */
const longestTurn = 8
const looksAtOnce = 50

const afterOf = (cursor: string | undefined): string | undefined => {
  if (cursor === undefined) return undefined
  const id = Buffer.from(cursor, 'base64url').toString('utf8')
  if (!/^[0-9]{1,9}$/.test(id)) throw problem.badRequest('this cursor is not one of ours')
  return id
}

const isOpen = (state: StudioTranslationCell['state']): boolean => state !== 'original' && state !== 'current'

export const createStudioTranslations =
  ({ store, content }: { store: Pick<StudioStore, 'findAll'>; content: ContentHolder }): StudioTranslations =>
  async ({ language, translation, game, q, cursor, limit }) => {
    const after = afterOf(cursor)
    const current = content.current()
    const reach = callerScope()
    const locales = localesOf(current).filter((locale) => covers(reach, { language: locale }))
    const wanted = language === undefined ? undefined : canonicalLocale(language)
    const words = q?.trim().toLocaleLowerCase() ?? ''
    const counts = new Map<string, StudioLanguage>(
      locales.map((locale) => [locale, { locale, current: 0, outdated: 0, machine: 0, missing: 0 }]),
    )
    const [known] = locales
    const isAsked = ({ id, title, products }: PackArticle): boolean =>
      known !== undefined &&
      isWithinReach(reach, { products, locale: known }) &&
      (game === undefined || products.length === 0 || products.includes(game)) &&
      (words === '' || title.toLocaleLowerCase().includes(words) || id.includes(words))
    const isWished = ({ locale, state }: Pick<StudioTranslationCell, 'locale' | 'state'>): boolean =>
      (wanted === undefined || locale === wanted) &&
      (translation === undefined || (translation === 'open' ? isOpen(state) : state === translation))

    const found: StudioTranslationRow[] = []
    let isBehind = after === undefined
    let since = performance.now()
    for (const [looked, articleId] of current.in(current.defaultLocale).articleIds().entries()) {
      if (looked % looksAtOnce === 0 && performance.now() - since > longestTurn) {
        await breathe()
        since = performance.now()
      }
      const original = current.written(current.defaultLocale, articleId)
      if (original && isAsked(original)) {
        const translations = locales.map((locale): StudioTranslationCell => {
          const state = translationState(current, locale, articleId)
          counts.get(locale)![state === 'original' ? 'current' : state] += 1
          return { id: `${locale}~${articleId}`, locale, state, draft: null }
        })
        if (isBehind && found.length <= limit && translations.some(isWished)) {
          const { title, products, updated } = original
          const id = `${current.defaultLocale}~${articleId}`
          found.push({ id, title, products: [...products], updated, translations })
        }
      }
      isBehind ||= articleId === after
    }
    const page = found.slice(0, limit)
    const drafts = new Map(
      (await store.findAll(page.flatMap(({ translations }) => translations.map(({ id }) => id))))
        .filter(({ source }) => source !== null)
        .map(({ id, state }) => [id, state]),
    )
    return {
      languages: [...counts.values()],
      items: page.map((row) => ({
        ...row,
        translations: row.translations.map((cell) => ({ ...cell, draft: drafts.get(cell.id) ?? null })),
      })),
      nextCursor:
        found.length > limit ? Buffer.from(page.at(-1)!.id.split('~')[1]!, 'utf8').toString('base64url') : null,
    }
  }
