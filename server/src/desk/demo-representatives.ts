// The demonstration's representatives, who can be given cases before they have called.
import type { DeskRole } from '#generated/server/desk/schemas.ts'
import type { Clock } from '../lib/clock.ts'
import type { Representatives } from './representatives.ts'

export const seedDemoRepresentatives = async (
  representatives: Pick<Representatives, 'admit' | 'find' | 'has' | 'save'>,
  clock: Clock,
  accounts: readonly { id: string; displayName: string; roles: DeskRole[] }[],
): Promise<void> => {
  const now = clock.now().getTime()
  const employees = accounts.filter(({ roles }) => roles.length > 0)
  for (const [index, { id, displayName, roles }] of employees.entries()) {
    const isNew = !(await representatives.has(id))
    const provenAt = Math.floor(now / 1000)
    await representatives.admit({ id, displayName, roles, scope: null, provenAt, signedInAt: null })
    const known = isNew ? await representatives.find(id) : undefined
    // Nobody works all at once.
    const hoursAgo = index ** 2 * 3.7 + 0.4
    if (known) await representatives.save({ ...known, lastSeenAt: new Date(now - hoursAgo * 3_600_000).toISOString() })
  }
}
