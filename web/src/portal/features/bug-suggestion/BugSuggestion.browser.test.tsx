import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

approveScreens([['/bug-suggestion']])
