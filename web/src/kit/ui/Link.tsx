import { use } from 'react'
import { type AnchorProps, LinkContext } from './link-context.ts'

/**
 * Every link of the app. `href` is a path of the app (`/article/9852`), an address below the context path
 * (`help/restrictions`,
 * OD-01) or a full URL; where it opens and how it is marked is decided in one place (shared/external-links).
 */
export function Link(props: AnchorProps) {
  const Anchor = use(LinkContext)
  return <Anchor {...props} />
}
