// People of the demonstration: they exist only in the embedded identity provider, which refuses NODE_ENV=production.

export interface DemoAccount {
  /** subject claim; also the account id of the portal */
  id: string
  login: string
  password: string
  displayName: string
  email: string
  softAccount: boolean
  /** A child's account; its guardian's address. */
  guardianEmail: string | null
  hasSqa: boolean
  region: 'us' | 'eu' | 'kr' | 'tw'
  roles: ('writer' | 'agent' | 'lead' | 'admin')[]
  /** what this account shows, for the sign-in page and the start message */
  shows: string
  /** message key of the same, for the sign-in page */
  shownAs: string
}

const person = (
  login: string,
  displayName: string,
  shows: string,
  shownAs: string,
  more: Partial<DemoAccount> = {},
): DemoAccount => ({
  id: `demo-${login}`,
  login,
  password: `${login}-demo`,
  displayName,
  email: `${login}@players.example`,
  softAccount: false,
  guardianEmail: null,
  hasSqa: true,
  region: 'us',
  roles: [],
  shows,
  shownAs,
  ...more,
})

/** The accounts of ground G31. */
export const demoAccounts: readonly DemoAccount[] = [
  person('ada', 'Ada Lindqvist', 'a player', 'support.signin.demo.player'),
  person('mika', 'Mika', 'a soft account', 'support.signin.demo.soft', {
    softAccount: true,
    hasSqa: false,
    region: 'eu',
  }),
  person('kit', 'Kit', 'a child: no chat, mails to a guardian', 'support.signin.demo.child', {
    guardianEmail: 'guardian@players.example',
  }),
  person('boris', 'Boris Vance', 'a player with restrictions', 'support.signin.demo.restricted', { region: 'eu' }),
  person('nora', 'Nora Okafor', 'a player with 250 cases', 'support.signin.demo.history'),
  person('agent-jo', 'Jo', 'desk: agent', 'support.signin.demo.agent', { roles: ['agent'], email: 'jo@desk.example' }),
  person('lead-kim', 'Kim', 'desk: lead', 'support.signin.demo.lead', {
    roles: ['agent', 'lead'],
    email: 'kim@desk.example',
  }),
  person('lead-lee', 'Lee', 'desk: lead', 'support.signin.demo.lead', {
    roles: ['agent', 'lead'],
    email: 'lee@desk.example',
  }),
  person('writer-wren', 'Wren', 'desk: writer', 'support.signin.demo.writer', {
    roles: ['writer'],
    email: 'wren@desk.example',
  }),
  person('admin-sam', 'Sam', 'desk: admin', 'support.signin.demo.admin', {
    roles: ['agent', 'lead', 'admin'],
    email: 'sam@desk.example',
  }),
]

export interface DemoPeople {
  /** Shown at its sign-in. */
  listed: readonly DemoAccount[]
  byLogin: (login: string) => DemoAccount | undefined
  byId: (id: string) => DemoAccount | undefined
}

/**
 * The people of the portal's own provider. In tests every `test-…`, `soft-…` and `child-…` login has an account of its
 * own, with its own password (`test-x-demo`).
 */
export const demoPeople = (hasTestPlayers: boolean): DemoPeople =>
  people(demoAccounts, 'demo-', hasTestPlayers, (login) =>
    login.startsWith('soft-')
      ? { softAccount: true, hasSqa: false }
      : login.startsWith('child-')
        ? { guardianEmail: `guardian-of-${login}@players.example` }
        : {},
  )

const ofSkyforge = (login: string): Partial<DemoAccount> => ({
  id: `sky-${login}`,
  email: `${login}@skyforge.example`,
  hasSqa: false,
})
/** Ada plays there too: one person, two ways to sign in. */
const skyforgeAccounts: readonly DemoAccount[] = [
  person('ada', 'AdaOfTheForge', 'a player', 'support.signin.demo.player', ofSkyforge('ada')),
  person('rune', 'Rune Halvard', 'a player', 'support.signin.demo.player', ofSkyforge('rune')),
]

/** The people of Skyforge ID, the second provider of the demonstration. */
export const skyforgePeople = (hasTestPlayers: boolean): DemoPeople =>
  people(skyforgeAccounts, 'sky-', hasTestPlayers, (login) => ({
    ...ofSkyforge(login),
    ...(login.startsWith('child-') ? { guardianEmail: `guardian-of-${login}@skyforge.example` } : {}),
  }))

const people = (
  listed: readonly DemoAccount[],
  prefix: string,
  hasTestPlayers: boolean,
  ofTest: (login: string) => Partial<DemoAccount>,
): DemoPeople => {
  const byLogin = (login: string): DemoAccount | undefined => {
    const known = listed.find((account) => account.login === login)
    if (known !== undefined || !hasTestPlayers || !/^(test|soft|child)-[a-z0-9-]{1,30}$/.test(login)) return known
    return person(login, login, "a test's own player", 'support.signin.demo.player', ofTest(login))
  }
  return {
    listed,
    byLogin,
    byId: (id) => (id.startsWith(prefix) ? byLogin(id.slice(prefix.length)) : undefined),
  }
}
