import type { FastifyInstance } from 'fastify'
import type { AssetPath, CharacterBreaks, Config, DescriptionLimit, FileExtensions } from '#generated/server/schemas.ts'
import { lawZones } from '../content/asked-zones.ts'
import type { DocumentCache } from '../content/document-cache.ts'
import { ownName } from '../content/locale.ts'
import type { Content } from '../content/types.ts'
import { bindOperations } from '../platform/contract/bind.ts'
import type { FeatureFlags } from '../platform/features.ts'
import { ok } from '../platform/contract/answers.ts'

interface SettingsDeps {
  documents: DocumentCache
  features: Pick<FeatureFlags, 'isOn'>
  /** Types a form takes, lower case, without dot (OD-89); the contact room checks them. */
  fileExtensions: readonly string[]
  /** Script of a live-chat vendor; null: the built-in chat (OD-94). */
  chatScriptUrl: string | null
}

/** Settings as a browser of this kind sees them (OD-24, OD-45, OD-101). `embeddedGame`: ground G13. */
export const configFor = (content: Content, embeddedGame: string | null, chatScriptUrl: string | null): Config => {
  const { inGameUserAgents: _serverOnly, ...settings } = content.settings
  return {
    isInGameBrowser: embeddedGame !== null,
    embeddedGameName: embeddedGame,
    isDesktopGameLayout: embeddedGame === null,
    defaultLocale: content.defaultLocale,
    locales: content.locales.map((locale) => ({ locale, name: ownName(locale, content.locales) })),
    chatScriptUrl,
    useEmbeddedFlow: settings.useEmbeddedFlow,
    allowEmbeddedHome: settings.allowEmbeddedHome,
    hasSearchLink: settings.hasSearchLink,
    angularGamePages: settings.angularGamePages.map((name) => name.toLowerCase()),
    flagshipGames: [...settings.flagshipGames],
    embeddedProducts: settings.embeddedProducts,
    externalProtocols: settings.externalProtocols,
    trustedHosts: [...settings.trustedHosts],
    untrustedHosts: [...settings.untrustedHosts],
    videoHosts: [...settings.videoHosts],
    helpArticles: settings.helpArticles,
    caseLinkDays: settings.cases.linkDays,
    askBeforeCounting: [...(settings.askBeforeCounting ?? lawZones)],
  }
}

/** OD-54: equal to the contact description, so that the text always carries over. */
export const descriptionLimit = 2048

/** OD-55, CD-150: two words are enough, `lag` too; scripts that say more in fewer signs need fewer of them. */
const characterBreaks = (locale: string): CharacterBreaks =>
  ['ja', 'ko', 'zh'].includes(locale.slice(0, 2)) ? { valid: 1, notValid: 0 } : { valid: 2, notValid: 1 }

/** OD-38: `wow/hero.svg`, with or without `assets/` in front. */
export const assetPath = (content: Content, asset: string): AssetPath | undefined =>
  content.assetUrl(asset.replace(/^\/?assets\//, ''))

/** OD-38: the logo in the language, else the one for all; undefined when the product or its logo is unknown. */
const logoPath = (content: Content, product: string, locale: string): AssetPath | undefined => {
  const key = content.in(locale).product(product)?.baseUiName
  return key ? (content.pictureUrl(`${key}/logo.${locale}`) ?? content.pictureUrl(`${key}/logo`)) : undefined
}

export const registerSettingsRoutes = (
  app: FastifyInstance,
  { documents, features, fileExtensions, chatScriptUrl }: SettingsDeps,
): void => {
  bindOperations(app, 'settings', {
    getConfig: async ({ locale, embeddedGame: game }) => {
      const answer = await documents.answer(
        { operation: 'getConfig', locale, key: game ?? '', hasSettings: true },
        (_local, content) => configFor(content, game, chatScriptUrl),
      )
      return { ...answer, headers: { vary: 'User-Agent' } }
    },
    getFileExtensions: ({ locale }) =>
      documents.answer(
        { operation: 'getFileExtensions', locale },
        (): FileExtensions => ({ extensions: [...fileExtensions] }),
      ),
    getCharacterBreaks: ({ locale }) =>
      documents.answer({ operation: 'getCharacterBreaks', locale }, () => characterBreaks(locale)),
    getDescriptionLimit: ({ locale }) =>
      documents.answer(
        { operation: 'getDescriptionLimit', locale },
        (): DescriptionLimit => ({ limit: descriptionLimit }),
      ),
    // ground G14: the bare key in, a bare boolean out; unknown keys are off.
    isFeatureEnabled: ({ body, visitor, locale, query: { product = null } }) =>
      ok(features.isOn(body, { visitor, locale, product })),
    getImageAsset: ({ locale, query: { asset } }) =>
      documents.answer({ operation: 'getImageAsset', locale, key: asset }, (_local, content) =>
        assetPath(content, asset),
      ),
    getLocalizedLogo: async ({ locale, params: { product } }) => {
      const answer = await documents.answer(
        { operation: 'getLocalizedLogo', locale, key: product },
        (_local, content) => logoPath(content, product, locale),
      )
      return { ...answer, headers: { vary: 'locale' } }
    },
  })
}
