import { useEffect, useEffectEvent, useState } from 'react'

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true

/**
 * Files that are dropped or pasted anywhere on the page belong to its form (CD-264): beside the field a dropped picture would
 * replace the page, and what was typed with it. Pasted ones are numbered: a clipboard calls all of them the same.
 *
 * @returns whether some are held over the page
 */
export const useFilesAnywhere = (isWanted: boolean, onFiles: (files: readonly File[]) => void): boolean => {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    if (!isWanted) return
    let pasted = 0
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent): void => {
      // Out of the window, not from one element to the next.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent): void => {
      setOver(false)
      // A field that was meant has taken it.
      if (event.defaultPrevented || !hasFiles(event)) return
      event.preventDefault()
      take([...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])]
      // From a document or a table comes a picture of the text too: whoever pastes that means the text.
      if (files.length === 0 || event.clipboardData?.getData('text/plain') !== '') return
      event.preventDefault()
      take(
        files.map((file) => {
          pasted += 1
          const ending = /\.[^.]+$/.exec(file.name)?.[0] ?? ''
          return new File([file], `pasted-${pasted}${ending}`, { type: file.type, lastModified: file.lastModified })
        }),
      )
    }
    const ended = new AbortController()
    document.addEventListener('dragover', over, ended)
    document.addEventListener('dragleave', leave, ended)
    document.addEventListener('drop', drop, ended)
    document.addEventListener('paste', paste, ended)
    return () => ended.abort()
  }, [isWanted])
  return isOver
}
