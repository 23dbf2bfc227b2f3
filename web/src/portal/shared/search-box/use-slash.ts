import { useEffect, type RefObject } from 'react'
import { storedText } from '../../../kit/lib/stored.ts'

/** 'off' where a visitor wants no shortcuts of one character (CD-112). */
export const slashKey = storedText('local', 'slash')

/** `/` leads to the search, as elsewhere on the web, unless somebody is typing. */
export const useSlash = (input: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || slashKey.read() === 'off') return
      if ((event.target as Element).closest('input,textarea,select,dialog')) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [input])
}
