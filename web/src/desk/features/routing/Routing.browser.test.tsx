import { approvePages } from '../../../../../tests/support/desk-pages.ts'

approvePages(['/routing/rules', '/routing/rules/new', '/routing/teams', '/routing/teams/new'])
