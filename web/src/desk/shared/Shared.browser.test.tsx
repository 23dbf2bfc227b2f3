// What every room of the desk has around it, and small parts that no room shows in all their states.
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settled } from '../../../../tests/support/answers.ts'
import {
  approveActs,
  asked,
  comeBack,
  fill,
  follow,
  keys,
  me,
  pick,
  press,
  tick,
} from '../../../../tests/support/desk-acts.ts'
import { example, Refused } from '../../../../tests/support/desk-screen.tsx'
import { loadTexts, TextsContext } from './i18n.ts'
import { Status } from './Status.tsx'
import { useNow } from './use-now.ts'

const views = example('listViews', 'desk-views')
const rail = '#desk > div > header'
const part = { games: ['wow'], languages: [] }
const [saved] = views.saved
const withViews = {
  listViews: {
    ...views,
    saved: [
      saved!,
      {
        ...saved!,
        id: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f13',
        name: 'Everybody’s',
        shared: true,
        more: true,
        query: {},
      },
      {
        ...saved!,
        id: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f14',
        name: 'Of a game',
        shared: true,
        query: { assignee: 'none' as const, game: 'wow', due: 'soon' as const },
      },
      {
        ...saved!,
        id: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f15',
        name: 'Due',
        query: { due: 'overdue' as const, language: 'de-DE', channel: 'CHAT' as const, tag: 'x' },
      },
    ],
  },
}

approveActs({
  ...Object.fromEntries(
    (['agent', 'writer', 'lead', 'admin'] as const).map((role) => [
      `places of ${role}`,
      {
        path: role === 'writer' ? '/studio/gaps' : '/macros',
        of: rail,
        says: { ...withViews, getDeskIdentity: me({ roles: [role] }) },
      },
    ]),
  ),
  'places of a lead of one game': {
    path: '/macros',
    of: rail,
    says: { ...withViews, getDeskIdentity: me({ roles: ['lead'], scope: part }) },
  },
  ...Object.fromEntries(
    ['/people', '/keys', '/webhooks', '/administration'].map((path) => [
      `a lead is not shown ${path}`,
      { path, of: rail, roles: ['lead'] as const },
    ]),
  ),
  'a writer is shown no case': {
    path: '/cases',
    of: rail,
    roles: ['writer'],
    says: { listStudioDocuments: { items: [], nextCursor: null, count: 0, more: false } },
  },
  'places at work': { path: '/reviews/own', of: rail, roles: ['admin'] },
  'on a phone all places are behind one button': {
    path: '/macros',
    width: 390,
    says: withViews,
    does: async () => {
      await press(/^Macros|Macros$/)
      await asked()
    },
  },
  'a kept view is taken away': {
    path: '/macros',
    of: rail,
    says: withViews,
    does: () => press('Take away the view Urgent in Realms'),
  },
  'a kept view that stays says so': {
    path: '/macros',
    of: rail,
    says: { ...withViews, deleteView: new Refused(503) },
    does: () => press('Take away the view Urgent in Realms'),
  },
  'somebody is away for chats': { path: '/macros', of: rail, does: () => tick(/^Chats/, 'switch') },
  'somebody has said in another tab that they are away for chats': {
    path: '/macros',
    of: rail,
    does: async () => {
      await settled()
      localStorage.setItem('desk-availability', JSON.stringify({ state: 'away', chats: 3, languages: [] }))
      dispatchEvent(new StorageEvent('storage', { key: 'desk-availability' }))
    },
  },
  'chats at once, their languages and the colours': {
    path: '/macros',
    of: rail,
    does: async () => {
      document.querySelector<HTMLElement>('#desk header details > summary')!.click()
      await pick('Chats at once', '5')
      document.querySelector<HTMLElement>('#desk header details details > summary')!.click()
      await tick('Deutsch (Deutschland)')
      await tick('日本語 (日本)')
      await pick('Colours', 'Dark')
      expect(document.documentElement.dataset['scheme']).toBe('dark')
      await pick('Colours', 'Like the')
      expect(document.documentElement.dataset['scheme']).toBeUndefined()
      await tick('日本語 (日本)')
      await tick('Deutsch (Deutschland)')
    },
  },
  'a sign-out that fails is told': {
    path: '/macros',
    of: rail,
    says: { endDeskSession: new Refused(503) },
    does: async () => {
      document.querySelector<HTMLElement>('#desk header details > summary')!.click()
      await press('Sign out')
      await press(/everywhere/)
    },
  },
  'all keys stand on a sheet, and single ones can be switched off': {
    path: '/macros',
    does: async () => {
      await keys('?')
      await asked()
      await tick(/single/i)
    },
  },
  'the palette has every place by its name': {
    path: '/macros',
    does: async () => {
      await keys('{Control>}k{/Control}')
      await asked()
    },
  },
  'the palette opens the case of a number': {
    path: '/macros',
    does: async () => {
      await keys('{Control>}k{/Control}')
      await asked()
      await keys('EU104233871')
      await asked()
    },
  },
  'the palette finds by a part of a name, and players': {
    path: '/macros',
    does: async () => {
      await keys('{Control>}k{/Control}')
      await asked()
      await keys(' targ{ArrowDown}{ArrowUp}')
      await asked()
    },
  },
  'the palette goes where it was told': {
    path: '/macros',
    does: async () => {
      await keys('{Control>}k{/Control}')
      await asked()
      await keys('webhooks{Enter}')
      await expect.poll(() => location.pathname).toMatch(/webhooks$/)
    },
  },
  'settings lead back to the work that was left': {
    path: '/reviews/own',
    of: rail,
    does: async () => {
      await follow(/^Settings/)
      await follow(/^Back to work/)
    },
  },
  'an address of no room says so': { path: '/nothing' },
  'who comes back after a while finds what may have changed, and the rest as it was': {
    path: '/targets',
    readsToo: true,
    does: () => comeBack(60_000),
  },
  'who comes back to the studio': { path: '/studio/topics/wow', readsToo: true, does: () => comeBack(60_000) },
  'whose session has ended is asked to sign in': {
    path: '/macros',
    says: { replaceMacro: new Refused(401) },
    does: async () => {
      await fill('Name', 'Kept')
      await press('Save')
      await asked()
    },
  },
})

