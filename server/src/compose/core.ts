// What storage, content and platform offer every room, each by the name the rooms know it by: whoever makes a room hands
// all of it on at once.
import type { Config } from '../config.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { DocumentCache } from '../content/document-cache.ts'
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import { chooseLocale } from '../lib/locale.ts'
import type { Messages, Texts } from '../localizations/texts.ts'
import { createValidationText } from '../localizations/validation-text.ts'
import type { Csrf } from '../platform/csrf.ts'
import type { FeatureFlags } from '../platform/features.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Origins } from '../platform/origins.ts'
import { problem } from '../platform/problems.ts'
import type { Limits } from '../platform/rate-limits.ts'
import type { Sessions } from '../platform/sessions.ts'
import type { KeepFiles } from '../platform/uploads/kept-files.ts'
import type { AnyDatabase } from '../storage/database.ts'
import type { Jobs } from '../storage/jobs.ts'
import type { SweptBlobs } from '../storage/swept-blobs.ts'
import type { Work } from './work.ts'

interface Floors {
  config: Config
  clock: Clock
  keys: Keyring
  database: AnyDatabase
  blobs: SweptBlobs
  keepFiles: KeepFiles
  jobs: Jobs
  /** What is done on threads. */
  work: Work
  content: ContentHolder
  contentStore: ContentStore
  documents: DocumentCache
  texts: Texts
  /** The product’s own, whatever a pack or the desk says. */
  messages: Messages
  flags: FeatureFlags
  limits: Limits
  csrf: Csrf
  origins: Origins
  sessions: Sessions
  metrics: Metrics
  /** Where this process listens; known only once it does. */
  localOrigin: () => string
  warn: (message: string, error?: unknown) => void
  onError: (error: Error) => void
  /** Whether the demonstration's players say something beside their cases. */
  hasDemoFeedback: boolean
}

/** What rooms take of the floors under names of their own. */
const takenOf = ({ config, content, database, flags, jobs, texts }: Floors) => {
  const { publicUrl, mountPath, isHttps } = config
  const text = createValidationText(texts)
  const defaultLocale = () => content.current().defaultLocale
  const here = () => content.current().in(defaultLocale())
  const deskText = (code: string, params?: Record<string, unknown>) => text(defaultLocale(), code, params)
  const pageUrl = (locale: string, page: string) => `${publicUrl}${mountPath}/${locale}/help/${page}`
  return {
    publicUrl,
    mountPath,
    isHttps,
    withTransaction: database.withTransaction,
    afterCommit: database.afterCommit,
    enqueue: jobs.enqueue,
    features: flags,
    say: texts.say,
    text,
    deskText,
    refuse: (field: string, code: string) =>
      problem.validation({ fieldErrors: [{ field, code: code as 'unknown' }], errorCodes: { [code]: deskText(code) } }),
    defaultLocale,
    locales: () => content.current().locales,
    isProduct: (shortName: string) => here().product(shortName) !== undefined,
    isTopic: (topicId: number) => here().topic(topicId) !== undefined,
    pageUrl,
    contactUrl: (locale: string) => pageUrl(locale, ''),
    caseUrl: (locale: string, idOrToken: string) => pageUrl(locale, `case/detail/${idOrToken}`),
    deskPage: (page: string) => `${publicUrl}${mountPath}/desk/${page}`,
    host: new URL(publicUrl).hostname,
    siteTitle: (locale: string) => content.current().in(locale).title,
    localeOf: (known: string | null) =>
      chooseLocale(known === null ? {} : { query: known }, content.current().locales, defaultLocale()),
  }
}

/** What every room is given. */
export type Core = Floors & ReturnType<typeof takenOf>
export const coreOf = (floors: Floors): Core => ({ ...floors, ...takenOf(floors) })
