// What is typed outlives one trip to the sign-in and back (CD-317): kept for this tab, forgotten once it is done with.
import { useEffect, useMemo, useState } from 'react'
import { stored } from '../../lib/stored.ts'

const isRecord = <T extends object>(value: unknown): value is T => typeof value === 'object' && value !== null

export const useKept = <T extends object>(name: string, initial: T) => {
  const place = useMemo(() => stored<T>('session', `desk-kept ${name}`, isRecord<T>), [name])
  const [value, setValue] = useState<T>(() => ({ ...initial, ...place.read() }))
  // Who goes elsewhere in the desk is done with it; a page that is left as a whole comes back.
  useEffect(() => () => place.clear(), [place])
  const change = (part: Partial<T>): void => {
    const next = { ...value, ...part }
    setValue(next)
    place.write(next)
  }
  return [value, change] as const
}
