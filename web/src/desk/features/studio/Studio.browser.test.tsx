import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/studio/gaps', '/studio/links', '/studio/languages', '/studio', '/studio/en-US~24117'], {
  // The examples know no states.
  listStudioDocuments: ({ url }) =>
    url.searchParams.get('state') === 'published' ? undefined : { items: [], nextCursor: null, count: 0, more: false },
})
