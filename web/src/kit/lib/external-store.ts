// What packages that still support React 17 ask for; see web/vite.config.ts.
export { useSyncExternalStore } from 'react'
