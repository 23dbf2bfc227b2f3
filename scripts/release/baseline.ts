// The contract as it was released last: what scripts/check/breaking-check.ts compares every change with.
import { newestSection } from '../check/breaking.ts'
import type { OpenApi } from '../generate/document.ts'

const inOrder = (_key: string, node: unknown): unknown =>
  typeof node !== 'object' || node === null || Array.isArray(node)
    ? node
    : Object.fromEntries(Object.entries(node).sort(([one], [other]) => (one < other ? -1 : 1)))

/** A document as it is kept in openapi/released/: one line, keys sorted, so that only what changed differs. */
export const baselineText = (document: OpenApi): string => `${JSON.stringify(document, inOrder)}\n`

export const unreleased = '## Since the last release'

/** The changelog with its newest section closed on this day, and an empty one above; as it is while nothing is in it. */
export const closeSection = (changelog: string, today: string): string =>
  newestSection(changelog).trim() === ''
    ? changelog
    : changelog.replace(unreleased, () => `${unreleased}\n\n## Released ${today}`)
