// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import * as account from './account.ts'
import * as articles from './articles.ts'
import * as catalogue from './catalogue.ts'
import * as settings from './settings.ts'

/** Every operation of the document by room and operationId. */
export const operations = {
  account,
  articles,
  catalogue,
  settings,
} as const

export type Operations = typeof operations
export type Room = keyof Operations
