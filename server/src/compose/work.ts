// Texts that come by other doors than the contract are read on threads with limits (T46).
import { createThreadPool, type ThreadPool } from '../lib/thread-pool.ts'
import type { Works } from './work-thread.ts'

export type Work = ThreadPool<Works>

/** Who waits at a screen comes first. */
export const composeWork = (): Work =>
  createThreadPool<Works>({
    module: new URL('./work-thread.ts', import.meta.url),
    kinds: ['markdown', 'outline', 'mail'],
  })
