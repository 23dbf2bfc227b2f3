// The house's rules for the contract, as data: each has a name and a finder. What redocly knows stands in openapi/redocly.yaml.
import { isDeepStrictEqual } from 'node:util'
import type { Header, MediaType, OpenApi, PlacedOperation, Response, Schema } from '../generate/document.ts'
import { examplesOf, resolve } from '../generate/document.ts'
import { extensions } from './openapi-extensions.ts'
import { hasType, isBounded, walkSchema } from './schema-bounds.ts'

/** An operation with the file it stands in (relative to openapi/) and the document it belongs to. */
export type Subject = PlacedOperation & { document: OpenApi; file: string }

/** `find` answers one sentence for each breach; none means the operation keeps the rule. */
export interface Rule {
  name: string
  find: (subject: Subject) => string[]
}

/** Every way to call it names who calls: a session at the portal, a bearer token at the desk. */
const needsIdentity = ({ operation: { security = [] } }: Subject): boolean =>
  security.length > 0 && security.every((requirement) => Object.keys(requirement).some((scheme) => scheme !== 'csrf'))

const needsCsrf = ({ operation }: Subject): boolean =>
  (operation.security ?? []).some((requirement) => 'csrf' in requirement)

/** What changes nothing (RFC 9110 §9.2.1). */
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A write without a token that a page elsewhere could have a visitor's browser send, cookies and all (T22). */
const canBeForeign = ({ method, operation }: Subject): boolean =>
  !reads.has(method) &&
  !(operation.security ?? []).some((requirement) => 'webhook' in requirement || 'bearer' in requirement)

/** 101 is the success of a WebSocket. */
const isSuccess = (status: string): boolean => (/^[23]/.test(status) && status !== '304') || status === '101'

const responsesOf = ({ document, operation }: Subject): [string, Response][] =>
  Object.entries(operation.responses).map(([status, response]) => [status, resolve(document, response)])

const successesOf = (subject: Subject): [string, Response][] =>
  responsesOf(subject).filter(([status]) => isSuccess(status))

const mediaOf = (response: Response): [string, MediaType][] => Object.entries(response.content ?? {})

const headerNames = (response: Response): string[] =>
  Object.keys(response.headers ?? {}).map((name) => name.toLowerCase())

const missingHeaders = (response: Response, ...names: string[]): string[] =>
  names.filter((name) => !headerNames(response).includes(name))

const bodyOf = ({ document, operation }: Subject) => operation.requestBody && resolve(document, operation.requestBody)

const bodySchemas = (subject: Subject) =>
  Object.values(bodyOf(subject)?.content ?? {}).flatMap(({ schema = {} }) =>
    walkSchema(subject.document, schema, 'body'),
  )

const canBeOff = ['x-feature', 'x-feature-any', 'x-token-link'] as const

/** Statuses an operation must declare, each with its reason (ground G9, G21). */
const demandedStatuses = (subject: Subject): [string, string][] => {
  const { operation, parameters } = subject
  const body = bodyOf(subject)
  const limitedParameters = parameters.filter((parameter) => parameter.in !== 'header')
  const demands: [boolean, string, string][] = [
    [true, '429', 'every call is limited'],
    [limitedParameters.length > 0 || body !== undefined, '400', 'it has parameters or a body'],
    [needsIdentity(subject), '401', 'it needs somebody signed in'],
    [needsCsrf(subject), '403', 'it needs the CSRF token'],
    [canBeForeign(subject), '403', 'a foreign page could send it'],
    [canBeOff.some((name) => operation[name] !== undefined), '404', 'a feature or a token link can be off'],
    [operation['x-under-load'] !== undefined, '503', 'it goes first when there is too much to do (CD-462)'],
    [parameters.some(({ name }) => name === 'If-Match'), '428', 'it needs the mark of what was read (CD-416)'],
    [operation['x-idempotent'] === true, '409', 'the same request can be in flight twice'],
    [body !== undefined, '413', 'it has a body'],
    [body !== undefined, '415', 'it has a body'],
    [body !== undefined, '422', 'its body has rules (ground G22)'],
    [Number(operation['x-cache-ttl'] ?? -1) >= 0, '304', 'it answers with an ETag'],
  ]
  return demands.filter(([applies]) => applies).map(([, status, reason]) => [status, reason])
}

