// Things of an export in JSON, read with no trust.

import { cleanText } from '../../server/src/lib/clean-text.ts'

export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const textIn = (thing: Json, name: string): string | undefined => {
  const value = thing[name]
  return typeof value === 'string' ? cleanText(value) : undefined
}
/** Ids are whole numbers; more than 15 digits would not be read exactly. */
export const idIn = (thing: Json, name: string): string | undefined => {
  const value = thing[name]
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return String(value)
  return typeof value === 'string' && /^[1-9]\d{0,18}$/.test(value) ? value : undefined
}
export const listIn = (thing: Json, name: string): Json[] => {
  const value = thing[name]
  return Array.isArray(value) ? value.filter(isObject) : []
}

export const timeOf = (time: string | number | undefined): string => {
  const parsed = typeof time === 'number' ? time * 1000 : Date.parse(time ?? '')
  return new Date(Number.isFinite(parsed) && Math.abs(parsed) < 8e15 ? parsed : 0).toISOString()
}
