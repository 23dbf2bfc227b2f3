// Pictures that are brought into a text: asked for their words, put in, and sent; what failed can be sent again.
import { useEffect, useRef, useState } from 'react'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { useDesk } from '../../shared/desk-context.ts'
import type { TextKey } from '../../shared/i18n.ts'
import { article } from './queries.ts'
import { base64Of, isPicture, pictureMark, prepared, tooLarge, waitingMark, withPicture } from './picture.ts'

interface Brought {
  key: number
  file: File
  /** Where it goes in. */
  at: number
}
interface Failed {
  file: File
  words: string
  said: string
}

export const usePictures = (id: string, body: string, change: (body: string) => void) => {
  const { t, call, say } = useDesk()
  const [asked, setAsked] = useState<readonly Brought[]>([])
  const [failed, setFailed] = useState<Failed | null>(null)
  const count = useRef(0)
  // What comes back later finds the text as it is by then.
  const latest = useRef({ body, change })
  useEffect(() => {
    latest.current = { body, change }
  })
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const write = (next: string): void => {
    latest.current = { ...latest.current, body: next }
    latest.current.change(next)
  }

  const reasonOf = (error: unknown, step: 'read' | 'send'): string => {
    if (error instanceof Error && error.message === tooLarge) return t('studio.picture.large')
    if (step === 'read') return t('studio.picture.unreadable')
    const problem = problemOfFailure(error)
    const keys: Partial<Record<number, TextKey>> = { 413: 'studio.picture.large', 422: 'studio.picture.unreadable' }
    return problem.kind === 'offline' ? t('studio.picture.offline') : t(keys[problem.status] ?? 'failed')
  }

  const send = async (file: File, words: string, at: number): Promise<void> => {
    setFailed(null)
    count.current += 1
    const waiting = waitingMark(words, t('studio.picture.coming'), count.current)
    write(withPicture(latest.current.body, Math.min(at, latest.current.body.length), waiting).text)
    let step: 'read' | 'send' = 'read'
    try {
      const data = await base64Of(await prepared(file))
      step = 'send'
      const { path } = await call('addContentPicture', { ...article(id), body: { data } })
      if (!isHere.current) {
        say(t('studio.picture.left'))
        return
      }
      // Who has taken its place away meanwhile has changed their mind.
      if (!latest.current.body.includes(waiting)) return
      const mark = pictureMark(words, path)
      write(latest.current.body.replace(waiting, () => mark))
      say(t('studio.picture.done'))
    } catch (error) {
      if (!isHere.current) {
        say(t('studio.picture.left'))
        return
      }
      const { body: present } = latest.current
      const place = present.indexOf(waiting)
      if (place !== -1) write(present.slice(0, place) + present.slice(place + waiting.length).replace(/^\n{1,2}/, ''))
      setFailed({ file, words, said: reasonOf(error, step) })
    }
  }

  return {
    /** The one whose words are asked for. */
    asked: asked[0] ?? null,
    failed,
    /** @returns whether there are pictures among them, so that nothing else is done with them */
    bring: (files: readonly File[], at: number): boolean => {
      const pictures = files.filter(isPicture)
      count.current += pictures.length
      const first = count.current
      setAsked((before) => [...before, ...pictures.map((file, index) => ({ key: first + index, file, at }))])
      return pictures.length > 0
    },
    give: (words: string): void => {
      const [first, ...others] = asked
      setAsked(others)
      if (first !== undefined) void send(first.file, words, first.at)
    },
    leave: (): void => setAsked(asked.slice(1)),
    again: (at: number): void => {
      if (failed !== null) void send(failed.file, failed.words, at)
    },
    forget: (): void => setFailed(null),
  }
}
