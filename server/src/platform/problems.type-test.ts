// What must not compile about problems (CD-80). Checked by `tsc` alone: a missing error here is itself an error.
import type { AnyProblem } from '#generated/server/problems.ts'
import type { FieldError } from '#generated/server/schemas.ts'
import { ProblemError } from './problems.ts'

export const read = (problem: AnyProblem): string => {
  // @ts-expect-error no such kind
  if (problem.slug === 'no-such') return 'never'
  // @ts-expect-error no such page
  if (problem.type === '/services/bft/docs/problems/no-such') return 'never'
  // @ts-expect-error not before it is known to be a broken rule
  if (problem.validationErrors) return 'never'
  return problem.title
}

export const narrow = (problem: AnyProblem): string => {
  if (problem.status === 422) return problem.validationErrors?.fieldErrors[0]?.code ?? 'no field'
  if (problem.slug === 'unauthorized') return problem.error?.redirectUrl ?? 'nowhere'
  // @ts-expect-error what is malformed has no case
  if (problem.slug === 'bad-request') return problem.case?.id ?? 'no case'
  return problem.title
}

export const mistakes = (): unknown[] => [
  new ProblemError('validation', { validationErrors: { globalErrors: [], fieldErrors: [], errorCodes: {} } }),
  // @ts-expect-error a kind that has no page
  new ProblemError('no-such'),
  // @ts-expect-error a member of another kind
  new ProblemError('csrf', { error: { redirectUrl: '/' } }),
  { field: 'fields.description', code: 'required' } satisfies FieldError,
  // @ts-expect-error a code that has no words
  { field: 'fields.description', code: 'no-such' } satisfies FieldError,
]
