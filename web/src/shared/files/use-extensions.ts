import { KEEP } from '../../api/cache-times.ts'
import { useApi } from '../../api/use-api.ts'
import { FALLBACK_EXTENSIONS } from './file-rules.ts'

/** File types the server takes (FILE-04); the fixed list when it does not say (FILE-05). */
export function useExtensions(): readonly string[] {
  const { data } = useApi('/services/bft/api/config/extensions', {}, { cacheFor: KEEP.default })
  return data === undefined || data.extensions.length === 0 ? FALLBACK_EXTENSIONS : data.extensions
}
