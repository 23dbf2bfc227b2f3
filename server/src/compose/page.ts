// The pages, and what lies outside the app but belongs to contacting. They come last: theirs is every address no room
// has.
import { createPreviewed } from '../articles/previewed.ts'
import { registerWorkflowRoutes } from '../contact/workflow-routes.ts'
import { registerPage } from '../page/page-routes.ts'
import { vendorHosts } from '../page/vendor-hosts.ts'
import type { Gives, Needs } from './ports.ts'

export const composePage = (made: Needs<'account' | 'catalogue' | 'crisis' | 'gate' | 'studio'>): Gives => {
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
