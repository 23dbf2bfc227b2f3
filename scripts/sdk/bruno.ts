// .cache/sdk/bruno/: both documents as collections of Bruno (usebruno.com), a file an operation, with the contract's own
// examples filled in (CD-103). Open the folder in Bruno and choose the environment `local`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BruRequest, envJsonToBruV2, jsonToBruV2 } from '@usebruno/lang'
import {
  type SampledDocument,
  type SampleRequest,
  sampleRequests,
} from '../../server/src/platform/docs/sample-request.ts'

const field = (name: string, value: unknown) => ({ name, value: String(value), enabled: true })

const bodyOf = ({ body }: SampleRequest): NonNullable<BruRequest['body']> => {
  switch (body?.kind) {
    case 'json':
      return { json: JSON.stringify(body.value, null, 2) }
    case 'text':
      return { text: body.value }
    case 'form':
      return {
        multipartForm: body.parts.map((part) =>
          'json' in part
            ? { name: part.name, value: JSON.stringify(part.json), type: 'text', enabled: true }
            : { name: part.name, value: [part.file], type: 'file', contentType: 'text/plain', enabled: true },
        ),
      }
    default:
      return {}
  }
}
const bodyKinds = { json: 'json', text: 'text', form: 'multipartForm' } as const

const nameOf = ({ operation }: SampleRequest): string => operation.summary ?? operation.operationId

const printRequest = (request: SampleRequest, seq: number): string => {
  const { operation, path, pathValues, query, headers, needs, body, method } = request
  const url = path.replaceAll(/\{([^}]+)\}/g, ':$1')
  if (request.isSocket)
    return jsonToBruV2({
      meta: { name: nameOf(request), type: 'ws', seq },
      ws: { url: `{{socketUrl}}${url}`, body: 'ws', auth: 'none' },
      params: Object.entries(pathValues).map(([name, value]) => ({ ...field(name, value), type: 'path' as const })),
      ...(operation.description === undefined ? {} : { docs: operation.description.trim() }),
    })
  // The token comes with the answer to who is here; whoever asks that first has it in every request after.
  const bringsToken = operation.operationId === 'getAuth'
  return jsonToBruV2({
    meta: { name: nameOf(request), type: 'http', seq },
    http: {
      method: method.toLowerCase(),
      url: `{{baseUrl}}${url}`,
      body: body === undefined ? 'none' : bodyKinds[body.kind],
      auth: needs.bearer ? 'bearer' : 'none',
    },
    params: [
      ...query.map(([name, value]) => ({ ...field(name, value), type: 'query' as const })),
      ...Object.entries(pathValues).map(([name, value]) => ({ ...field(name, value), type: 'path' as const })),
    ],
    headers: [
      ...(needs.csrf ? [field('X-CSRF-TOKEN', '{{csrfToken}}')] : []),
      ...headers.map(([name, value]) => field(name, value)),
    ],
    ...(needs.bearer ? { auth: { bearer: { token: '{{deskToken}}' } } } : {}),
    body: bodyOf(request),
    ...(bringsToken
      ? { vars: { res: [{ name: 'csrfToken', value: "res.headers['x-csrf-token']", enabled: true, local: false }] } }
      : {}),
    ...(operation.description === undefined ? {} : { docs: operation.description.trim() }),
  })
}

const printEnvironment = (isDesk: boolean): string => {
  const variable = (name: string, value: string) => ({ name, value, enabled: true, secret: false })
  return envJsonToBruV2({
    variables: [
      variable('baseUrl', 'http://localhost:8080'),
      ...(isDesk
        ? [variable('deskToken', '')]
        : [variable('socketUrl', 'ws://localhost:8080'), variable('csrfToken', '')]),
    ],
  })
}

/** Path below the collection → text. */
export const printCollection = (document: SampledDocument & { info: { title: string } }): Map<string, string> => {
  const requests = sampleRequests(document)
  const isDesk = requests.some(({ needs }) => needs.bearer)
  const files = new Map([
    ['bruno.json', `${JSON.stringify({ version: '1', name: document.info.title, type: 'collection' }, null, 2)}\n`],
    ['environments/local.bru', printEnvironment(isDesk)],
    // What the forms send along.
    ...requests.flatMap(({ body }) =>
      body?.kind === 'form'
        ? body.parts.flatMap((part): [string, string][] => ('file' in part ? [[part.file, `${part.text}\n`]] : []))
        : [],
    ),
  ])
  const counted = new Map<string, number>()
  for (const request of requests) {
    const room = request.operation.tags?.[0] ?? 'others'
    const seq = (counted.get(room) ?? 0) + 1
    counted.set(room, seq)
    files.set(`${room}/${request.operation.operationId}.bru`, printRequest(request, seq))
  }
  return files
}

/** Writes both collections below `folder`. @returns how many files */
export const writeCollections = (folder: string): number => {
  let count = 0
  for (const [document, name] of [
    ['openapi', 'portal'],
    ['desk', 'desk'],
  ]) {
    const text = readFileSync(new URL(`../../generated/${document}.json`, import.meta.url), 'utf8')
    for (const [target, content] of printCollection(JSON.parse(text))) {
      const file = path.join(folder, name!, target)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, content)
      count += 1
    }
  }
  return count
}
