// The contract as it was released last: what scripts/check/breaking-check.ts compares every change with.
import { newestSection } from '../check/breaking.ts'
import { operationsOf, type OpenApi } from '../generate/document.ts'

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

/** Operations that the last release did not have and that the changelog's newest section does not name either. */
export const forgottenOperations = (released: OpenApi, present: OpenApi, changelog: string): string[] => {
  const known = new Set(operationsOf(released).map(({ method, path }) => `${method} ${path}`))
  const section = newestSection(changelog)
  return operationsOf(present)
    .filter(({ method, path }) => !known.has(`${method} ${path}`))
    .map(({ operation }) => operation.operationId)
    .filter((id) => !section.includes(`\`${id}\``))
}

/** Days from the last release to the newest entry of the changelog. */
export const daysSinceRelease = (changelog: string): number => {
  const [released] = [...changelog.matchAll(/^## Released (\d{4}-\d{2}-\d{2})$/gm)].map(([, day]) => Date.parse(day!))
  const entries = [...newestSection(changelog).matchAll(/^- (\d{4}-\d{2}-\d{2})/gm)].map(([, day]) => Date.parse(day!))
  return released === undefined ? Infinity : Math.max(0, ...entries.map((day) => (day - released) / 86_400_000))
}
