// What must not compile about problems (CD-80). Checked by `tsc` alone: a missing error here is itself an error.
import type { Problem } from './problem.ts'
import type { ProblemBody } from './types.ts'

const readCode = (body: Extract<ProblemBody, { status: 422 }>): string | undefined => {
  const code = body.validationErrors?.fieldErrors[0]?.code
  // @ts-expect-error no such code
  return code === 'no-such' ? 'never' : code
}

export const readBody = (body: ProblemBody): string | undefined => {
  // @ts-expect-error not before it is known to be a broken rule
  if (body.validationErrors !== undefined) return 'never'
  if (body.status === 422) return readCode(body)
  // @ts-expect-error a status no problem has
  return body.status === 418 ? 'never' : body.title
}

export const read = (problem: Problem): string | undefined => {
  // @ts-expect-error no such kind
  if (problem.slug === 'no-such') return 'never'
  return problem.body === null ? undefined : readBody(problem.body)
}
