// Counts by day: how often, never who (OD-105).
export interface UsageCountTable {
  /** YYYY-MM-DD, UTC. */
  day: string
  /** A tracking event's name, or `view` for a product page. */
  event: string
  /** Short name; '' where the event has none. */
  product: string
  /** What the event was about: `category:1201`, `article:24117`, `link:news`, `path:/games/wow`; '' for none. */
  subject: string
  /** '' where nobody knows. */
  locale: string
  times: number
}

export interface TelemetryTables {
  usage_count: UsageCountTable
}
