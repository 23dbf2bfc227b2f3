// The pages, and what lies outside the app but belongs to contacting. They come last: theirs is every address no room
// has.
import type { AccountService } from '../account/service.ts'
import type { Config } from '../config.ts'
import type { PreverifyLinks } from '../contact/preverify-links.ts'
import { registerWorkflowRoutes } from '../contact/workflow-routes.ts'
import { articleDocument } from '../articles/article-documents.ts'
import { registerPage } from '../page/page-routes.ts'
import type { Previews } from '../studio/preview.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

/** Hosts the page's policy lets in for configured vendors; none by default. */
const vendorHosts = ({ captcha }: Config): string[] => [
  ...(captcha.arkose ? [new URL(captcha.arkose.scriptUrl).origin, 'https://*.arkoselabs.com'] : []),
  ...(captcha.recaptcha
    ? [new URL(captcha.recaptcha.scriptUrl).origin, 'https://www.gstatic.com', 'https://recaptcha.google.com']
    : []),
]

export const composePage = (
  { config, clock, content, texts, csrf, flags, warn }: Core,
  {
    account,
    preverify,
    crisisVersion,
    channelVersion,
    readPreview,
  }: {
    account: Pick<AccountService, 'info'>
    preverify: Pick<PreverifyLinks, 'accept' | 'cookie'>
    crisisVersion: () => number
    channelVersion: () => number
    /** A draft of the studio, by the token of its preview. */
    readPreview: Previews['read']
  },
): Composed => ({
  room: {
    register: async (app) => {
      registerWorkflowRoutes(app, {
        mountPath: config.mountPath,
        workflowUrl: config.workflowUrl,
        hasDemonstration: config.environment !== 'production',
        preverify,
      })
      await registerPage(app, {
        mountPath: config.mountPath,
        publicUrl: config.publicUrl,
        securityContacts: config.securityContacts,
        clock,
        webDist: config.webDist,
        content,
        texts,
        csrf,
        features: flags,
        accountInfo: account.info,
        crisisVersion,
        channelVersion,
        preview: async (token) => {
          const found = await readPreview(token)
          if (!found) return undefined
          const { locale, articleId } = found
          const local = found.content.in(locale)
          const article = local.article(articleId)
          return article && { locale, articleId, document: await articleDocument(article, local, found.content) }
        },
        vendors: () => vendorHosts(config),
        log: warn,
      })
    },
  },
})
