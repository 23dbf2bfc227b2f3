// The tokens of a mail's links to a survey (CD-183): which case, and until when. Sealed, so that nobody can make one, and
// nothing is stored for mails nobody answers.
import type { Keyring } from '../lib/keyring.ts'

interface SurveyLink {
  caseId: string
  /** From when on it opens nothing. */
  until: Date
}

const context = 'survey-link'

export const createSurveyLinks = (keys: Pick<Keyring, 'seal' | 'unseal'>) => ({
  // Seconds: a mail's line is short.
  make: ({ caseId, until }: SurveyLink) => keys.seal(context, `${caseId} ${Math.floor(until.getTime() / 1000)}`),
  /** undefined: nobody here made it, or its key is gone. */
  read: (token: string) => {
    try {
      const [caseId = '', seconds] = keys.unseal(context, token).split(' ')
      return { caseId, until: new Date(Number(seconds) * 1000) }
    } catch {
      return undefined
    }
  },
})

export type SurveyLinks = ReturnType<typeof createSurveyLinks>
