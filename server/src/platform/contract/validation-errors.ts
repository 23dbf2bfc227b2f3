// ajv's errors → 400 or 422 (ground G22): what is malformed is 400; a well-formed value that breaks a limit is 422 with
// field and code.
import type { FieldError, FieldErrorCode } from '#generated/server/schemas.ts'
import { problem, type ProblemError } from '../problems.ts'
import type { ErrorObject } from './validators.ts'

/** Keywords whose failure is a broken rule; every other keyword means the body is malformed. */
const codeOf: Record<string, FieldErrorCode> = {
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
const formatCodes: Record<string, FieldErrorCode> = { email: 'email', date: 'date', 'date-time': 'date', uri: 'url' }

/**
 * `null` beside another choice, and the choice itself, say nothing beyond the other choice's own errors.
 */
const isNoise = (error: ErrorObject): boolean =>
  error.keyword === 'anyOf' || error.keyword === 'oneOf' || (error.keyword === 'type' && error.params.type === 'null')

const isRule = (error: ErrorObject): boolean => error.keyword === 'format' || error.keyword in codeOf

const stepsOf = (instancePath: string): string[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

const pathOf = (instancePath: string, prefix: string): string => {
  const path = stepsOf(instancePath).join('.')
  return prefix && path.startsWith(`${prefix}.`) ? path.slice(prefix.length + 1) : path
}

const valueAt = (value: unknown, instancePath: string): unknown =>
  stepsOf(instancePath).reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], value)

/** `{ min }` or `{ max }`, as the messages of the codes name them. */
const limitOf = (error: ErrorObject): Record<string, number> | undefined => {
  const limit: unknown = error.params.limit
  if (typeof limit !== 'number') return undefined
  return /^(min|exclusiveMin)/.test(error.keyword) ? { min: limit } : { max: limit }
}

const toFieldError = (error: ErrorObject, body: unknown, prefix: string): FieldError => {
  const value = valueAt(body, error.instancePath)
  const isEmpty = (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
  const asksForMore =
    ['minLength', 'minItems'].includes(error.keyword) || (error.keyword === 'pattern' && error.params.pattern === '\\S')
  const code =
    isEmpty && asksForMore
      ? 'required'
      : error.keyword === 'format'
        ? (formatCodes[error.params.format as string] ?? 'pattern')
        : (codeOf[error.keyword] ?? 'generic')
  const params = limitOf(error)
  return { field: pathOf(error.instancePath, prefix), code, ...(params && code !== 'required' ? { params } : {}) }
}

/** A sentence for developers: where, and what was expected. At most five places. */
export const describeErrors = (errors: readonly ErrorObject[], part: string): string =>
  errors
    .slice(0, 5)
    .map((error) => {
      const { additionalProperty } = error.params as { additionalProperty?: string }
      const extra = additionalProperty === undefined ? '' : ` (${JSON.stringify(additionalProperty.slice(0, 80))})`
      return `${part}${error.instancePath.slice(0, 200)} ${error.message ?? error.keyword}${extra}`
    })
    .join('; ')
    .toWellFormed()

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
  if (malformed.length > 0) return problem.badRequest(describeErrors(malformed, 'body'))
  if (telling.length === 0) return problem.badRequest(describeErrors(errors, 'body'))
  const unique = new Map<string, FieldError>()
  for (const error of telling) {
    const fieldError = toFieldError(error, body, prefix)
    unique.set(`${fieldError.field}\0${fieldError.code}`, fieldError)
  }
  // An empty field is "required" and nothing else: no second complaint about its pattern or length.
  const fieldErrors = [...unique.values()].filter(
    ({ field, code }) => code === 'required' || !unique.has(`${field}\0required`),
  )
  return problem.validation({ fieldErrors })
}
