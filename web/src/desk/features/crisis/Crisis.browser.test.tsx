import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/crisis', '/crisis/new'])
