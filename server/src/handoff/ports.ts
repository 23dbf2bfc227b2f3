import type { FieldError, OpenedGameContext } from '#generated/server/schemas.ts'
import type { Visitor } from '../platform/visitor.ts'

/** Uploads that a form names, and their way to another session. */
export interface HandoffUploads {
  ownerOf: (visitor: Visitor) => string
  named: (
    visitor: Visitor,
    wanted: Readonly<Record<string, readonly string[]>> | undefined,
    pathOf: (field: string) => string,
  ) => Promise<{ missing: readonly FieldError[] }>
  /** Within a transaction. @returns those that were still there */
  handOver: (
    from: string,
    visitor: Visitor,
    ids: readonly string[],
  ) => Promise<{ id: string; filename: string; size: number }[]>
}

/** What a game has sent along, by the key a form holds; null when it counts no more. */
export type OpenedContextOf = (key: string) => Promise<OpenedGameContext | null>
