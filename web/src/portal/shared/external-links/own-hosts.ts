import { type LinkFacts, matchesHost } from './link-plan.ts'

/** A host of the publisher, the forums included: both settings list nothing else (OD-40). */
export const isPublishers = (host: string, facts: Pick<LinkFacts, 'trustedHosts' | 'untrustedHosts'>): boolean =>
  matchesHost(host, facts.trustedHosts) || matchesHost(host, facts.untrustedHosts)
