import { createContext, use } from 'react'
import type { Api } from './api.ts'

/** Collects, while the server renders, which documents a page asks for (ground G26); the browser has none. */
export interface MissingDocuments {
  add: (key: string) => void
}

export interface ApiSurroundings {
  api: Api
  /** Documents the page came with, by request key. */
  documents: Record<string, unknown>
  /** See FirstData. */
  readMessages?: readonly string[] | undefined
  missing: MissingDocuments | null
}

export const ApiContext = createContext<ApiSurroundings | null>(null)

const useSurroundings = (): ApiSurroundings => {
  const surroundings = use(ApiContext)
  if (surroundings === null) throw new Error('ApiContext is missing')
  return surroundings
}

/** The api, for actions: `respondToCase(api, …)`. */
export const useApiClient = (): Api => useSurroundings().api

export const useApiSurroundings = useSurroundings
