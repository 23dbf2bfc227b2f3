/**
 * Closed word lists a pack may use. Those of the wire come from the contract itself, so that pack and contract cannot
 * disagree.
 */
import { choiceSource, type FieldKind } from '#rules/field-kinds.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import { FeatureKey, FieldType, RenderMethod } from '#generated/server/schemas.ts'

const words = <T extends string>(schema: { static: T; enum?: unknown }): readonly T[] => schema.enum as readonly T[]

export const fieldTypes = words<FieldType>(FieldType)
export const renderMethods = words<RenderMethod>(RenderMethod)
/** ground G14 */
export const featureKeys = words<FeatureKey>(FeatureKey)

/** Names of field types that other systems export, and what they are here (FIELD-02 to FIELD-05). */
export const serverFieldTypes: Readonly<Record<string, FieldType | undefined>> = {
  GAME_ACCOUNT: 'account',
  DIAGNOSTIC_BUNDLE: 'diag',
  SERVICES_BUNDLE: 'service',
  ACCOUNT_PHONE_NUMBER: 'sms',
}

/** Whether a thing of these products is for a player of `product`: its own, everybody's, or nobody's in particular (amendment T6). */
export const isForProduct = (products: readonly string[], product: string): boolean =>
  products.length === 0 || products.includes(product) || products.includes(sharedProduct)

/** Of a topic's `promos`, one that is an article; all others are services of promos.yaml. */
export const promotedArticle = /^article\/([0-9]{1,9})$/

/** Platforms a diagnostic report can come from (contract `DiagnosticValue`). */
export const diagnosticPlatforms = ['windows', 'mac'] as const

/** A question whose answers hold every platform of a report: a report beside it does not ask again (T35). */
export const asksPlatform = (field: FieldKind & { options: readonly { id: string }[] }): boolean =>
  field.type === 'option' &&
  choiceSource(field) === 'everyone' &&
  diagnosticPlatforms.every((platform) => field.options.some(({ id }) => id === platform))
