import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/cases/104233741', '/cases?state=all', '/file-case'])
