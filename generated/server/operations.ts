// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import * as account from './account.ts'
import * as articles from './articles.ts'
import * as bugSuggestion from './bug-suggestion.ts'
import * as cases from './cases.ts'
import * as catalogue from './catalogue.ts'
import * as chat from './chat.ts'
import * as contact from './contact.ts'
import * as crisis from './crisis.ts'
import * as handoff from './handoff.ts'
import * as ingame from './ingame.ts'
import * as localizations from './localizations.ts'
import * as lockedout from './lockedout.ts'
import * as news from './news.ts'
import * as notifications from './notifications.ts'
import * as ownData from './own-data.ts'
import * as penalties from './penalties.ts'
import * as phone from './phone.ts'
import * as settings from './settings.ts'
import * as survey from './survey.ts'
import * as telemetry from './telemetry.ts'
import * as uploads from './uploads.ts'
import * as verification from './verification.ts'

/** Every operation of the document by room and operationId. */
export const operations = {
  account,
  articles,
  'bug-suggestion': bugSuggestion,
  cases,
  catalogue,
  chat,
  contact,
  crisis,
  handoff,
  ingame,
  localizations,
  lockedout,
  news,
  notifications,
  'own-data': ownData,
  penalties,
  phone,
  settings,
  survey,
  telemetry,
  uploads,
  verification,
} as const

export type Operations = typeof operations
export type Room = keyof Operations
