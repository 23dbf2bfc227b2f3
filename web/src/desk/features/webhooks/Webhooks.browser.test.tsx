import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/webhooks', '/webhooks/new'])
