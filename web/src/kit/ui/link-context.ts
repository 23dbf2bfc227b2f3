import { type AnchorHTMLAttributes, type ComponentType, type Ref, createContext } from 'react'

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** What draws a link. The app puts its router's link here; ui/ knows no router. */
export const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a')
