// Spans by OpenTelemetry's SDK, sent by OTLP over HTTP (JSON) to a collector. Loaded only where one is set.
import {
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  TraceFlags,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import { readTraceparent, runWithin, type OpenSpan, type SpanStart, type Tracer } from '../../lib/tracing.ts'

export interface OpenTelemetryOptions {
  /** Of the collector; spans go to `/v1/traces` below it. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  environment: string
  /** Share of the traces that are kept, 0 to 1. */
  ratio: number
  /** The collector stopped taking spans, or takes them again. */
  onTrouble: (error: Error | undefined) => void
  /** How long a span waits for others to be sent with. */
  delayMilliseconds: number
  /** For tests. */
  random?: () => number
}

export interface OpenTelemetry extends Tracer {
  /** Sends what is left, for two seconds at most. */
  stop: () => Promise<void>
}

const patienceMilliseconds = 5_000
const farewellMilliseconds = 2_000
const kinds = {
  internal: Kind.INTERNAL,
  server: Kind.SERVER,
  client: Kind.CLIENT,
  producer: Kind.PRODUCER,
  consumer: Kind.CONSUMER,
} as const

/**
 * A trace that begins here is drawn by its id. One that somebody else began is theirs to leave out; that it is kept is
 * drawn anew, because anybody may say so, and choose an id that is always drawn.
 */
const createSampler = (ratio: number, random: () => number): Sampler => {
  const byId = new TraceIdRatioBasedSampler(ratio)
  const decided = (isKept: boolean) => ({
    decision: isKept ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  })
  return {
    shouldSample: (context, traceId) => {
      const parent = trace.getSpanContext(context)
      if (parent === undefined) return byId.shouldSample(context, traceId)
      const isSampled = (parent.traceFlags & TraceFlags.SAMPLED) !== 0
      return decided(isSampled && (parent.isRemote !== true || random() < ratio))
    },
    toString: () => `OwnDraw{${ratio}}`,
  }
}

/** Sending spans is no step of what happened to be running, and says once when it fails. */
const watched = (exporter: SpanExporter, onTrouble: OpenTelemetryOptions['onTrouble']): SpanExporter => {
  let isTroubled = false
  return {
    export: (spans, done) =>
      runWithin(null, () =>
        exporter.export(spans, (result) => {
          const { error } = result
          if ((error !== undefined) !== isTroubled) onTrouble(error)
          isTroubled = error !== undefined
          done(result)
        }),
      ),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush!() }),
  }
}

export const createOpenTelemetry = (options: OpenTelemetryOptions): OpenTelemetry => {
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint}/v1/traces`,
    headers: options.headers,
    timeoutMillis: patienceMilliseconds,
  })
  const provider = new TracerProvider({
    sampler: createSampler(options.ratio, options.random ?? Math.random),
    // Given, so that nothing is read from the machine or the environment.
    resource: resourceFromAttributes({
      'service.name': options.serviceName,
      'service.instance.id': crypto.randomUUID(),
      'deployment.environment.name': options.environment,
    }),
    spanLimits: { attributeValueLengthLimit: 2_000, attributeCountLimit: 32 },
    spanProcessors: [
      // What does not fit into the queue is left out: a collector that is away costs 2,048 spans of memory.
      new BatchSpanProcessor({
        exporter: watched(exporter, options.onTrouble),
        maxQueueSize: 2_048,
        maxExportBatchSize: 512,
        scheduledDelayMillis: options.delayMilliseconds,
        exportTimeoutMillis: patienceMilliseconds,
      }),
    ],
  })
  const tracer = provider.getTracer('guidepost')
  const contexts = new WeakMap<OpenSpan, Context>()

  const contextOf = (parent: SpanStart['parent']): Context => {
    if (parent === undefined) return ROOT_CONTEXT
    if (typeof parent !== 'string') return contexts.get(parent) ?? ROOT_CONTEXT
    const given = readTraceparent(parent)
    if (given === undefined) return ROOT_CONTEXT
    const { traceId, spanId, isSampled } = given
    const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
  }

  const open = (span: Span, context: Context): OpenSpan => {
    const { traceId, spanId, traceFlags } = span.spanContext()
    const own: OpenSpan = {
      traceId,
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`,
      isRecording: span.isRecording(),
      rename: (name) => void span.updateName(name),
      set: (attributes) => void span.setAttributes(attributes),
      fail: (type) => {
        span.setAttribute('error.type', type)
        span.setStatus({ code: SpanStatusCode.ERROR })
      },
      end: () => span.end(),
    }
    contexts.set(own, trace.setSpan(context, span))
    return own
  }

  return {
    start: ({ name, kind, attributes = {}, parent }) => {
      const context = contextOf(parent)
      return open(tracer.startSpan(name, { kind: kinds[kind], attributes }, context), context)
    },
    stop: async () => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, farewellMilliseconds).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), late])
    },
  }
}
