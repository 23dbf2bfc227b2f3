// What has become of something, said for a few seconds; with a way back, for ten.
import { useMemo, useRef, useState } from 'react'

const shownMilliseconds = 4_000
const undoMilliseconds = 10_000

export interface Said {
  text: string
  canUndo: boolean
}
const nothing: Said = { text: '', canUndo: false }

export const useSaid = () => {
  const [said, setSaid] = useState(nothing)
  const way = useRef<(() => void) | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const speech = useMemo(() => {
    const end = (): void => {
      // The time of what was said before must not end what is said now.
      clearTimeout(timer.current)
      way.current = null
      setSaid(nothing)
    }
    return {
      say: (text: string, undo?: () => void): void => {
        end()
        way.current = undo ?? null
        setSaid({ text, canUndo: undo !== undefined })
        timer.current = setTimeout(end, undo === undefined ? shownMilliseconds : undoMilliseconds)
      },
      undo: (): boolean => {
        const back = way.current
        if (back === null) return false
        end()
        back()
        return true
      },
    }
  }, [])
  return { said, ...speech }
}
