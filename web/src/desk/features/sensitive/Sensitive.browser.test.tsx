import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/sensitive/selfHarm', '/sensitive/selfHarm/ar-SA'])
