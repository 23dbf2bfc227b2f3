import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/appeals', '/restrictions', '/restrictions/new?account=demo-ada'])
