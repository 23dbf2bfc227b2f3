import type { ComponentType } from 'react'
import type { ChatTag } from './chat-tag.ts'
import type { ChatWindowProps } from './ChatWindow.tsx'

let ChatWindow: ComponentType<ChatWindowProps> | null = null

/** The built-in chat's tag: its window, in a file of its own. */
export const chatTag: ChatTag & { window: () => ComponentType<ChatWindowProps> | null } = {
  load() {
    import('./ChatWindow.tsx').then(
      (loaded) => {
        ChatWindow = loaded.ChatWindow
      },
      (error: unknown) => console.warn('no chat', error),
    )
  },
  isLoaded: () => ChatWindow !== null,
  window: () => ChatWindow,
}
