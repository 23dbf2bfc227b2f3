// generated/asyncapi.json: what travels over WebSockets as AsyncAPI 3, from the same operations (`x-websocket`) and schemas
// as everything else (CD-82).
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

interface Socket extends PlacedOperation {
  frames: { receive: string; send: string }
}

const socketsOf = (document: OpenApi): Socket[] =>
  operationsOf(document).flatMap((placed) => {
    const frames = placed.operation['x-websocket'] as Socket['frames'] | undefined
    return frames === undefined ? [] : [{ ...placed, frames }]
  })

const messageOf = (schemas: Record<string, Schema>, name: string): Node => ({
  name,
  title: name,
  summary: schemas[name]?.description ?? name,
  contentType: 'application/json',
  payload: { $ref: `#/components/schemas/${name}` },
  ...(schemas[name]?.['example'] === undefined ? {} : { examples: [{ payload: schemas[name]['example'] }] }),
})

const channelOf = ({ path, operation, parameters, frames }: Socket): Node => ({
  address: path,
  title: operation.summary,
  description: (operation as { description?: string }).description,
  parameters: Object.fromEntries(
    parameters
      .filter((one) => one.in === 'path')
      .map(({ name, example }) => [name, { description: `For example \`${String(example)}\`` }]),
  ),
  messages: Object.fromEntries(
    [frames.receive, frames.send].map((name) => [name, { $ref: `#/components/messages/${name}` }]),
  ),
  bindings: { ws: { method: 'GET', bindingVersion: '0.1.0' } },
})

const stepsOf = ({ operation: { operationId }, frames }: Socket): [string, Node][] =>
  (['receive', 'send'] as const).map((action) => [
    `${operationId}.${action}`,
    {
      action,
      channel: { $ref: `#/channels/${operationId}` },
      messages: [{ $ref: `#/channels/${operationId}/messages/${frames[action]}` }],
    },
  ])

/** Text of `asyncapi.json`, or undefined where no operation opens a WebSocket. The page is the one that sends and receives. */
export const printAsyncDocument = (document: OpenApi): string | undefined => {
  const sockets = socketsOf(document)
  if (sockets.length === 0) return undefined
  const schemas = document.components?.schemas ?? {}
  const names = sockets.flatMap(({ frames }) => [frames.receive, frames.send])
  const needed = [...new Set(names.flatMap((name) => reachable(schemas, name)))].sort()
  const { info } = document as OpenApi & { info: Node }
  return `${JSON.stringify(
    {
      asyncapi: '3.0.0',
      info: {
        title: `${document.info.title}: WebSockets`,
        version: document.info.version,
        description:
          'The calls of the portal that stay open, as the page has them: it sends what is marked `send` and receives what ' +
          'is marked `receive`.',
        ...(info['license'] === undefined ? {} : { license: { name: (info['license'] as { name: string }).name } }),
      },
      defaultContentType: 'application/json',
      channels: Object.fromEntries(sockets.map((one) => [one.operation.operationId, channelOf(one)])),
      operations: Object.fromEntries(sockets.flatMap(stepsOf)),
      components: {
        messages: Object.fromEntries([...new Set(names)].map((name) => [name, messageOf(schemas, name)])),
        schemas: Object.fromEntries(needed.map((name) => [name, plainSchema(schemas[name])])),
      },
    },
    null,
    1,
  )}\n`
}
