// The player's document, operation by operation.
import { operations } from '../../generated/server/operations.ts'
import { readDocument } from './documents.ts'
import { testDocument } from './document-suite.ts'

testDocument(readDocument('openapi'), operations, {
  cookie: 'gp_session=mock',
  'x-csrf-token': 'mock-token-of-this-session',
})
