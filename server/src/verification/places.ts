// Addresses of the portal that a verification leads to.
import type { ContentHolder } from '../content/content-holder.ts'
import type { VerificationPlaces } from './ports.ts'

export const verificationPlaces = (mountPath: string, content: ContentHolder): VerificationPlaces => {
  const basePath = (locale: string): string => `${mountPath}/${locale}/help`
  return {
    basePath,
    trustedHosts: () => content.current().settings.trustedHosts,
    // Manual help is the nearest form that asks for no verification itself: of the same parent, else of the same
    // product.
    manualHelp: (locale, topicId) => {
      const local = content.current().in(locale)
      const asking = local.topic(topicId)
      if (asking === undefined) return `${basePath(locale)}/`
      const others = content
        .current()
        .topicIds.map((id) => local.topic(id))
        .filter((topic) => topic?.product === asking.product && topic.hasForm && !topic.requiresVerification)
        .filter(
          (topic) =>
            topic !== undefined &&
            local.channels(topic.id).some(({ channelType, enabled }) => channelType === 'ticket' && enabled),
        )
      const nearest = others.find((topic) => topic?.parentId === asking.parentId) ?? others[0]
      return nearest === undefined
        ? `${basePath(locale)}/product/${asking.product}`
        : `${basePath(locale)}/contact/${nearest.id}/ticket`
    },
  }
}
