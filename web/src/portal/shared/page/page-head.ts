import { createContext, use, useEffect } from 'react'
import { useMessages } from '../i18n/context.ts'

export interface PageHead {
  /** Without the site's title; missing is the site's title alone. */
  title?: string
  description?: string
  /** Kept out of search engines: token pages, searches, forms. */
  isUnlisted?: boolean
  /** Label of the page's own crumb, where the route does not know it. */
  crumb?: string
  /** The game it is about, for the trail of an address that does not name it. */
  game?: string
}

/** Holds what the page on screen says about itself. On the server the seam reads it after rendering (ground G26). */
export interface HeadStore {
  read: () => PageHead
  write: (head: PageHead) => void
  subscribe: (listener: () => void) => () => void
}

export const createHeadStore = (): HeadStore => {
  const listeners = new Set<() => void>()
  let head: PageHead = {}
  return {
    read: () => head,
    write(next) {
      if (JSON.stringify(next) === JSON.stringify(head)) return
      head = next
      for (const tell of listeners) tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const HeadContext = createContext<HeadStore | null>(null)

/** `{title} - {site title}` (OD-50). */
export const fullTitle = (title: string | undefined, siteTitle: string): string =>
  title === undefined || title === '' ? siteTitle : `${title} - ${siteTitle}`

/** Each page calls this once. While it loads it passes the title it knows. */
export const usePageHead = (head: PageHead): void => {
  const store = use(HeadContext)
  const { t } = useMessages()
  const siteTitle = t('support.site.title')
  const { title, description, isUnlisted, crumb, game } = head
  if (typeof document === 'undefined') store?.write(head)
  useEffect(() => {
    store?.write({ title, description, isUnlisted, crumb, game })
    document.title = fullTitle(title, siteTitle)
    setMeta('description', description)
    setMeta('robots', isUnlisted ? 'noindex' : undefined)
  }, [store, siteTitle, title, description, isUnlisted, crumb, game])
}

const setMeta = (name: string, content: string | undefined): void => {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (content === undefined || content === '') return element?.remove()
  ;(element ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }))).content = content
}
