// What is made of the catalogue of problems (openapi/shared/problems.yaml): a schema each for the contract, and the
// constants and unions the code reads (CD-80).
import path from 'node:path'
import { parse } from 'yaml'
import { banner, block, literal } from './code.ts'
import { withReferences, type OpenApi, type Schema } from './document.ts'

export interface ProblemKind {
  status: number
  title: string
  /** What this problem alone may carry, by the names of shared/schemas/Problem.yaml. */
  members?: string[]
}
/** By slug, in the order of the catalogue. */
export type ProblemKinds = Record<string, ProblemKind>

export const catalogueFile = 'shared/problems.yaml'
const base = 'shared/schemas/Problem.yaml'

const capital = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** `not-found` → `NotFoundProblem`; two slugs of one status → `ConflictOrChangedProblem`. */
export const problemName = (...slugs: string[]): string => `${slugs.map(capital).join('Or')}Problem`

/** Paths below the documentation of both APIs. */
const typesOf = (slugs: string[]): string[] =>
  ['bft', 'desk'].flatMap((api) => slugs.map((slug) => `/services/${api}/docs/problems/${slug}`))

/** Members that some problem has to itself: the others do not carry them. */
const ownMembers = (kinds: ProblemKinds): Set<string> =>
  new Set(Object.values(kinds).flatMap(({ members = [] }) => members))

/** The common shape without what belongs to other problems, its slug, type and status closed. */
const schemaOf = (kinds: ProblemKinds, slugs: string[], common: Schema): Schema => {
  const own = ownMembers(kinds)
  const taken = new Set(slugs.flatMap((slug) => kinds[slug]?.members ?? []))
  const kept = Object.entries(common.properties ?? {}).filter(([name]) => !own.has(name) || taken.has(name))
  const { status } = kinds[slugs[0] as string] as ProblemKind
  return {
    ...common,
    title: problemName(...slugs),
    description: slugs.map((slug) => `\`${slug}\`: ${kinds[slug]?.title}.`).join(' '),
    properties: {
      ...Object.fromEntries(kept),
      type: { type: 'string', enum: typesOf(slugs), description: common.properties?.type?.description ?? '' },
      slug: { type: 'string', enum: slugs },
      status: { type: 'integer', enum: [status] },
    },
  }
}

/** A reference of the common shape as a file of shared/problems/ says it. */
const besideProblems = (reference: string): string =>
  path.posix.relative('shared/problems', path.posix.join(path.posix.dirname(base), reference))

/**
 * The files the catalogue stands for, by name below the contract's folder; none where there is no catalogue. Slugs that
 * share a status have one schema more, for answers that may be either.
 * @param read gives a file as it is written
 */
export const problemFiles = (read: (file: string) => unknown): Map<string, Schema> => {
  const kinds = read(catalogueFile) as ProblemKinds | undefined
  const common = read(base) as Schema | undefined
  if (kinds === undefined || common === undefined) return new Map()
  const slugs = Object.keys(kinds)
  const sharing = [...Map.groupBy(slugs, (slug) => kinds[slug]?.status).values()].filter((some) => some.length > 1)
  const files = [...slugs.map((slug) => [slug]), ...sharing].map((some): [string, Schema] => [
    `shared/problems/${problemName(...some)}.yaml`,
    withReferences(schemaOf(kinds, some, common), besideProblems),
  ])
  const list: Schema = {
    type: 'string',
    title: 'ProblemSlug',
    description: 'Kinds of problem: the last segment of `type`.',
    enum: slugs,
    example: slugs[0],
  }
  return new Map([...files, ['shared/problems/ProblemSlug.yaml', list]])
}

/** Slugs of a document in the order of its catalogue, [] where it has none. */
const slugsOf = (document: OpenApi): string[] => (document.components?.schemas?.ProblemSlug?.enum ?? []) as string[]

/** Those of the document's problems that stand alone. */
const variantsOf = (document: OpenApi): string[] =>
  slugsOf(document)
    .map((slug) => problemName(slug))
    .filter((name) => document.components?.schemas?.[name] !== undefined)

/** Text of `server/problems.ts`, or undefined where the document has no catalogue. */
export const printServerProblems = (document: OpenApi, kinds: ProblemKinds, source: string): string | undefined => {
  const variants = variantsOf(document)
  if (variants.length === 0) return undefined
  const members = Object.entries(kinds).map(([slug, { status, title }]): [string, string] => [
    slug,
    literal({ status, title }),
  ])
  const list = (between: string): string => variants.map((name) => `  ${between}${name}`).join('\n')
  return [
    `${banner(source)}import { Type } from '@sinclair/typebox'`,
    `import {\n${variants.map((name) => `  ${name},\n`).join('')}} from './schemas.ts'\n`,
    '/** Kinds of problem by slug: status and title of each. */',
    `export const problemKinds = ${block(members)} as const\n`,
    '/** Every problem there is; `slug` or `status` tells which. */',
    `export type AnyProblem =\n${list('| ')}\n`,
    'export const AnyProblem = Type.Unsafe<AnyProblem>({',
    "  type: 'object',\n  required: ['slug'],\n  discriminator: { propertyName: 'slug' },",
    `  oneOf: [\n${variants.map((name) => `    ${name},\n`).join('')}  ],\n})\n`,
  ].join('\n')
}

/** Text of the union below the types of the client, '' where the document has no catalogue. */
export const printClientProblems = (document: OpenApi): string => {
  const variants = variantsOf(document)
  if (variants.length === 0) return ''
  const list = variants.map((name) => `  | ${name}\n`).join('')
  return `/** Every problem there is; \`slug\` or \`status\` tells which. */\nexport type AnyProblem =\n${list}`
}

/** The catalogue of the contract in `folder`. */
export const readProblemKinds = (text: string): ProblemKinds => parse(text) as ProblemKinds
