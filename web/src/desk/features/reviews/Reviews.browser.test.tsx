import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/reviews/open', '/reviews/done', '/reviews/settings'])
