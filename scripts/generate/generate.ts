// What `make generate` makes, as texts by path below generated/; nothing is written here.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { printAsyncDocument } from './async-document.ts'
import { bundleDocument } from './bundle.ts'
import { printCalls } from './calls-file.ts'
import { printClientTypes } from './client-types.ts'
import { operationsOf, type OpenApi } from './document.ts'
import { printGuideDrawing } from './guide-drawing.ts'
import { printLimits } from './limits-file.ts'
import { printMessageKeys, readMessageKeys } from './message-keys.ts'
import {
  catalogueFile,
  printClientProblems,
  printServerProblems,
  readProblemKinds,
  type ProblemKinds,
} from './problem-schemas.ts'
import { printOperationsTable, printRoom } from './room-file.ts'
import { printSchemas } from './schemas-file.ts'

/** Path below generated/ → text. */
export type Outputs = Map<string, string>

/** The server's files of one document, below `folder`. */
export const serverFiles = (document: OpenApi, source: string, folder: string): Outputs => {
  const rooms = Map.groupBy(operationsOf(document), ({ room }) => room)
  const outputs: Outputs = new Map([[`${folder}/schemas.ts`, printSchemas(document, source)]])
  for (const [room, placed] of rooms) outputs.set(`${folder}/${room}.ts`, printRoom(document, placed, source))
  outputs.set(`${folder}/operations.ts`, printOperationsTable([...rooms.keys()].sort(), source))
  return outputs
}

/** Everything made from one document: bundle, client types, limits, server constants. */
export const documentFiles = async (
  document: OpenApi,
  name: 'openapi' | 'desk',
  kinds: ProblemKinds = {},
): Promise<Outputs> => {
  const source = `openapi/${name}.yaml`
  const isDesk = name === 'desk'
  const sockets = isDesk ? undefined : printAsyncDocument(document)
  const problems = isDesk ? undefined : printServerProblems(document, kinds, `openapi/${catalogueFile}`)
  return new Map([
    [`${name}.json`, `${JSON.stringify(document, null, 1)}\n`],
    [
      `client/${isDesk ? 'desk-schema' : 'schema'}.d.ts`,
      `${await printClientTypes(document, source)}${printClientProblems(document)}`,
    ],
    [`client/${isDesk ? 'desk-limits' : 'limits'}.ts`, printLimits(document, source)],
    ...(isDesk ? ([['client/desk-calls.ts', printCalls(document, source)]] as const) : []),
    ...serverFiles(document, source, isDesk ? 'server/desk' : 'server'),
    ...(sockets === undefined ? [] : ([['asyncapi.json', sockets]] as const)),
    ...(problems === undefined ? [] : ([['server/problems.ts', problems]] as const)),
  ])
}

/** Reads contract and messages below `root` and returns every generated file. The desk's document is optional. */
export const generateAll = async (root: string): Promise<Outputs> => {
  const outputs: Outputs = new Map()
  const catalogue = path.join(root, 'openapi', catalogueFile)
  const kinds = existsSync(catalogue) ? readProblemKinds(await readFile(catalogue, 'utf8')) : {}
  for (const name of ['openapi', 'desk'] as const) {
    const file = path.join(root, 'openapi', `${name}.yaml`)
    if (name === 'desk' && !existsSync(file)) continue
    const document = await bundleDocument(file)
    for (const [target, text] of await documentFiles(document, name, kinds)) outputs.set(target, text)
  }
  const messages = 'server/src/localizations/messages/en-US'
  outputs.set('guide-machine.md', await printGuideDrawing())
  outputs.set(
    'messages/keys.ts',
    printMessageKeys(await readMessageKeys(path.join(root, messages)), `${messages}/*.json`),
  )
  return outputs
}
