// What the mock can play: who asks, what happens to them, and a case told step by step. A name of an example that the contract
// does not know fails mock.test.ts.

/** Operation → the name of the example it answers with, of any status. */
export type Answers = Readonly<Record<string, string>>

/** One step of a scenario that goes on as the player acts. */
export interface Step {
  name: string
  title: string
  says: string
  answers: Answers
  /** An operation that answers well here leads to the step of this name. */
  leadsTo?: Readonly<Record<string, string>>
}

/**
 * What every call of a kind answers: writes 422 or 429, calls that need a session 401, calls that lean on another
 * service 503.
 */
export type Refusal = 401 | 422 | 429 | 503

export interface Scenario {
  group: keyof typeof groups
  title: string
  says: string
  /** Where it shows, below the base path of a language. */
  opens: string
  isSignedOut?: boolean
  /** Names of examples to prefer wherever an operation has them, best first. */
  prefers?: readonly string[]
  answers?: Answers
  refuses?: Refusal
  steps?: readonly [Step, ...Step[]]
  /** Headers the server would send on every answer. */
  headers?: Readonly<Record<string, string>>
}

export const groups = {
  who: 'Who is asking',
  state: 'What they have',
  trouble: 'What goes wrong',
  story: 'Told step by step',
} as const

/** Nobody's everyday: no crisis, no restriction, so that the other scenarios show a difference. */
const calm: Answers = { getMessages: 'none', isPenaltyAdvertised: 'none' }
const restricted: Answers = { isPenaltyAdvertised: 'restricted', getProducts: 'withPenalty', getPenalties: 'penalties' }
const oneCase = (list: string, detail: string): Answers => ({
  getActiveCases: list,
  getArchivedCases: 'case-list-empty',
  getCase: detail,
})

