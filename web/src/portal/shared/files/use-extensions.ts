import { keep } from '../../../kit/api/cache-times.ts'
import { useApi } from '../../../kit/api/use-api.ts'
import { fallbackExtensions } from '#rules/files.ts'

/** File types the server takes (FILE-04); the fixed list when it does not say (FILE-05). */
export const useExtensions = (): readonly string[] => {
  const { data } = useApi('/services/bft/api/config/extensions', {}, { cacheFor: keep.default })
  return data === undefined || data.extensions.length === 0 ? fallbackExtensions : data.extensions
}
