// The pages, and what lies outside the app but belongs to contacting. They come last: theirs is every address no room
// has.
import { createPreviewed } from '../articles/previewed.ts'
import { registerWorkflowRoutes } from '../contact/workflow-routes.ts'
import { registerPage } from '../page/page-routes.ts'
import type { Gives, Needs } from './core.ts'

/** Hosts the page's policy lets in for configured vendors; none by default. */
const vendorHosts = ({ arkose, recaptcha }: Needs['config']['captcha']): string[] => [
  ...(arkose ? [new URL(arkose.scriptUrl).origin, 'https://*.arkoselabs.com'] : []),
  ...(recaptcha
    ? [new URL(recaptcha.scriptUrl).origin, 'https://www.gstatic.com', 'https://recaptcha.google.com']
    : []),
]

export const composePage = (
  made: Needs<'account' | 'channelOverrides' | 'crisisVersion' | 'preverify' | 'previews'>,
): Gives => {
  const { config } = made
  const { workflowUrl, securityContacts, webDist } = config
  return {
    room: {
      register: async (app) => {
        const hasDemonstration = config.environment !== 'production'
        registerWorkflowRoutes(app, { ...made, workflowUrl, hasDemonstration })
        await registerPage(app, {
          ...made,
          securityContacts,
          webDist,
          accountInfo: made.account.info,
          channelVersion: made.channelOverrides.version,
          preview: createPreviewed(made.previews.read),
          vendors: () => vendorHosts(config.captcha),
          log: made.warn,
        })
      },
    },
  }
}
