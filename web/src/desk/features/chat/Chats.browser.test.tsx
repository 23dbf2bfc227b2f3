import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type State, approvePages, approveStates, dialog, proveDeeds } from '../../../../../tests/support/desk-pages.ts'
import { type AnswerOf, type Around, example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

approvePages(['/chats'])

type Chat = AnswerOf<'getChat'>['chat']
const { chat: mine, messages } = example('getChat', 'desk-chat')
const chats = example('listChats', 'desk-chats')
const [waiting] = chats as [Chat]
const path = `/chats/${mine.chatId}`
const own = `chats/${mine.chatId}`
const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = page.getByRole('textbox', { name: 'Your message' })
const list = () => page.getByCss('section').first()
const agents = example('listAgents', 'desk-agents').items
const colleagues = {
  items: [
    { ...agents[0]!, openChats: 0 },
    { ...agents[1]!, id: 'full', displayName: 'Lee', availability: 'available' as const, openChats: 3, chats: 3 },
    { ...agents[1]!, availability: 'available' as const, openChats: 1, chats: 4 },
    { ...agents[1]!, id: 'gone', displayName: 'Sam' },
  ],
}
const shows = (change: Partial<Chat>, more: Around['says'] = {}): Pick<State, 'path' | 'says'> => ({
  path,
  says: { getChat: { chat: { ...mine, ...change }, messages }, listAgents: colleagues, ...more },
})
const talks = (count: number): Chat[] =>
  Array.from({ length: count }, (_, index) => ({ ...mine, chatId: `chat-${index}` }))
const sensitive = example('getDeskCase', 'desk-case-sensitive')
const message = (text: string, more: object = {}) => [
  'sendChatMessage',
  `${own}/messages`,
  { clientId: expect.any(String) as string, text, ...more },
]

approveStates({
  'chats of mine, offered, waiting and of others': {
    path,
    of: list,
    says: {
      listChats: [
        mine,
        {
          ...mine,
          chatId: 'chat-1',
          assignee: 'lead-kim',
          offeredTo: 'agent-jo',
          playerName: null,
          skill: 'de-DE-general',
        },
        { ...waiting, chatId: 'chat-2', skill: 'fr-FR-general' },
        { ...mine, chatId: 'chat-3', assignee: 'lead-kim' },
        { ...mine, chatId: 'chat-4', state: 'ENDED' },
      ],
    },
  },
  'nobody waits, and what else does': {
    path: '/chats',
    says: {
      listChats: [{ ...mine, state: 'ENDED' }],
      listViews: {
        ...example('listViews', 'desk-views'),
        items: example('listViews', 'desk-views').items.map((one) => ({ ...one, more: one.view === 'due' })),
      },
    },
  },
  'chats that did not come': { path: '/chats', says: { listChats: new Refused(400) } },
  'a chat that does not come': { path, says: { getChat: new Refused(404) } },
  'a chat that waits': shows({ state: 'WAITING', assignee: null, playerName: null }),
  'a chat that waits for who has enough': {
    ...shows({ state: 'WAITING', assignee: null }, { listChats: talks(3) }),
    of: () => page.getByCss('article > header'),
  },
  'a chat of a colleague': shows({ assignee: 'lead-kim' }),
  'a chat that a colleague offers': shows({ assignee: 'lead-kim', offeredTo: 'agent-jo' }),
  'a chat that is offered to a colleague': shows({ offeredTo: 'lead-kim' }),
  'a chat that has ended': shows(
    { state: 'ENDED' },
    {
      getChat: {
        chat: { ...mine, state: 'ENDED' },
        messages: [
          ...messages,
          {
            sequence: 3,
            from: 'system',
            author: null,
            text: 'The chat has ended.',
            sentAt: '2026-11-19T16:05:00.000Z',
          },
          { sequence: 4, from: 'player', author: null, text: 'Thanks', sentAt: '2026-11-19T16:06:00.000Z' },
        ],
      },
    },
  ),
  'whom a chat is offered to': { ...shows({}), of: dialog, act: () => button('Hand over').click() },
  'whom a chat is offered to, once chosen': {
    ...shows({}),
    of: dialog,
    act: async () => {
      await button('Hand over').click()
      await dialog().getByRole('radio').first().click()
    },
  },
  'nobody to hand a chat to': {
    ...shows({}, { listAgents: { items: agents } }),
    of: dialog,
    act: () => button('Hand over').click(),
  },
  'a chat on a phone': { ...shows({}), width: 390 },
  'a message that was not sent': {
    ...shows({}, { sendChatMessage: new Refused(503) }),
    of: () => page.getByRole('log'),
    act: async () => {
      await box.fill('Hello')
      await button('Send').click()
      await expect.element(button('Send again')).toBeVisible()
    },
  },
})

proveDeeds({
  'a chat is accepted': {
    ...shows({ state: 'WAITING', assignee: null }),
    act: () => button('Accept').click(),
    wrote: [['acceptChat', `${own}/accept`, '']],
  },
  'a chat is not accepted by who has enough': {
    ...shows({ state: 'WAITING', assignee: null }, { listChats: talks(3) }),
    act: () => button('Accept').click({ force: true }),
    wrote: [],
  },
  'somebody else was faster to accept': {
    ...shows({ state: 'WAITING', assignee: null }, { acceptChat: new Refused(409, { status: 409, slug: 'changed' }) }),
    act: () => button('Accept').click(),
    wrote: [['acceptChat', `${own}/accept`, '']],
    tells: 'Somebody else was faster',
  },
  'a chat that cannot be accepted': {
    ...shows({ state: 'WAITING', assignee: null }, { acceptChat: new Refused(409, { status: 409, slug: 'conflict' }) }),
    act: () => button('Accept').click(),
    wrote: [['acceptChat', `${own}/accept`, '']],
    tells: 'Not possible just now: too many chats at once, or nobody there.',
  },
  'an offer is accepted': {
    ...shows({ assignee: 'lead-kim', offeredTo: 'agent-jo' }),
    act: () => button('Accept').click(),
    wrote: [['acceptChat', `${own}/accept`, '']],
  },
  'an offer is declined': {
    ...shows({ assignee: 'lead-kim', offeredTo: 'agent-jo' }),
    act: () => button('Decline').click(),
    wrote: [['transferChat', `${own}/transfer`, { to: null }]],
  },
  'an offer is taken back': {
    ...shows({ offeredTo: 'lead-kim' }),
    act: () => button('Take the offer back').click(),
    wrote: [['transferChat', `${own}/transfer`, { to: null }]],
  },
  'a chat is offered to who has most room': {
    ...shows({}),
    act: async () => {
      await button('Hand over').click()
      await button('Offer it').click({ force: true })
      await dialog().getByRole('radio').first().click()
      await button('Offer it').click()
      await expect.element(dialog()).not.toBeInTheDocument()
    },
    wrote: [['transferChat', `${own}/transfer`, { to: 'lead-kim' }]],
  },
  'a chat ends once it was asked': {
    ...shows({}),
    act: async () => {
      await button('End chat').click()
      await button('Cancel').click()
      await button('End chat').click()
      await button('End it').click()
      await expect.element(dialog()).not.toBeInTheDocument()
    },
    wrote: [['endChat', `${own}/end`, '']],
    // Its case has what was said from now on, and may be opened the next moment.
    then: ({ asked }) => {
      const ended = asked.findIndex(({ operation }) => operation === 'endChat')
      return expect.poll(() => asked.slice(ended).map(({ operation }) => operation)).toContain('getDeskCase')
    },
  },
  'a message goes by Enter, with Shift it has a line more; nothing goes nowhere': {
    ...shows({}),
    act: async () => {
      await expect.element(box).toHaveFocus()
      await userEvent.keyboard('  {Enter} One{Shift>}{Enter}{/Shift}two {Enter}')
    },
    wrote: [message('One\ntwo')],
    then: async () => {
      await expect.element(box).toHaveValue('')
      await expect.element(box).toHaveFocus()
    },
  },
  'a macro comes in the player’s language, below what stands there': {
    ...shows({ skill: 'de-DE-general' }),
    act: async () => {
      await box.fill('Moin')
      await page.getByRole('combobox', { name: 'Insert a macro' }).selectOptions('Gate reset')
      await expect.element(box).toHaveFocus()
      await button('Send').click()
    },
    wrote: [
      message(
        'Moin\nHallo Ada Lindqvist,\n\nwir haben das Tor zurückgesetzt. Bitte melde dich neu an und sag uns, ob es sich öffnet.',
      ),
    ],
  },
  'a message over a flag goes once its guidance was read': {
    ...shows({}, { getDeskCase: sensitive }),
    act: async () => {
      await box.fill('We look.')
      await button('Send').click()
      await expect.element(dialog()).toBeVisible()
      await expect.element(box).toHaveValue('We look.')
      await button('I have read this, send').click()
    },
    wrote: [message('We look.', { confirmedFlags: [sensitive.sensitive![0]!.id] })],
    then: async () => expect.element(box).toHaveValue(''),
  },
  'a flag of a chat is handled first, in its case': {
    ...shows({}, { getDeskCase: sensitive }),
    act: async ({ place }) => {
      await box.fill('We look.')
      await button('Send').click()
      await button('Handle the flag first').click()
      await expect.poll(place).toBe(`/cases/${mine.caseId}`)
    },
    wrote: [],
  },
})

test('a message that failed goes again under its name, and stands once', async () => {
  let isAway = true
  const { sent } = await openDesk(path, {
    says: {
      getChat: ({ url }) => ({
        chat: mine,
        messages:
          isAway || url.searchParams.get('after') !== '2'
            ? messages
            : [
                {
                  sequence: 3,
                  from: 'company',
                  author: 'Jo',
                  text: 'Hello',
                  clientId: names()[0]!,
                  sentAt: '2026-11-19T16:05:00.000Z',
                },
              ],
      }),
      sendChatMessage: () => (isAway ? new Refused(503) : undefined),
    },
  })
  let ids: string[] = []
  const names = (): string[] => ids
  await box.fill('Hello')
  await button('Send').click()
  await expect.element(page.getByText('Not sent.')).toBeVisible()
  ids = (await sent('sendChatMessage')).map((one) => (one as { clientId: string }).clientId)
  isAway = false
  await button('Send again').click()
  expect(await sent('sendChatMessage', 2)).toEqual([1, 2].map(() => ({ clientId: ids[0], text: 'Hello' })))
  await expect.element(page.getByText('Not sent.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('log').getByText('Hello')).toHaveLength(1)
})

test('the first chat is opened by itself: mine, one offered, one that waits; what is typed outlives a reload', async () => {
  for (const [one, id] of [
    [
      [
        waiting,
        { ...mine, chatId: 'chat-1', assignee: 'lead-kim', offeredTo: 'agent-jo' },
        { ...mine, chatId: 'chat-2' },
      ],
      'chat-2',
    ],
    [[waiting, { ...mine, chatId: 'chat-1', assignee: 'lead-kim', offeredTo: 'agent-jo' }], 'chat-1'],
    [[{ ...mine, chatId: 'chat-3', assignee: 'lead-kim' }, waiting], waiting.chatId],
  ] as const) {
    const { place } = await openDesk('/chats', { says: { listChats: [...one] } })
    await expect.poll(place).toBe(`/chats/${id}`)
    await expect
      .poll(() => document.title)
      .toMatch(one.some(({ state }) => state === 'WAITING') ? /^\(1\) Chats/ : /^Chats/)
  }
  await openDesk(path)
  await box.fill('Half a')
  await openDesk(path)
  await expect.element(box).toHaveValue('Half a')
})

test('a log follows what is new, and leaves who reads above it', async () => {
  const long = Array.from({ length: 40 }, (_, index) => ({
    ...messages[0]!,
    sequence: index + 1,
    text: `Line ${index}\n\nmore`,
  }))
  let isMore = false
  const { asked } = await openDesk(path, {
    says: {
      getChat: ({ url }) => ({
        chat: mine,
        messages: !url.searchParams.has('after')
          ? long
          : isMore
            ? [{ ...long[0]!, sequence: 41, text: 'The newest' }]
            : [],
      }),
    },
  })
  const log = page.getByRole('log')
  await expect.element(log.getByText('Line 39')).toBeInViewport()
  const holder = log.element()
  holder.scrollTop = 0
  await expect.element(log.getByText('Line 0', { exact: false }).first()).toBeInViewport()
  isMore = true
  await expect.element(log.getByText('The newest')).toBeInTheDocument()
  await expect.element(log.getByText('The newest')).not.toBeInViewport()
  const chatsAsked = asked
    .filter(({ operation }) => operation === 'getChat')
    .map(({ url }) => url.searchParams.get('after'))
  expect([...new Set(chatsAsked)].slice(0, 2)).toEqual([null, '40'])
})
