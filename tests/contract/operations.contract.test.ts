// The player's document, operation by operation.
import { operations } from '../../generated/server/operations.ts'
import { readDocument } from './documents.ts'
import { testDocument } from './document-suite.ts'

testDocument(readDocument('openapi'), operations, {
  cookie: 'gp_session=mock; gp_lockedout=mock',
  'x-csrf-token': 'mock-token-of-this-session',
  authorization: 'Bearer m1N2b3V4c5X6z7L8k9J0h1G2f3D4s5A6p7O8i9U0y1T',
})
