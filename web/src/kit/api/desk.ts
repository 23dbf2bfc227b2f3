// The desk's door to the contract: openapi-fetch over the paths of its own document. The cookie says who calls; the token
// of the session, for writes, comes with the answer to "who am I" (T28).
import createClient, { type Client } from 'openapi-fetch'
import type { AnyProblem, components, paths } from '#generated/client/desk-schema.d.ts'
import { csrf, csrfHeader, problems } from './middleware.ts'
import { problemOfResponse } from './problem.ts'

/** A named shape of the desk's document: `DeskSchema<'DeskCase'>`. */
export type DeskSchema<Name extends keyof components['schemas']> = components['schemas'][Name]
export type DeskProblem = AnyProblem
export type DeskClient = Client<paths>

/** Of its events (streamDesk of the contract). */
export const deskStream = '/services/desk/stream' satisfies keyof paths
/** The audit as a file (exportAudit), which the browser reads itself. */
export const auditFilePath = '/services/desk/audit/file' satisfies keyof paths

export interface DeskClientParts {
  origin: string
  /** Of the desk's own words: what is refused is said in it. */
  locale: string
  /** A call was refused because the session has ended. */
  onSignedOut: () => void
  /** A call was refused until they have shown anew who they are. */
  onStepUp?: () => void
  fetch?: (request: Request) => Promise<Response>
}

/** Calls reject with ProblemError unless the answer is a good one. */
export const createDeskClient = ({
  origin,
  locale,
  onSignedOut,
  onStepUp = () => undefined,
  fetch = (request) => globalThis.fetch(request),
}: DeskClientParts): DeskClient => {
  let token: string | null = null
  const client = createClient<paths>({
    baseUrl: origin,
    fetch,
    headers: {
      Accept: 'application/json, application/problem+json',
      'Accept-Language': locale,
      'X-Requested-With': 'XMLHttpRequest',
    },
  })
  const renewToken = async (): Promise<boolean> => {
    const answer = await client.GET('/services/desk/me').catch(() => null)
    return answer?.response.headers.has(csrfHeader) === true
  }
  // Answers pass from the last to the first.
  client.use(problems, csrf({ origin, readToken: () => token }, renewToken), {
    onResponse: async ({ response }) => {
      token = response.headers.get(csrfHeader) ?? token
      if (response.status !== 401) return
      const { slug } = await problemOfResponse(response.clone())
      if (slug === 'step-up-required') onStepUp()
      else onSignedOut()
    },
  })
  return client
}
