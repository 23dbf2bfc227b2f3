import { useEffect, type RefObject } from 'react'

/** `/` leads to the search, as elsewhere on the web, unless somebody is typing. */
export const useSlash = (input: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement | null
      const isTyping = target?.closest('input, textarea, select, [contenteditable], dialog') != null
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [input])
}
