import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages([
  ...['cases', 'cases?by=topic', 'appeals', 'callbacks', 'deflection', 'sensitive', 'reviews'].map(
    (kind) => `/reports/${kind}`,
  ),
])