test.each([
  ['', 401, 'signin.text'],
  ['?problem=role', 401, 'signin.role'],
  ['?problem=unknown', 403, 'signin.role'],
  ['', 503, 'failed'],
] as const)('a sign-in%s after %d', async (search, status, key) => {
  const { openDesk } = await import('../../../../tests/support/desk-screen.tsx')
  const { t } = await loadTexts('en-US')
  await openDesk(`/macros${search}`, { says: { getDeskIdentity: new Refused(status) } })
  await expect.element(page.getByText(t(key))).toBeVisible()
  const href = page.getByRole('link').element().getAttribute('href')
  expect(href).not.toContain('problem')
  expect(href).toMatchSnapshot()
})

const draw = async (children: React.ReactNode): Promise<() => void> => {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const texts = await loadTexts('en-US')
  root.render(<TextsContext value={texts}>{children}</TextsContext>)
  const end = (): void => {
    root.unmount()
    box.remove()
  }
  onTestFinished(end)
  await settled()
  return end
}

test('each state of a case has its own look and word', async () => {
  const all = ['OPEN', 'ANSWERED', 'INFO', 'RESOLVED'] as const
  await draw(
    all.map((status) => (
      <i key={status}>
        <Status status={status} />
      </i>
    )),
  )
  const looks = [...document.querySelectorAll('i > span')].map((one) => [
    one.textContent,
    ...[...one.classList].map((name) => name.split('_').at(-1)),
  ])
  expect(looks).toMatchSnapshot()
})

function Clock() {
  return <time>{new Date(useNow()).toISOString()}</time>
}
test('one clock for all that counts: it ticks every fifteen seconds while somebody looks', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-20T10:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const shown = (): string[] => [...document.querySelectorAll('time')].map((one) => one.textContent.slice(14, 19))
  const end = await draw(<Clock />)
  const endOther = await draw(<Clock />)
  vi.advanceTimersByTime(14_999)
  await settled()
  expect(shown()).toEqual(['00:00', '00:00'])
  vi.advanceTimersByTime(1)
  await settled()
  expect([shown(), vi.getTimerCount()]).toEqual([['00:15', '00:15'], 1])
  end()
  vi.advanceTimersByTime(15_000)
  await settled()
  expect(shown()).toEqual(['00:30'])
  endOther()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  await draw(<Clock />)
  expect(shown()).toEqual(['01:30'])
})
