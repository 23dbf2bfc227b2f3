import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/targets', '/targets/new'])
