// Texts that come by other doors than the contract are read on threads with limits (T46).
import { BusyError, createThreadPool, type ThreadPool } from '../lib/thread-pool.ts'
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

/** What cannot be read whole, or not in its time, is read as far as its beginning goes. @throws as the work does of that */
export const wholeOrBeginning = async <T>(read: (isPart: boolean) => Promise<T>): Promise<T> => {
  try {
    return await read(false)
  } catch (error) {
    if (error instanceof BusyError) throw error
    return read(true)
  }
}
