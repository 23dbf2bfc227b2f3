// The desk's document, operation by operation.
import { operations } from '../../generated/server/desk/operations.ts'
import { readDocument } from './documents.ts'
import { testDocument } from './document-suite.ts'

testDocument(readDocument('desk'), operations, { authorization: 'Bearer mock' })
