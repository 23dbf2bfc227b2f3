import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages([...['data', 'content', 'features', 'settings'].map((kind) => `/administration/${kind}`)])
