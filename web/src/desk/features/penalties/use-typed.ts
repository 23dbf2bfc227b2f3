import { useState } from 'react'
import { storedText } from '../../../kit/lib/stored.ts'

/** A text that stays while its window does: under another appeal, after a failure, after a reload. */
export const useTyped = (key: string) => {
  const [kept] = useState(() => storedText('session', `desk-typed:${key}`))
  const [text, setText] = useState(kept.read)
  return {
    text,
    type: (typed: string): void => {
      setText(typed)
      if (typed === '') kept.clear()
      else kept.write(typed)
    },
    forget: (): void => {
      setText('')
      kept.clear()
    },
  }
}
