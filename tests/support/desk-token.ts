// Bearer tokens for the desk, signed with the key of a test server's embedded identity provider (ground G32).
import type { LightMyRequestResponse } from 'fastify'
import { importJWK, SignJWT, type JWK } from 'jose'
import { createOidcStore } from '../../server/src/account/oidc-store.ts'
import type { Composition } from '../../server/src/compose.ts'
import type { AnyDatabase } from '../../server/src/storage/database.ts'

export type DeskRoleName = 'writer' | 'agent' | 'lead' | 'admin'
export interface DeskTokenOptions {
  database: AnyDatabase
  publicUrl: string
  now?: () => Date
}

/** Every role holds those before it, as the demonstration's accounts do; a writer stands apart. */
export const rolesUpTo = (role: DeskRoleName): DeskRoleName[] =>
  role === 'writer'
    ? ['writer']
    : (['agent', 'lead', 'admin'] as const).slice(0, ['agent', 'lead', 'admin'].indexOf(role) + 1)

/** A maker of tokens: subject and roles in, a token of one hour out. */
export const deskTokens = async ({
  database,
  publicUrl,
  now = () => new Date(),
}: DeskTokenOptions): Promise<
  (subject: string, roles: readonly string[] | null, claims?: Readonly<Record<string, unknown>>) => Promise<string>
> => {
  const { keys } = JSON.parse((await createOidcStore(database).get('Keys:signing', 0))!.payload) as { keys: JWK[] }
  const key = await importJWK(keys[0]!, 'RS256')
  return (subject, roles, claims = {}) => {
    const seconds = Math.floor(now().getTime() / 1000)
    return new SignJWT({
      ...(roles === null ? {} : { roles: [...roles] }),
      ...claims,
      name: subject.replace(/^.*-/, '').replace(/^./, (letter) => letter.toUpperCase()),
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'guidepost-1' })
      .setIssuer(`${publicUrl}/services/idp`)
      .setAudience('guidepost-desk')
      .setSubject(subject)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(key)
  }
}

export interface DeskCall {
  json?: unknown
  form?: FormData
  /** undefined leaves one out that is sent otherwise. */
  headers?: Record<string, string | undefined>
}
export type DeskClient = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  call?: DeskCall,
) => Promise<LightMyRequestResponse>

/** Somebody at the desk of a test server, by role; `name` makes two of one role different people. */
export const deskClients = async (
  { app, database }: Pick<Composition, 'app' | 'database'>,
  now?: () => Date,
  publicUrl = 'http://localhost:8080',
) => {
  const tokenFor = await deskTokens({ database, publicUrl, ...(now ? { now } : {}) })
  return async (
    role: DeskRoleName,
    name = 'jo',
    claims: Readonly<Record<string, unknown>> = {},
  ): Promise<DeskClient> => {
    const bearer = await tokenFor(`demo-${role}-${name}`, rolesUpTo(role), claims)
    return async (method, path, { json, form, headers = {} } = {}) => {
      const encoded = form ? new Response(form) : undefined
      const payload = encoded
        ? Buffer.from(await encoded.arrayBuffer())
        : json === undefined
          ? undefined
          : JSON.stringify(json)
      const type = encoded ? encoded.headers.get('content-type') : json === undefined ? null : 'application/json'
      return app.inject({
        method,
        url: `/services/desk${path}`,
        ...(payload === undefined ? {} : { payload }),
        headers: Object.fromEntries(
          Object.entries({
            authorization: `Bearer ${bearer}`,
            'idempotency-key': crypto.randomUUID(),
            // A test that is not about two people overwrites what is there.
            'if-match': '*',
            ...(type ? { 'content-type': type } : {}),
            ...headers,
          }).filter(([, value]) => value !== undefined),
        ),
      })
    }
  }
}
