import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemOfFailure } from '../../kit/api/problem.ts'

export type Saving = 'saved' | 'saving' | 'typing' | 'failed' | 'conflict'

/** As long as somebody goes on typing nothing is sent. */
const pauseMilliseconds = 800

/**
 * What is typed is sent after a pause, one sending at a time; what fails is tried again by itself, and what a colleague
 * was faster with (409) waits for a decision.
 * @param value what is typed: each new one begins the pause anew
 * @param send sends the present one, and returns what is done once that counts as saved; what it throws says how it failed
 */
export const useAutosave = (begins: 'saved' | 'typing', value: unknown, send: () => Promise<() => void>) => {
  const [saving, setSaving] = useState<Saving>(begins)
  const isUnderWay = useRef(false)

  const save = useEffectEvent(async (): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSaving('saving')
    try {
      const saved = await send()
      setSaving((now) => (now === 'saving' ? 'saved' : now))
      saved()
    } catch (error) {
      setSaving(problemOfFailure(error).status === 409 ? 'conflict' : 'failed')
    } finally {
      isUnderWay.current = false
    }
  })
  useEffect(() => {
    if (saving !== 'typing') return undefined
    // Again and again: one that is under way is waited for.
    const timer = setInterval(() => void save(), pauseMilliseconds)
    return () => clearInterval(timer)
  }, [value, saving])
  // Back online, or after a while: it is tried again.
  useEffect(() => {
    if (saving !== 'failed') return undefined
    const timer = setTimeout(() => setSaving('typing'), pauseMilliseconds * 8)
    return () => clearTimeout(timer)
  }, [saving])
  // Whoever leaves within the pause has it sent.
  const leave = useEffectEvent(() => {
    if (saving === 'typing') void save()
  })
  useEffect(() => () => leave(), [])

  return { saving, setSaving }
}
