// Made by `make generate` from openapi/desk.yaml. Do not edit.
import * as account from './account.ts'
import * as articles from './articles.ts'
import * as bugSuggestion from './bug-suggestion.ts'
import * as callbacks from './callbacks.ts'
import * as cases from './cases.ts'
import * as catalogue from './catalogue.ts'
import * as chat from './chat.ts'
import * as content from './content.ts'
import * as crisis from './crisis.ts'
import * as ingame from './ingame.ts'
import * as keys from './keys.ts'
import * as macros from './macros.ts'
import * as news from './news.ts'
import * as ownData from './own-data.ts'
import * as penalties from './penalties.ts'
import * as people from './people.ts'
import * as phone from './phone.ts'
import * as players from './players.ts'
import * as reviews from './reviews.ts'
import * as rules from './rules.ts'
import * as sensitive from './sensitive.ts'
import * as settings from './settings.ts'
import * as studio from './studio.ts'
import * as survey from './survey.ts'
import * as targets from './targets.ts'
import * as teams from './teams.ts'
import * as telemetry from './telemetry.ts'
import * as topics from './topics.ts'
import * as translations from './translations.ts'
import * as verification from './verification.ts'
import * as webhooks from './webhooks.ts'

/** Every operation of the document by room and operationId. */
export const operations = {
  account,
  articles,
  'bug-suggestion': bugSuggestion,
  callbacks,
  cases,
  catalogue,
  chat,
  content,
  crisis,
  ingame,
  keys,
  macros,
  news,
  'own-data': ownData,
  penalties,
  people,
  phone,
  players,
  reviews,
  rules,
  sensitive,
  settings,
  studio,
  survey,
  targets,
  teams,
  telemetry,
  topics,
  translations,
  verification,
  webhooks,
} as const

export type Operations = typeof operations
export type Room = keyof Operations
