// generated/client/desk-calls.ts: method and path of each operation, so that a call names its operation alone.
import { banner, block, quote } from './code.ts'
import { operationsOf, type OpenApi } from './document.ts'

/** Text of `desk-calls.ts`: operationId → `<method> <path>`; a method with `*` takes an Idempotency-Key. */
export const printCalls = (document: OpenApi, source: string): string => {
  const reserved = new Set(['body', 'header'])
  const members = operationsOf(document).map(({ path, method, operation, parameters }): [string, string] => {
    const placed = parameters.filter((one) => one.in === 'path' || one.in === 'query')
    const names = placed.map(({ name }) => name)
    const twice = names.find((name, index) => reserved.has(name) || names.indexOf(name) !== index)
    if (twice !== undefined)
      throw new Error(`${operation.operationId}: a call gives its parameters by name, so none may be called ${twice}`)
    const isKeyed = parameters.some((one) => one.in === 'header' && one.name === 'Idempotency-Key')
    return [operation.operationId, quote(`${method.toLowerCase()}${isKeyed ? '*' : ''} ${path}`)]
  })
  return `${banner(source)}
/** Method and path by operationId; \`*\`: the operation takes an Idempotency-Key. */
export const deskCalls = ${block(members)} as const
`
}
