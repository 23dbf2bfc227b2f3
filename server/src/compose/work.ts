// Texts that come by other doors than the contract are read on threads with limits (T46).
import { createThreadPool, type ThreadPool } from '../lib/thread-pool.ts'
import type { Works } from './work-thread.ts'

export type Work = ThreadPool<Works>

const module = new URL('./work-thread.ts', import.meta.url)

export const composeWork = (): Work => {
  // Who waits at a screen comes first.
  const quick = createThreadPool<Works>({
    module,
    kinds: ['markdown', 'words', 'picture', 'outline', 'pieces', 'mailText', 'mail'],
  })
  // A pack of twenty thousand articles is an administrator's own.
  const long = createThreadPool<Works>({
    module,
    kinds: ['change', 'pack'],
    threads: 1,
    seconds: 60,
    megabytes: 1_024,
    mostWaiting: 4,
  })
  return {
    run: (kind, task) => (kind === 'pack' || kind === 'change' ? long : quick).run(kind, task),
    stop: async () => {
      await Promise.all([quick.stop(), long.stop()])
    },
  }
}
