// Guidance and a false alarm of the demonstration, from server/content/demo-sensitive.yaml; its cases raise their flags as
// any case does.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { SensitiveCategory, SensitiveGuidanceRequest } from '#generated/server/desk/schemas.ts'
import type { Clock } from '../lib/clock.ts'
import type { SensitiveStore } from './store.ts'

interface DemoFile {
  by: string
  handledBy: string
  guidance: Partial<Record<SensitiveCategory, SensitiveGuidanceRequest>>
}

const file = new URL('../../content/demo-sensitive.yaml', import.meta.url)

interface DemoSensitiveDeps {
  store: Pick<SensitiveStore, 'guidance' | 'saveGuidance'>
  handle: (by: string, caseId: string, flagId: string, outcome: 'falseAlarm') => Promise<unknown>
  /** A case whose words mean something else, with a flag that stands. */
  falseAlarm: () => Promise<{ caseId: string; flagId: string } | undefined>
  clock: Clock
}

/** Once, while nobody has written any guidance. */
export const seedDemoSensitive = async ({ store, handle, falseAlarm, clock }: DemoSensitiveDeps): Promise<void> => {
  if ((await store.guidance()).length > 0) return
  const { by, handledBy, guidance } = parse(readFileSync(file, 'utf8')) as DemoFile
  const changed = { changedAt: clock.now().toISOString(), changedBy: by }
  for (const [category, request] of Object.entries(guidance))
    await store.saveGuidance({ category: category as SensitiveCategory, ...request, ...changed })
  const one = await falseAlarm()
  if (one !== undefined) await handle(handledBy, one.caseId, one.flagId, 'falseAlarm')
}
