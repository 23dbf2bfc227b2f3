import { readFileSync } from 'node:fs'
import type { components } from '../../generated/client/schema.d.ts'

type SupportCase = components['schemas']['SupportCase']

const document = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')) as {
  components: { examples: Record<string, { value: unknown }> }
}

/** A case as the page gets it: the contract's own open one; `change` says what the test is about. */
export const aSupportCase = (change: Partial<SupportCase> = {}): SupportCase => ({
  ...(document.components.examples['case-open']?.value as SupportCase),
  ...change,
})

/** An entry of its thread, without words. */
export const aCaseEvent = (
  change: Partial<SupportCase['caseEvents'][number]> = {},
): SupportCase['caseEvents'][number] => ({
  eventType: 'CONTACT',
  alternateName: null,
  relativeTimestamp: '2026-11-18T09:30:00.000Z',
  responseAuthor: null,
  responseText: null,
  companyResponse: false,
  ...change,
})
