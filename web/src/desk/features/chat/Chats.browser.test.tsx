import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/chats'])
