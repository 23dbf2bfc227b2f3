import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/keys', '/keys/new'])
