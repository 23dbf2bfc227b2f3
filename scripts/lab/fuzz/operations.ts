// Every operation of both documents: as published (what answers are held against) and as generated (what requests are
// made of).
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { operations as deskTable } from '../../../generated/server/desk/operations.ts'
import { operations as playerTable } from '../../../generated/server/operations.ts'
import type { Operation } from '../../../server/src/platform/contract/types.ts'
import { operationsOf, type OpenApi, type PlacedOperation } from '../../generate/document.ts'

export interface Surface {
  id: string
  isDesk: boolean
  document: OpenApi
  placed: PlacedOperation
  generated: Operation
}

const readDocument = (name: string): OpenApi =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../../generated/${name}.json`, import.meta.url)), 'utf8'),
  ) as OpenApi

const surfacesOf = (document: OpenApi, table: object, isDesk: boolean): Surface[] => {
  const rooms = Object.values(table) as object[]
  const generated = new Map(
    rooms.flatMap((room) => Object.values(room) as Operation[]).map((one) => [one.operationId, one]),
  )
  return (
    operationsOf(document)
      // A WebSocket is no request with an answer.
      .filter(({ operation }) => !('101' in operation.responses))
      .map((placed) => {
        const id = placed.operation.operationId
        return {
          id,
          isDesk,
          document,
          placed,
          generated: generated.get(id)!,
        }
      })
  )
}

export const surfaces: readonly Surface[] = [
  ...surfacesOf(readDocument('openapi'), playerTable, false),
  ...surfacesOf(readDocument('desk'), deskTable, true),
]

export const surfaceOf = (id: string): Surface => {
  const found = surfaces.find((surface) => surface.id === id)
  if (!found) throw new Error(`${id} is not in the contract`)
  return found
}
