import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages([
  ...['bugs', 'suggestions', 'articles', 'searches', 'surveys', 'usage', 'proofs'].map((kind) => `/feedback/${kind}`),
])
