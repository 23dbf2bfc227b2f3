// What is written beside the answer stays with its case until it is sent (CD-323): a note in the window, files, which no
// storage takes, as long as the page is open.
import { useState } from 'react'
import { storedText } from '../../../kit/lib/stored.ts'

export const useNote = (id: string): readonly [string, (text: string) => void] => {
  const [place] = useState(() => storedText('session', `desk-note-${id}`))
  const [note, setNote] = useState(place.read)
  const change = (text: string): void => {
    setNote(text)
    if (text === '') place.clear()
    else place.write(text)
  }
  return [note, change]
}

const chosen = new Map<string, readonly File[]>()

/** @param returned files of an answer that came back */
export const useFiles = (
  id: string,
  returned: readonly File[] | undefined,
): readonly [readonly File[], (files: readonly File[]) => void] => {
  const [files, setFiles] = useState(() => returned ?? chosen.get(id) ?? [])
  const change = (next: readonly File[]): void => {
    setFiles(next)
    if (next.length === 0) chosen.delete(id)
    else chosen.set(id, next)
  }
  return [files, change]
}
