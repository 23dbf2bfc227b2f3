// What storage, content and platform offer the rooms.
import type { Config } from '../config.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { DocumentCache } from '../content/document-cache.ts'
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { Messages, Texts } from '../localizations/texts.ts'
import type { Csrf } from '../platform/csrf.ts'
import type { Origins } from '../platform/origins.ts'
import type { FeatureFlags } from '../platform/features.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Limits } from '../platform/rate-limits.ts'
import type { Sessions } from '../platform/sessions.ts'
import type { KeepFiles } from '../platform/uploads/kept-files.ts'
import type { AnyDatabase } from '../storage/database.ts'
import type { SweptBlobs } from '../storage/swept-blobs.ts'
import type { Jobs } from '../storage/jobs.ts'
import type { Work } from './work.ts'

export interface Core {
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
