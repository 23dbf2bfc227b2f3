// generated/asyncapi.json: what travels over connections that stay open as AsyncAPI 3, from the same operations
// (`x-websocket`, `x-event-stream`) and schemas as everything else (CD-82, CD-260).
import type { OpenApi, PlacedOperation, Schema } from './document.ts'
import { operationsOf } from './document.ts'
import { reachable } from './schemas-file.ts'

type Node = Record<string, unknown>

/** OpenAPI's own words left out: AsyncAPI reads plain JSON Schema. */
const plainSchema = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(plainSchema)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => (key === 'example' ? ['examples', [child]] : [key, plainSchema(child)])),
  )
}

/** What a page receives and sends, by the name it travels under: an event's, else that of its schema. */
interface Line extends PlacedOperation {
  binding: 'ws' | 'http'
  frames: { receive: Record<string, string>; send: Record<string, string> }
}

const linesOf = (document: OpenApi): Line[] =>
  operationsOf(document).flatMap((placed): Line[] => {
    const socket = placed.operation['x-websocket'] as { receive: string; send: string } | undefined
    const events = placed.operation['x-event-stream'] as Record<string, string> | undefined
    if (socket) {
      const { receive, send } = socket
      return [{ ...placed, binding: 'ws', frames: { receive: { [receive]: receive }, send: { [send]: send } } }]
    }
    return events === undefined ? [] : [{ ...placed, binding: 'http', frames: { receive: events, send: {} } }]
  })

const framesOf = ({ frames }: Line): [name: string, schema: string][] => [
  ...Object.entries(frames.receive),
  ...Object.entries(frames.send),
]

const messageOf = (schemas: Record<string, Schema>, [name, schema]: [string, string]): Node => ({
  name,
  title: name,
  summary: schemas[schema]?.description ?? name,
  contentType: 'application/json',
  payload: { $ref: `#/components/schemas/${schema}` },
  ...(schemas[schema]?.['example'] === undefined ? {} : { examples: [{ payload: schemas[schema]['example'] }] }),
})

const channelOf = (line: Line): Node => ({
  address: line.path,
  title: line.operation.summary,
  description: (line.operation as { description?: string }).description,
  parameters: Object.fromEntries(
    line.parameters
      .filter((one) => one.in === 'path')
      .map(({ name, example }) => [name, { description: `For example \`${String(example)}\`` }]),
  ),
  messages: Object.fromEntries(framesOf(line).map(([name]) => [name, { $ref: `#/components/messages/${name}` }])),
  ...(line.binding === 'ws' ? { bindings: { ws: { method: 'GET', bindingVersion: '0.1.0' } } } : {}),
})

const stepsOf = ({ operation: { operationId }, frames, binding }: Line): [string, Node][] =>
  (['receive', 'send'] as const)
    .filter((action) => Object.keys(frames[action]).length > 0)
    .map((action) => [
      `${operationId}.${action}`,
      {
        action,
        channel: { $ref: `#/channels/${operationId}` },
        messages: Object.keys(frames[action]).map((name) => ({ $ref: `#/channels/${operationId}/messages/${name}` })),
        ...(binding === 'http' ? { bindings: { http: { method: 'GET', bindingVersion: '0.3.0' } } } : {}),
      },
    ])

/** Text of `asyncapi.json`, or undefined where no operation stays open. The page is the one that sends and receives. */
export const printAsyncDocument = (document: OpenApi): string | undefined => {
  const lines = linesOf(document)
  if (lines.length === 0) return undefined
  const schemas = document.components?.schemas ?? {}
  const frames = lines.flatMap(framesOf)
  const needed = [...new Set(frames.flatMap(([, schema]) => reachable(schemas, schema)))].sort()
  const { info } = document as OpenApi & { info: Node }
  return `${JSON.stringify(
    {
      asyncapi: '3.0.0',
      info: {
        title: `${document.info.title}: connections that stay open`,
        version: document.info.version,
        description:
          'The calls of the portal that stay open, as the page has them: it sends what is marked `send` and receives what ' +
          'is marked `receive`. Server-sent events go by the name of their event.',
        ...(info['license'] === undefined ? {} : { license: { name: (info['license'] as { name: string }).name } }),
      },
      defaultContentType: 'application/json',
      channels: Object.fromEntries(lines.map((one) => [one.operation.operationId, channelOf(one)])),
      operations: Object.fromEntries(lines.flatMap(stepsOf)),
      components: {
        messages: Object.fromEntries(frames.map((frame) => [frame[0], messageOf(schemas, frame)])),
        schemas: Object.fromEntries(needed.map((name) => [name, plainSchema(schemas[name])])),
      },
    },
    null,
    1,
  )}\n`
}
