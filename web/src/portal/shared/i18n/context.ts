import { createContext, use } from 'react'
import { type Messages, createMessages } from './messages.ts'

export const MessagesContext = createContext<Messages>(createMessages('en-US', {}))

/** `const { t, locale } = useMessages()` */
export const useMessages = (): Messages => use(MessagesContext)
