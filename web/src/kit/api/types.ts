// The one place where the generated client enters the app (HOUSE-02). Features import the contract's shapes from here.
import type { AnyProblem, components, paths } from '#generated/client/schema.d.ts'

export type { components, paths }

/** A named shape of the contract: `Schema<'SupportCase'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

export type AccountInfo = Schema<'AccountInfo'>
export type Config = Schema<'Config'>
/** Every problem there is; `slug` or `status` tells which members it has. */
export type ProblemBody = AnyProblem
export type ProblemSlug = Schema<'ProblemSlug'>
export type ValidationErrors = Schema<'ValidationErrors'>
