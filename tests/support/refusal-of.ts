import { isStorageUnavailable } from '../../server/src/storage/dialect.ts'

/**
 * What a server answers to an error of a service: its status; 503 where a crowd waited for the database longer than a
 * machine under load lets anybody wait. undefined for all else, which no test takes for a refusal.
 */
export const refusalOf = (error: { status?: number }): number | undefined =>
  error.status ?? (isStorageUnavailable(error) ? 503 : undefined)
