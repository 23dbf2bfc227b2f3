import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/people', '/people/new'])
