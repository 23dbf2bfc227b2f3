import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/players/demo-ada', '/players?q=ada'])
