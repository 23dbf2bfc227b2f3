import { Fragment, type ReactNode } from 'react'
import { useMessages } from './context.ts'
import type { MessageKey } from './message-key.ts'
import type { MessageValue } from '../../../kit/lib/icu.ts'

/** A text with elements in it: `<Sentence k="support.x" params={{ link: <Link …/> }} />` for “Read {link} first”. */
export function Sentence({ k, params = {} }: { k: MessageKey; params?: Record<string, MessageValue | ReactNode> }) {
  const { parts } = useMessages()
  return (
    <>
      {parts<ReactNode>(k, params as Record<string, ReactNode>).map((part, index) => (
        <Fragment key={index}>{part}</Fragment>
      ))}
    </>
  )
}