/** Chosen by `?mock_scenario=…` on any address and kept in a cookie of that name. */
export const scenarios = {
  'signed-in': {
    group: 'who',
    title: 'Signed in',
    says: 'Ada, a player with cases in every state.',
    opens: '/case',
    prefers: ['signedIn'],
  },
  'signed-out': {
    group: 'who',
    title: 'Signed out',
    says: 'A visitor without an account: pages behind the sign-in lead to the start, forms ask for name and e-mail.',
    opens: '/contact/2121/ticket',
    isSignedOut: true,
    prefers: ['signedOut', 'submit-anonymous', 'case-token-view'],
  },
  'soft-account': {
    group: 'who',
    title: 'Soft account',
    says: 'Mika plays without a full account: no e-mail to prove, less to choose from.',
    opens: '/',
    prefers: ['softAccount'],
    answers: { getAccountPhone: 'none', getSmsOffer: 'unavailable' },
  },
  'in-game': {
    group: 'who',
    title: 'In a game’s browser',
    says: 'The same portal inside Realms of Aether: its bar instead of the header, its own links.',
    opens: '/',
    prefers: ['inGame', 'signedIn'],
    headers: { isInGameBrowser: '1', embeddedGameName: 'wow' },
  },
  banned: {
    group: 'state',
    title: 'Restricted account',
    says: 'A suspension and a closed account, both open to appeal; the start page warns of them.',
    opens: '/restrictions',
    answers: restricted,
  },
  'appeal-limit': {
    group: 'state',
    title: 'Appeal limit reached',
    says: 'Restricted, and every appeal is used up: the form says so and takes nothing.',
    opens: '/restrictions',
    answers: {
      ...restricted,
      getPenalties: 'penalties-limit',
      isAppealLimitReached: 'reached',
      appealPenalty: 'appeal-limit',
    },
  },
  empty: {
    group: 'state',
    title: 'Nothing there yet',
    says: 'Empty lists everywhere: no cases, no hits, no suggestions, no way of contact, no restriction.',
    opens: '/case',
    prefers: [
      'none',
      'empty',
      'case-list-empty',
      'data-requests-empty',
      'penalties-empty',
      'desk-cases-empty',
      'desk-chats-empty',
      'desk-appeals-empty',
    ],
  },
  crisis: {
    group: 'state',
    title: 'Crisis messages',
    says: 'Something big is broken: banners on every page, each with a page of its own.',
    opens: '/',
    answers: { getMessages: 'crisis' },
  },
  'field-errors': {
    group: 'trouble',
    title: 'Fields need a correction',
    says: '422: every form that is sent comes back with errors on its fields. Nothing typed is lost.',
    opens: '/contact/1201/ticket',
    refuses: 422,
    answers: {
      appealPenalty: 'appeal-field-errors',
      answerSurvey: 'survey-answers-missing',
      sendSmsCode: 'sms-phone-invalid',
    },
  },
  'session-ended': {
    group: 'trouble',
    title: 'The session has ended',
    says: '401: the page still shows the name. A form that is sent asks to sign in; the case list leads to a page that says so.',
    opens: '/contact/1201/ticket',
    refuses: 401,
    answers: { getAuth: 'signedOut', submitContact: 'submit-login-required' },
  },
  'too-many': {
    group: 'trouble',
    title: 'Too many requests',
    says: '429 with Retry-After on everything that is sent.',
    opens: '/contact/1201/ticket',
    refuses: 429,
  },
  unavailable: {
    group: 'trouble',
    title: 'A needed part is down',
    says: '503 with Retry-After wherever another service is needed: challenge, verification, text messages, chat, submit.',
    opens: '/contact/1201/ticket',
    refuses: 503,
  },
  'games-silent': {
    group: 'trouble',
    title: 'The games do not answer',
    says: 'What a player owns cannot be asked for: characters and accounts become free text with a note, and nothing waits.',
    opens: '/contact/1201/ticket',
    prefers: ['silent', 'signedIn'],
  },
  'case-story': {
    group: 'story',
    title: 'A case to its end',
    says: 'Send the form, and the case is there. What the company does is a step below; replies and “resolved” are yours.',
    opens: '/contact/1201/ticket',
    steps: [
      {
        name: 'nothing',
        title: 'Nothing sent',
        says: 'No case yet. Sending the form leads on.',
        answers: { ...oneCase('case-list-empty', 'not-found'), submitContact: 'submit-signed-in' },
        leadsTo: { submitContact: 'submitted' },
      },
      {
        name: 'submitted',
        title: 'Submitted',
        says: 'Open, and can still be cancelled.',
        answers: { ...oneCase('case-list-one-open', 'case-open'), respondToCase: 'case-open' },
      },
      {
        name: 'answered',
        title: 'Answered',
        says: 'The company has written. Asking again leads on, so does “resolved”.',
        answers: {
          ...oneCase('case-list-one-answered', 'case-answered'),
          respondToCase: 'case-open-with-company-reply',
        },
        leadsTo: { respondToCase: 'reopened', resolveCase: 'resolved' },
      },
      {
        name: 'resolved',
        title: 'Resolved',
        says: 'Marked as resolved; it can be opened again, and the survey waits.',
        answers: {
          ...oneCase('case-list-one-resolved', 'case-resolved-by-player'),
          respondToCase: 'case-open-with-company-reply',
        },
        leadsTo: { respondToCase: 'reopened' },
      },
      {
        name: 'reopened',
        title: 'Reopened',
        says: 'Open again, with the whole thread.',
        answers: {
          ...oneCase('case-list-one-open', 'case-open-with-company-reply'),
          respondToCase: 'case-open-with-company-reply',
          getSurvey: 'survey-closed',
        },
      },
    ],
  },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios
export const defaultScenario: ScenarioName = 'signed-in'
export const isScenarioName = (name: string | undefined): name is ScenarioName =>
  name !== undefined && Object.hasOwn(scenarios, name)

/** A scenario at one of its steps, as a browser has chosen it. */
export interface Scene {
  name: ScenarioName
  scenario: Scenario
  step: Step | undefined
  /** Examples chosen one by one, which stand above the scenario's. */
  picked?: Answers
}

/** The scene of these two words; what is unknown gives the default, or the first step. */
export const sceneOf = (scenarioName: string | undefined, stepName?: string): Scene => {
  const name = isScenarioName(scenarioName) ? scenarioName : defaultScenario
  const scenario: Scenario = scenarios[name]
  return { name, scenario, step: scenario.steps?.find((step) => step.name === stepName) ?? scenario.steps?.[0] }
}

/** Everything a scene answers by name: what was picked over its step over its scenario over everyday. */
export const answersOf = ({ scenario, step, picked }: Scene): Answers => ({
  ...(scenario.prefers?.includes('none') ? {} : calm),
  ...scenario.answers,
  ...step?.answers,
  ...picked,
})
