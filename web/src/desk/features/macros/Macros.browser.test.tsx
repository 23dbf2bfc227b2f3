import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/macros', '/macros/new'])
