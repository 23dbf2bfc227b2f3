// What is written beside the answer stays with its case until it is sent (CD-323): a note in the window, files, which no
// storage takes, as long as the page is open.
import { useState } from 'react'
import { useKeptText } from '../../shared/use-kept.ts'

export const useNote = (id: string) => useKeptText(`desk-note-${id}`)

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
