// What is typed stays in the window until it is sent (CD-317, CD-323): through another room, and one trip to the sign-in
// and back.
import { useEffect, useMemo, useState } from 'react'
import { stored, storedText } from '../../kit/lib/stored.ts'

const isRecord = <T extends object>(value: unknown): value is T => typeof value === 'object' && value !== null
/** Where what is typed under a name is kept. */
export const keptPlace = <T extends object>(name: string) => stored<T>('session', `desk-kept ${name}`, isRecord<T>)

/** Forgotten once somebody goes elsewhere in the desk: what an account's data are asked for must be asked anew. */
export const useKept = <T extends object>(name: string, initial: T) => {
  const place = useMemo(() => keptPlace<T>(name), [name])
  const [value, setValue] = useState<T>(() => ({ ...initial, ...place.read() }))
  const change = (part: Partial<T>): void => {
    const next = { ...value, ...part }
    setValue(next)
    place.write(next)
  }
  // A page that is left as a whole comes back.
  useEffect(() => () => place.clear(), [place])
  return [value, change] as const
}

/** A text that stays while its window does: under another one of its kind, after a failure, after a reload. */
export const useKeptText = (name: string): readonly [string, (text: string) => void] => {
  const [place] = useState(() => storedText('session', name))
  const [text, setText] = useState(place.read)
  const change = (next: string): void => {
    setText(next)
    if (next === '') place.clear()
    else place.write(next)
  }
  return [text, change]
}
