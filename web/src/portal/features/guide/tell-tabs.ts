/** Comes with the steps that follow the first: from then on there is something to tell (amendment T6). */
import { answerTabs } from '../../shared/discovery/other-tabs.ts'

answerTabs()
