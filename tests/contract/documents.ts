// The bundled documents, as they are published.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OpenApi } from '../../scripts/generate/document.ts'

export const readDocument = (name: 'openapi' | 'desk'): OpenApi =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../generated/${name}.json`, import.meta.url)), 'utf8')) as OpenApi
