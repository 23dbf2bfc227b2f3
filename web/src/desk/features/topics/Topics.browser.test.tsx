import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/studio/topics/wow', '/studio/topics/wow/1201', '/studio/topics/wow/page'])
