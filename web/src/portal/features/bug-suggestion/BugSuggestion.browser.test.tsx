import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

approveScreens([['/bug-suggestion'], ['/bug-suggestion', { scenario: 'signed-out' }]])
