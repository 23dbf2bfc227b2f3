// ajv's errors → 400 or 422 (ground G22): what is malformed is 400; a well-formed value that breaks a limit is 422 with a field and a code.
import type { FieldError } from '#generated/server/schemas.ts'
import { problem, type ProblemError } from '../problems.ts'
import type { ErrorObject } from './validators.ts'

/** Keywords whose failure is a broken rule; every other keyword means the body is malformed. */
const codeOf: Record<string, string> = {
  minLength: 'minlength',
  maxLength: 'maxlength',
  pattern: 'pattern',
  enum: 'enum',
  const: 'enum',
  minimum: 'min',
  exclusiveMinimum: 'min',
  maximum: 'max',
  exclusiveMaximum: 'max',
  multipleOf: 'multiple',
  minItems: 'minitems',
  maxItems: 'maxitems',
  uniqueItems: 'unique',
  minProperties: 'required',
  maxProperties: 'maxitems',
}
const formatCodes: Record<string, string> = { email: 'email', date: 'date', 'date-time': 'date', uri: 'url' }

/** `null` beside another choice, and the choice itself, say nothing beyond the other choice's own errors (design/stack rule 7). */
const isNoise = (error: ErrorObject): boolean =>
  error.keyword === 'anyOf' || error.keyword === 'oneOf' || (error.keyword === 'type' && error.params.type === 'null')

const isRule = (error: ErrorObject): boolean => error.keyword === 'format' || error.keyword in codeOf

const pathOf = (instancePath: string, prefix: string): string => {
  const path = instancePath.slice(1).split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.')
  return prefix && path.startsWith(`${prefix}.`) ? path.slice(prefix.length + 1) : path
}

const valueAt = (value: unknown, instancePath: string): unknown =>
  instancePath.slice(1).split('/').filter(Boolean)
    .reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')], value)

const limitOf = (error: ErrorObject): Record<string, unknown> | undefined =>
  typeof error.params.limit === 'number' ? { limit: error.params.limit } : undefined

const toFieldError = (error: ErrorObject, body: unknown, prefix: string): FieldError => {
  const value = valueAt(body, error.instancePath)
  const isEmpty = (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
  const asksForMore = error.keyword === 'minLength' || error.keyword === 'minItems' || (error.keyword === 'pattern' && error.params.pattern === '\\S')
  const code = isEmpty && asksForMore ? 'required'
    : error.keyword === 'format' ? formatCodes[error.params.format as string] ?? 'pattern'
      : codeOf[error.keyword] ?? 'generic'
  const params = limitOf(error)
  return { field: pathOf(error.instancePath, prefix), code, ...(params && code !== 'required' ? { params } : {}) }
}

/** A sentence for developers: where, and what was expected. At most five places. */
export const describeErrors = (errors: readonly ErrorObject[], part: string): string =>
  errors.slice(0, 5).map((error) => {
    const extra = error.params.additionalProperty === undefined ? '' : ` (${JSON.stringify(String(error.params.additionalProperty).slice(0, 80))})`
    return `${part}${error.instancePath.slice(0, 200)} ${error.message ?? error.keyword}${extra}`
  }).join('; ').toWellFormed()

/** 400 for a path, query or header value outside the contract. */
export const parameterProblem = (errors: readonly ErrorObject[], part: 'path' | 'query' | 'header'): ProblemError =>
  problem.badRequest(describeErrors(errors, part))

/**
 * The problem of a body: 400 as soon as one error means "malformed", else 422 with one entry for each field and code.
 * @param prefix name of the form part whose members are the controls (`form`), '' where the body itself holds them
 */
export const bodyProblem = (errors: readonly ErrorObject[], body: unknown, prefix: string): ProblemError => {
  const telling = errors.filter((error) => !isNoise(error))
  const malformed = telling.filter((error) => !isRule(error))
  if (malformed.length > 0 || telling.length === 0) return problem.badRequest(describeErrors(malformed.length > 0 ? malformed : errors, 'body'))
  const unique = new Map<string, FieldError>()
  for (const fieldError of telling.map((error) => toFieldError(error, body, prefix))) unique.set(`${fieldError.field}\0${fieldError.code}`, fieldError)
  // An empty field is "required" and nothing else: no second complaint about its pattern or length.
  const fieldErrors = [...unique.values()].filter(({ field, code }) => code === 'required' || !unique.has(`${field}\0required`))
  return problem.validation({ fieldErrors })
}
