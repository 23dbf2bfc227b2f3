import { later } from '../late/later.tsx'

/** Of whoever has something to read: its file comes then (T26). */
export const UnreadCount = later(async () => (await import('./UnreadCount.tsx')).UnreadCount, null, true)
