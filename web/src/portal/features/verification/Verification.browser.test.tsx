import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

approveScreens([['/contact/1102/ticket']])
