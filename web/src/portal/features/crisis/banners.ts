import { sharedProduct } from '#rules/shared-product.ts'
import type { Tone } from '../../../kit/ui/Banner.tsx'
import type { CrisisMessage, Incident } from './queries.ts'

/** Messages of the product, of the services and of no product, without those read (CRISIS-06, CRISIS-08, CRISIS-09). */
export const bannersFor = (
  messages: readonly CrisisMessage[],
  product: string | null,
  read: readonly string[],
): CrisisMessage[] => {
  return messages.filter(
    ({ id, games }) =>
      !read.includes(id) &&
      (games.length === 0 || games.some(({ shortName }) => shortName === sharedProduct || shortName === product)),
  )
}

/** How it looks: what is over is good news (CD-417). */
export const toneOf = ({ severity, resolvedAt }: Pick<CrisisMessage, 'severity' | 'resolvedAt'>): Tone =>
  resolvedAt === null ? ({ notice: 'info', degraded: 'warning', outage: 'danger' } as const)[severity] : 'success'

const rank = { outage: 0, degraded: 1, notice: 2 } as const

/** What hurts most leads; of what hurts alike the order stays, newest first (CD-432). */
export const worstFirst = (incidents: readonly Incident[]): Incident[] =>
  incidents.toSorted((one, other) => rank[one.severity] - rank[other.severity])
