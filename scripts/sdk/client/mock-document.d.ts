// The contract's answers, as packing writes them into mock-document.js.
import type { OpenApi } from '../../generate/document.ts'

export declare const contract: OpenApi
/** What an answer says when something went wrong on the other side. */
export declare const internal: Readonly<Record<string, unknown>>