/**
 * Values of a topic's own fields: their bounds are the topic's field definitions (ground G22, OD-86), their sum
 * x-body-limit.
 */
const boundedByTopic = 'body.form.fields[*]'

/**
 * Documents of the content pack have the shape server/src/content checks, one for each kind; the desk leaves them open
 * on purpose.
 */
const checkedByContent = /^\/services\/desk\/(.+\/)?content(\/|$)/

/** One of the schemas made of the catalogue of problems, with this status. */
const isProblemOf = (document: OpenApi, schema: Schema | undefined, status: string): boolean =>
  schema?.$ref?.endsWith('Problem') === true &&
  resolve(document, schema).properties?.status?.enum?.includes(Number(status)) === true

/** Published tags of the desk whose room has another word. */
const roomOfTag: Readonly<Record<string, string>> = {
  account: 'desk',
  keys: 'desk',
  people: 'desk',
  rules: 'routing',
  teams: 'routing',
}

/** Where the desk's operations of a tag stand: beside the player's, and those of the desk itself in `desk/`. */
const deskFolder = (tag: string): string => {
  const room = roomOfTag[tag] ?? tag
  return room === 'desk' ? room : `${room}/desk`
}

export const rules: Rule[] = [
  {
    name: 'tag-is-folder',
    find: ({ room, file, path }) => {
      const folder = path.startsWith('/services/desk/') ? deskFolder(room) : room
      return file.startsWith(`${folder}/operations/`) ? [] : [`tag ${room}, but it stands in ${file}`]
    },
  },
  {
    name: 'id-is-file',
    find: ({ operation: { operationId }, file }) => [
      ...(file.endsWith(`/operations/${operationId}.yaml`) ? [] : [`operationId ${operationId} in ${file}`]),
      ...(/^[a-z]+([A-Z][A-Za-z]*)?$/.test(operationId) ? [] : [`${operationId} is no camelCase name`]),
    ],
  },
  {
    name: 'full-path',
    find: ({ path }) =>
      /^\/services\/(bft|desk)(\/([a-z0-9-]+|\{[a-z][A-Za-z]*\}))+$/.test(path) ? [] : [`path ${path}`],
  },
  {
    // Every parameter has a pattern or bounds, and an example (ground G5).
    name: 'parameters-are-bounded',
    find: ({ document, parameters }) =>
      parameters.flatMap((parameter) => [
        ...walkSchema(document, parameter.schema ?? {}, parameter.name)
          .filter(({ schema }) => schema.type === undefined || !isBounded(schema))
          .map(({ where }) => `parameter ${where} has no pattern or bounds`),
        ...(parameter.example === undefined ? [`parameter ${parameter.name} has no example`] : []),
      ]),
  },
  {
    // A request object takes nothing but its properties (ground G10); a map has a schema for its values.
    name: 'requests-are-closed',
    find: (subject) =>
      bodySchemas(subject)
        .filter(({ schema }) => hasType(schema, 'object') && (schema.additionalProperties ?? true) === true)
        .filter(({ schema }) => !(schema.additionalProperties === true && checkedByContent.test(subject.path)))
        .map(({ where }) => `${where} takes unknown properties`),
  },
  {
    name: 'requests-are-bounded',
    find: (subject) =>
      bodySchemas(subject)
        .filter(({ schema, where }) => !where.startsWith(boundedByTopic) && !isBounded(schema))
        .map(({ where }) => `${where} has no bounds`),
  },
  {
    // Every request has a named example; mock, fuzz and reference page start from it.
    name: 'requests-have-examples',
    find: (subject) =>
      Object.entries(bodyOf(subject)?.content ?? {})
        .filter(([, media]) => Object.keys(media.examples ?? {}).length === 0)
        .map(([type]) => `request ${type} has no example`),
  },
  {
    name: 'answers-have-examples',
    find: (subject) =>
      responsesOf(subject).flatMap(([status, response]) =>
        mediaOf(response)
          .filter(([, media]) => media.schema?.format !== 'binary' && Object.keys(media.examples ?? {}).length === 0)
          .map(([type]) => `answer ${status} ${type} has no example`),
      ),
  },
  {
    // The mock prefers the example of a schema to the named ones: a whole answer has none, or the first one’s.
    name: 'examples-are-not-shadowed',
    find: (subject) =>
      responsesOf(subject).flatMap(([status, response]) =>
        mediaOf(response).flatMap(([, media]) => {
          const own = media.schema && resolve(subject.document, media.schema).example
          const first = examplesOf(subject.document, media)[0]
          const isHidden = own !== undefined && first !== undefined && !isDeepStrictEqual(own, first[1])
          return isHidden ? [`answer ${status}: the example of its schema hides ${first[0]}`] : []
        }),
      ),
  },
  {
    name: 'answers-are-declared',
    find: (subject) => {
      const statuses = Object.keys(subject.operation.responses)
      return [
        ...(statuses.some(isSuccess) ? [] : ['no answer of success']),
        ...demandedStatuses(subject)
          .filter(([status]) => !statuses.includes(status))
          .map(([status, reason]) => `no ${status}, but ${reason}`),
        ...statuses
          .filter((status) => !/^[1-5][0-9]{2}$/.test(status) || (status.startsWith('5') && status !== '503'))
          .map((status) => `${status} is no answer to promise`),
      ]
    },
  },
  {
    name: 'replays-are-marked',
    find: (subject) =>
      subject.operation['x-idempotent'] === true
        ? successesOf(subject).flatMap(([status, response]) =>
            missingHeaders(response, 'idempotency-replayed').map(() => `${status} without Idempotency-Replayed`),
          )
        : [],
  },
  {
    // Every 4xx and 5xx but HEAD’s is problem+json with its schema (ground G7, CD-80), its example with that status.
    name: 'errors-are-problems',
    find: (subject) =>
      responsesOf(subject)
        .filter(([status]) => /^[45]/.test(status))
        .flatMap(([status, response]) => {
          if (subject.method === 'HEAD') return response.content ? [`${status} of HEAD has a body`] : []
          const media = response.content?.['application/problem+json']
          if (!media || Object.keys(response.content ?? {}).length !== 1) return [`${status} is no problem+json`]
          return [
            ...(isProblemOf(subject.document, media.schema, status)
              ? []
              : [`${status} has not the schema of its problem`]),
            ...examplesOf(subject.document, media)
              .filter(([, value]) => String((value as { status?: number } | undefined)?.status) !== status)
              .map(([name]) => `${status}: example ${name} has another status`),
            ...(['429', '503'].includes(status) ? missingHeaders(response, 'retry-after') : []).map(
              () => `${status} without Retry-After`,
            ),
            ...(status === '401' ? missingHeaders(response, 'www-authenticate') : []).map(
              () => '401 without WWW-Authenticate',
            ),
          ]
        }),
  },
  {
    // What is deprecated says its last day, and only that has one (CD-83).
    name: 'ends-are-announced',
    find: ({ operation }) =>
      ((operation as { deprecated?: boolean }).deprecated === true) === (operation['x-sunset'] !== undefined)
        ? []
        : ['deprecated and x-sunset go together'],
  },
  {
    // A limited operation tells in its successes what is left of its limit (CD-81).
    name: 'limits-are-told',
    find: (subject) =>
      subject.operation['x-rate-limit'] === undefined
        ? []
        : responsesOf(subject)
            .filter(([status]) => status.startsWith('2'))
            .flatMap(([status, response]) =>
              missingHeaders(response, 'ratelimit', 'ratelimit-policy').map((name) => `${status} without ${name}`),
            ),
  },
  {
    // Each operation says who may call. At the portal a write needs the CSRF token or a proof of its own, a read never (ground G11).
    name: 'security-is-explicit',
    find: ({ operation, method, path }) => {
      if (!Array.isArray(operation.security)) return ['no security']
      if (!path.startsWith('/services/bft/')) return []
      const withToken = operation.security.filter((requirement) => 'csrf' in requirement).length
      if (reads.has(method)) return withToken === 0 ? [] : ['a read asks for the CSRF token']
      // No page can add any of these to a visitor's request (CD-242, CD-243, CD-266).
      const isProven =
        operation['x-signed-body'] === true ||
        operation['x-signed-address'] === true ||
        (operation.security.length > 0 && operation.security.every((requirement) => 'unreadToken' in requirement))
      return isProven || (withToken === operation.security.length && withToken > 0)
        ? []
        : ['a write can be made without the CSRF token']
    },
  },
  {
    name: 'token-links-are-optional-sessions',
    find: (subject) =>
      subject.operation['x-token-link'] === true && needsIdentity(subject)
        ? ['x-token-link, but a session is demanded']
        : [],
  },
  {
    name: 'caches-are-whole',
    find: (subject) => {
      const { operation, method, parameters } = subject
      if (operation['x-cache-ttl'] === undefined) return []
      const success = successesOf(subject)[0]?.[1] ?? {}
      return [
        ...(method === 'GET' ? [] : ['x-cache-ttl on a write']),
        ...(operation['x-no-store'] === undefined ? [] : ['x-cache-ttl together with x-no-store']),
        ...(parameters.some((parameter) => parameter.name === 'If-None-Match') ? [] : ['no parameter If-None-Match']),
        ...missingHeaders(success, 'etag', 'cache-control', 'content-version').map((name) => `no header ${name}`),
      ]
    },
  },
  {
    // x-idempotent stands on writes and brings the parameter Idempotency-Key, and the other way round (ground G10).
    name: 'repeats-are-safe',
    find: ({ operation, method, parameters }) => {
      const hasKey = parameters.some((parameter) => parameter.name === 'Idempotency-Key')
      if (operation['x-idempotent'] !== true) return hasKey ? ['Idempotency-Key without x-idempotent'] : []
      return [
        ...(hasKey ? [] : ['no parameter Idempotency-Key']),
        ...(method === 'GET' ? ['x-idempotent on a read'] : []),
      ]
    },
  },
  {
    // Under load submits go last, kept documents are never refused, and at the portal an opened stream is a poll (CD-462).
    name: 'goes-first',
    find: ({ operation, path }) => {
      const loadClass = operation['x-under-load']
      const isStream = operation['x-event-stream'] !== undefined && path.startsWith('/services/bft/')
      if (loadClass === undefined) return isStream ? ['x-event-stream without x-under-load: poll'] : []
      return [
        ...(operation['x-idempotent'] === true ? ['x-under-load with x-idempotent'] : []),
        ...(operation['x-cache-ttl'] === undefined ? [] : ['x-under-load with x-cache-ttl']),
        ...(isStream && loadClass !== 'poll' ? ['x-event-stream that is no poll'] : []),
      ]
    },
  },
  {
    // Every call below /services/bft/api takes locale and X-Requested-With and can answer the in-game headers (ground G13, G41).
    name: 'api-headers',
    find: (subject) => {
      if (!subject.path.startsWith('/services/bft/api/')) return []
      const taken = subject.parameters
        .filter((parameter) => parameter.in === 'header')
        .map((parameter) => parameter.name)
      return [
        ...['locale', 'X-Requested-With']
          .filter((name) => !taken.includes(name))
          .map((name) => `no header parameter ${name}`),
        ...successesOf(subject).flatMap(([status, response]) =>
          missingHeaders(response, 'isingamebrowser', 'embeddedgamename').map(
            (name) => `answer ${status} without header ${name}`,
          ),
        ),
      ]
    },
  },
  {
    // At the desk a call says who may make it, by role or by signature, and a write leaves an audit entry (ground G18).
    name: 'desk-says-role-and-audit',
    find: ({ operation, method, path }) => {
      if (!path.startsWith('/services/desk/')) return []
      const isSigned = (operation.security ?? []).some((requirement) => 'webhook' in requirement)
      return [
        ...(operation['x-role'] === undefined && !isSigned ? ['no x-role'] : []),
        ...(method !== 'GET' && operation['x-audited'] === undefined && operation['x-unaudited'] === undefined
          ? ['a write without x-audited']
          : []),
      ]
    },
  },
  {
    // A header that is always sent has an example; the mock would send the word "string".
    name: 'headers-have-examples',
    find: (subject) =>
      responsesOf(subject).flatMap(([status, response]) =>
        Object.entries(response.headers ?? {})
          .map(([name, header]) => [name, resolve<Header>(subject.document, header)] as const)
          .filter(
            ([, header]) =>
              header.required === true && header.example === undefined && header.schema?.const === undefined,
          )
          .map(([name]) => `answer ${status}: header ${name} has no example`),
      ),
  },
  {
    name: 'extensions-are-known',
    find: ({ operation, document }) =>
      Object.entries(operation)
        .filter(([name]) => name.startsWith('x-'))
        .flatMap(([name, value]) => {
          const [says, fits] = extensions[name] ?? []
          if (!fits) return [`${name} is not known`]
          return fits(value, document) ? [] : [`${name} must be ${says}`]
        }),
  },
]
