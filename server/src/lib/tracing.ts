// What a request causes, step by step: the seam at which spans are begun (CD-375); a comparison while no tracer is in
// use. Nothing personal goes into a span: no addresses, values or people.
import { AsyncLocalStorage } from 'node:async_hooks'

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer'
type SpanAttributes = Record<string, string | number | boolean>

export interface SpanStart {
  name: string
  kind: SpanKind
  attributes?: SpanAttributes
  /** An open span of this process, or the `traceparent` of another one; none: the trace begins here. */
  parent?: OpenSpan | string | undefined
}

export interface OpenSpan {
  readonly traceId: string
  /** As W3C Trace Context has it, for whoever is called. */
  readonly traceparent: string
  /** Not drawn into the sample: nothing is kept, and nothing below it need be begun. */
  readonly isRecording: boolean
  rename: (name: string) => void
  set: (attributes: SpanAttributes) => void
  /** @param type what failed, of few kinds: the error's name or code, a status; never its words */
  fail: (type: string) => void
  end: () => void
}

export interface Tracer {
  start: (span: SpanStart) => OpenSpan
}

/** null: what runs here is not to be traced, such as sending spans away. */
const scope = new AsyncLocalStorage<OpenSpan | null>()
let tracer: Tracer | undefined

/** One at a time. @returns ends its use */
export const useTracer = (next: Tracer): (() => void) => {
  tracer = next
  return () => {
    if (tracer === next) tracer = undefined
  }
}
export const isTracing = (): boolean => tracer !== undefined

/** What the present code is a step of. */
export const presentSpan = (): OpenSpan | undefined => (tracer && scope.getStore()) ?? undefined

export const runWithin = <T>(span: OpenSpan | null, work: () => T): T => scope.run(span, work)
/** For the rest of what is running now and all it begins: of an event whose listeners are not ours to wrap. */
export const goOnWithin = (span: OpenSpan | null): void => {
  scope.enterWith(span)
}

/** Begins a span of its own, whatever runs now. */
export const startSpan = (span: SpanStart): OpenSpan | undefined => tracer?.start(span)

/** Begins a step of what runs now; undefined where nothing is traced. */
export const startStep = (span: Omit<SpanStart, 'parent'>): OpenSpan | undefined => {
  const parent = presentSpan()
  return parent?.isRecording ? tracer?.start({ ...span, parent }) : undefined
}

/** Of few kinds, and without a word of what was said: errors quote addresses and rows. */
export const failureType = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code
  return typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : 'Error'
}

/** Runs `work` as a step of what runs now. */
export const traced = async <T>(span: Omit<SpanStart, 'parent'>, work: () => Promise<T>): Promise<T> => {
  const step = startStep(span)
  if (step === undefined) return work()
  try {
    return await scope.run(step, work)
  } catch (error) {
    step.fail(failureType(error))
    throw error
  } finally {
    step.end()
  }
}

/** `00-<trace>-<span>-<flags>`; later versions may say more behind it (W3C Trace Context, "traceparent Header"). */
const form = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/
interface TraceParent {
  traceId: string
  spanId: string
  isSampled: boolean
}
export const readTraceparent = (text: string | undefined): TraceParent | undefined => {
  const [whole, traceId, spanId, flags] = form.exec(text ?? '') ?? []
  if (whole === undefined || /^0+$/.test(traceId!) || /^0+$/.test(spanId!)) return undefined
  if (whole.startsWith('00-') && whole.length !== 55) return undefined
  return { traceId: traceId!, spanId: spanId!, isSampled: (Number.parseInt(flags!, 16) & 1) === 1 }
}

const operation = /^\s*(?:--[^\n]*\n\s*)*(?:with\b[^]*?\)\s*(?=select|insert|update|delete))?(\w+)/i
const target = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][\w.]*)"?/i

/** How a statement is called: its verb and its first table. */
export const statementName = (text: string): { operation: string; table: string | undefined } => ({
  operation: (operation.exec(text)?.[1] ?? 'statement').toUpperCase(),
  table: target.exec(text)?.[1],
})

const longestStatement = 2_000

/** The text has places instead of values: ours name no value, they hand it over beside it. */
const statementSpan = (system: 'sqlite' | 'postgresql', texts: readonly string[]): Omit<SpanStart, 'parent'> => {
  const main = texts.at(-1) ?? ''
  const { operation: verb, table } = statementName(main)
  return {
    name: table === undefined ? verb : `${verb} ${table}`,
    kind: 'client',
    attributes: {
      'db.system.name': system,
      'db.operation.name': verb,
      ...(table !== undefined && { 'db.collection.name': table }),
      'db.query.text': texts.join(';\n').slice(0, longestStatement),
      ...(texts.length > 1 && { 'db.operation.batch.size': texts.length }),
    },
  }
}

/** Statements that go to PostgreSQL in one round trip. */
export const tracedStatements = <T>(texts: () => readonly string[], work: () => Promise<T>): Promise<T> =>
  presentSpan()?.isRecording ? traced(statementSpan('postgresql', texts()), work) : work()

/** One of the embedded database, which answers at once. */
export const tracedStatement = <T>(text: string, work: () => T): T => {
  if (!presentSpan()?.isRecording) return work()
  const step = startStep(statementSpan('sqlite', [text]))
  try {
    return work()
  } catch (error) {
    step?.fail(failureType(error))
    throw error
  } finally {
    step?.end()
  }
}
