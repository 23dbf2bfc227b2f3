// The states of screens that a row of ../../eye/rows.yaml speaks of and no list of screens has: what is said after a
// press, in a game's window, to a restricted account, while the server thinks.
import { type Page, expect } from '@playwright/test'
import { sendForm } from './contact.ts'
import { answerCase } from './desk.ts'
import { allChannels, fileCase, openCase } from './player-case.ts'
import { type Screen, screens } from './screens.ts'
import { codeFor } from './text-messages.ts'

/** Two servers for all flags: what does not meet on one screen is turned on the same one. */
export const turned = {
  off: {
    anonymousTickets: false,
    recaptcha: true,
    arkose: false,
    autoCategorize: false,
    hideCategorizeButton: true,
    accountRestrictions: false,
    combinedEmailPhone: true,
  },
  strict: { strictCaptcha: true, embeddedStrictCaptcha: true, legacyMode: true },
} as const

export interface State extends Screen {
  /** In the flagship game's own window. */
  isInGame?: boolean
  /** On a server whose flags are turned. */
  flags?: keyof typeof turned
}

type Prepare = NonNullable<Screen['prepare']>
const words = 'qqzzx wwvvk ppzzq xxkkj vvqqz'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const press =
  (name: string | RegExp): Prepare =>
  (page) =>
    button(page, name).first().click()
/** The answer to this call never comes; what is asked for on loading is asked again. */
const waitingFor =
  (call: string, isAgain = true): Prepare =>
  async (page) => {
    await page.route(call, () => {})
    if (isAgain) await page.reload({ waitUntil: 'commit' })
  }
const answered =
  (call: string, json: unknown): Prepare =>
  async (page) => {
    await page.route(call, (route) => route.fulfill({ json }))
    await page.reload()
  }
const fillHero: Prepare = async (page) => {
  await box(page, 'Description').fill(words)
  await box(page, 'Name of the hero').fill('Robin')
}
const sendHero: Prepare = async (page) => {
  await fillHero(page)
  await button(page, 'Send').last().click()
}
/** An answered case of one's own, at the form for a way of contact. */
const reopenBy =
  (channel: RegExp): Prepare =>
  async (page) => {
    const id = await fileCase(page, words, allChannels)
    await answerCase(id, 'ANSWERED')
    await openCase(page, id, '#reopen')
    await button(page, channel).click()
    await box(page, 'Your message').waitFor()
  }
/** A number nobody else uses, as each of them is proven once. */
const numberAt = (page: Page, first: number): string =>
  `202 555 0${first + [390, 900, 1280].indexOf(page.viewportSize()!.width)}`
const useNumber = async (page: Page, first: number): Promise<void> => {
  await reopenBy(/^We’ll call you back/)(page)
  await box(page, 'Phone number').fill(numberAt(page, first))
  await button(page, 'Use this number').click()
  await button(page, 'Edit').waitFor()
}
const offerProtection = async (page: Page, first: number): Promise<void> => {
  await useNumber(page, first)
  await page.getByRole('checkbox', { name: 'Protect my account with text messages' }).click()
  await page.locator('dialog[open]').waitFor()
}
const sendCode = async (page: Page, first: number): Promise<void> => {
  await offerProtection(page, first)
  await button(page, 'Send code').click()
  await box(page, 'Code').waitFor()
}
const confirmNumber: Prepare = async (page) => {
  await page.getByRole('checkbox', { name: 'Send me a code to confirm this number' }).click()
  await page.locator('dialog[open]').waitFor()
}
const appealAngrily: Prepare = async (page) => {
  await page.route('**/api/context', (route) => route.fulfill({ json: true }))
  await page.locator('main select').selectOption({ index: 1 })
  await page.locator('main textarea').fill('You fools.')
  await page.locator('main input[type=checkbox]').check()
  await button(page, 'Send appeal').click()
}
const inFlow =
  (isOpened: boolean): Prepare =>
  async (page) => {
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('stuck')
    await button(page, 'Search').click()
    const found = page.getByRole('main').getByText('Your character is stuck', { exact: true })
    await found.waitFor()
    if (isOpened) await found.click()
  }
const skip =
  (count: number): Prepare =>
  async (page) => {
    for (let left = count; left > 0; left -= 1) {
      const before = await page.locator('main form label').innerText()
      await button(page, `(${left} skip`).click()
      await expect(page.locator('main form label')).not.toHaveText(before)
    }
  }
const hero = '/contact/1301/ticket'
const start = screens.find(({ name }) => name === 'start')!

const states: readonly State[] = [
  { name: 'services-home', path: '/games/services' },
  { name: 'notices-open', path: '/games/wow', prepare: (page) => page.locator('section details > summary').click() },
  {
    name: 'loading',
    path: '/case',
    login: 'test-eye-loading',
    prepare: async (page) => {
      await page.route('**/*.js', () => {})
      await page.evaluate(() => {
        history.pushState({}, '', 'bug-suggestion')
        dispatchEvent(new PopStateEvent('popstate'))
      })
    },
  },
  { name: 'start-restricted', path: '/', login: 'boris', prepare: (page) => button(page, /Realms of Aether/).focus() },
  {
    name: 'start-topics',
    path: '/',
    prepare: async (page) => {
      await start.prepare!(page)
      await button(page, /Realms of Aether/).click()
    },
  },
  { name: 'cannot-sign-in', path: '/', prepare: press('I can’t sign in') },
  { name: 'picker-left', path: '/product/wow', prepare: press('Choose a topic instead') },
  { name: 'four-topics', path: '/games/hearthstone' },
  {
    name: 'describe-typing',
    path: '/product/diablo4',
    prepare: async (page) => {
      await page.clock.install()
      await page.locator('main textarea').fill('A')
    },
  },
  {
    name: 'bug-sent',
    path: '/bug-suggestion',
    login: 'test-eye-bug',
    prepare: async (page) => {
      await box(page, 'What happened?').fill(words)
      await button(page, 'Send bug report').click()
    },
  },
  { name: 'contact-login', path: '/contact/1121/ticket' },
  { name: 'contact-restricted', path: '/contact/1211/ticket', login: 'boris' },
  {
    name: 'contact-sending',
    path: hero,
    login: 'test-eye-sending',
    prepare: async (page) => {
      await waitingFor('**/api/submit', false)(page)
      await sendHero(page)
    },
  },
  {
    name: 'contact-suggestions',
    path: '/contact/1211/ticket',
    login: 'test-eye-suggested',
    prepare: async (page) => {
      await box(page, 'Description').fill('The quest does not progress, my character is stuck behind the gate.')
      await box(page, 'Name of the quest').fill('The Lost Bell')
      await button(page, 'Send').last().click()
    },
  },
  {
    name: 'contact-harsh',
    path: hero,
    login: 'test-eye-harsh',
    prepare: async (page) => {
      await page.route('**/api/context', (route) => route.fulfill({ json: true }))
      await sendHero(page)
    },
  },
  {
    name: 'contact-service',
    path: '/contact/1121/ticket',
    login: 'ada',
    prepare: (page) => page.getByRole('checkbox', { name: 'A new secret question' }).click(),
  },
  {
    name: 'contact-diagnostics',
    path: '/contact/1321/ticket',
    login: 'ada',
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'Windows' }).click()
      await page.locator('main form input[type=file]').nth(1).waitFor({ state: 'attached' })
    },
  },
  { name: 'contact-address', path: '/contact/1122/ticket', login: 'ada' },
  { name: 'contact-number', path: '/contact/1107/ticket', login: 'test-eye-number', prepare: confirmNumber },
  { name: 'contact-soft', path: '/contact/1237/phone', login: 'mika' },
  {
    name: 'complete',
    path: hero,
    login: 'test-eye-picture',
    prepare: async (page) => {
      await fillHero(page)
      await sendForm(page)
    },
  },
  {
    name: 'case-list-many',
    path: '/case',
    login: 'nora',
    prepare: async (page) => {
      await page.route('**/api/cases/en-US/active*', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-total-count': '95' } })
      })
      await page.reload()
    },
  },
  {
    name: 'chat-wait',
    path: '/contact/1237/chat',
    login: 'test-eye-wait',
    prepare: async (page) => {
      const estimatedWaitTime = { currentStatus: 0, lastEwtSeconds: 400 }
      await page.route('**/api/chat/ewt/*', (route) => route.fulfill({ json: { estimatedWaitTime } }))
      await screens.find(({ name }) => name === 'chat')!.prepare!(page)
    },
  },
  { name: 'case-info', path: '/case/detail/104232004', login: 'ada' },
  {
    name: 'case-failed',
    path: '/case/detail/104233590',
    login: 'ada',
    prepare: async (page) => {
      await page.route('**/api/cases/en-US/detail/*', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      )
      await box(page, 'Your message').fill(words)
      await button(page, 'Send reply').click()
    },
  },
  {
    name: 'case-files',
    path: '/case/detail/104233590',
    login: 'ada',
    prepare: async (page) => {
      const files = [1, 2, 3, 4, 5].map((one) => ({
        name: `log-${one}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from('a line'),
      }))
      await page.locator('input[type=file]').setInputFiles(files)
    },
  },
  {
    name: 'case-sending',
    path: '/case/detail/104233590',
    login: 'ada',
    prepare: async (page) => {
      await waitingFor('**/api/cases/en-US/detail/*', false)(page)
      await box(page, 'Your message').fill(words)
      await button(page, 'Send reply').click()
    },
  },
  {
    name: 'case-anonymous',
    path: hero,
    prepare: async (page) => {
      await fillHero(page)
      await box(page, 'Your name').fill('Robin')
      await box(page, 'E-mail address').fill('robin@players.example')
      await sendForm(page)
      await page.getByRole('link', { name: 'View your case' }).click()
      await page.getByRole('list', { name: 'Conversation' }).waitFor()
    },
  },
  { name: 'reopen-phone', path: '/error', login: 'test-eye-phone', prepare: reopenBy(/^We’ll call you back/) },
  {
    name: 'reopen-chat',
    path: '/error',
    login: 'test-eye-chat',
    prepare: async (page) => {
      await reopenBy(/^Chat with us/)(page)
      await box(page, 'Your message').fill(words)
      await button(page, /^(Send reply|Start chat)$/).click()
    },
  },
  {
    name: 'phone-errors',
    path: '/error',
    login: 'test-eye-errors',
    prepare: async (page) => {
      await reopenBy(/^We’ll call you back/)(page)
      await box(page, 'Phone number').fill('1')
      await button(page, 'Use this number').click()
    },
  },
  { name: 'phone-checked', path: '/error', login: 'test-eye-checked', prepare: (page) => useNumber(page, 110) },
  { name: 'sms-offer', path: '/error', login: 'test-eye-offer', prepare: (page) => offerProtection(page, 113) },
  { name: 'sms-code', path: '/error', login: 'test-eye-code', prepare: (page) => sendCode(page, 116) },
  {
    name: 'sms-again',
    path: '/error',
    login: 'test-eye-again',
    prepare: async (page) => {
      await sendCode(page, 119)
      await button(page, 'Send a new code').click()
    },
  },
  {
    name: 'sms-done',
    path: '/error',
    login: 'test-eye-done',
    prepare: async (page) => {
      await sendCode(page, 122)
      await box(page, 'Code').fill(await codeFor(`+1${numberAt(page, 122).replaceAll(' ', '')}`))
      await button(page, 'Verify').click()
    },
  },
  {
    name: 'number-code',
    path: '/contact/1107/ticket',
    login: 'test-eye-confirm',
    prepare: async (page) => {
      await confirmNumber(page)
      await page.locator('dialog[open]').getByRole('textbox', { name: 'Phone number' }).fill(numberAt(page, 125))
      await page.locator('dialog[open]').getByRole('button', { name: 'Continue' }).click()
      await box(page, 'Code').waitFor()
    },
  },
  { name: 'verification-skipped', path: '/contact/1102/ticket', login: 'test-eye-skips', prepare: skip(3) },
  {
    name: 'verification-last',
    path: '/contact/1102/ticket',
    login: 'test-eye-last',
    prepare: async (page) => {
      for (let step = 1; step < 3; step += 1) {
        await page.locator('main form input').fill('no idea')
        await button(page, 'Continue').click()
        await page.getByText(`${step + 1} of 3`).waitFor()
      }
    },
  },
  { name: 'restrictions-none', path: '/restrictions', login: 'ada' },
  {
    name: 'restrictions-loading',
    path: '/restrictions',
    login: 'boris',
    prepare: waitingFor('**/api/penalty/en-US'),
  },
  {
    name: 'restrictions-limit',
    path: '/restrictions',
    login: 'boris',
    prepare: answered('**/api/penalty/appeal-limit-reached/*', true),
  },
  {
    name: 'restriction-limit',
    path: '/penalty/pen-7f21',
    login: 'boris',
    prepare: answered('**/api/penalty/appeal-limit-reached/*', true),
  },
  {
    name: 'restrictions-many',
    path: '/restrictions',
    login: 'boris',
    prepare: async (page) => {
      await page.route('**/api/penalty/en-US', async (route) => {
        const answer = await route.fetch()
        const all = (await answer.json()) as { id: string }[]
        const more = [1, 2, 3, 4].flatMap((time) => all.map((one) => ({ ...one, id: `${one.id}-${time}` })))
        await route.fulfill({ response: answer, json: more })
      })
      await page.reload()
    },
  },
  {
    name: 'appeal-long',
    path: '/penalty/pen-7f21',
    login: 'boris',
    prepare: async (page) => {
      await page.locator('main select').selectOption({ index: 1 })
      await page.locator('main input[type=checkbox]').check()
      await page.locator('main textarea').fill('a'.repeat(2049))
      await page.locator('main textarea').blur()
    },
  },
  { name: 'restriction-cannot', path: '/penalty/pen-0d93', login: 'boris' },
  { name: 'appeal-harsh', path: '/penalty/pen-7f21', login: 'boris', prepare: appealAngrily },
  { name: 'game-start', path: '/home', isInGame: true },
  { name: 'game-guest', path: '/case', login: 'test-eye-guest', isInGame: true },
  { name: 'game-cases', path: '/case', login: 'ada', isInGame: true },
  {
    name: 'game-unread',
    path: '/home',
    login: 'test-eye-unread',
    isInGame: true,
    prepare: async (page) => {
      await answerCase(await fileCase(page, words), 'ANSWERED')
      await page.reload()
      await page.getByRole('link', { name: /^My cases .*new/i }).waitFor()
    },
  },
  { name: 'game-case', path: '/case/detail/104233590', login: 'ada', isInGame: true },
  {
    name: 'game-reopen',
    path: '/case/detail/104231177#reopen',
    login: 'ada',
    isInGame: true,
    prepare: press(/^Write to the payments team/),
  },
  { name: 'game-contact', path: '/contact/1211/ticket', isInGame: true },
  { name: 'game-notice', path: '/breaking/card-payments-2026-11', isInGame: true },
  { name: 'game-picker', path: '/product/wow', isInGame: true },
  { name: 'game-describe', path: '/product/wow', isInGame: true, prepare: press(/^Describe the problem/) },
  { name: 'game-search', path: '/product/wow', isInGame: true, prepare: inFlow(false) },
  { name: 'off-describe', flags: 'off', path: '/product/wow' },
  {
    name: 'off-recommendations',
    flags: 'off',
    path: '/product/wow',
    prepare: screens.find(({ name }) => name === 'recommendations')!.prepare!,
  },
  { name: 'off-contact', flags: 'off', path: hero },
  {
    name: 'off-complete',
    flags: 'off',
    path: hero,
    prepare: async (page) => {
      await fillHero(page)
      await box(page, 'Your name').fill('Robin')
      await box(page, 'E-mail address or phone number').fill('robin@players.example')
      await button(page, 'I am not a robot').click()
      await sendForm(page)
    },
  },
  { name: 'off-restricted', flags: 'off', path: '/contact/1211/ticket', login: 'boris' },
  { name: 'strict-picker', flags: 'strict', path: '/product/wow' },
  { name: 'strict-contact', flags: 'strict', path: hero, login: 'test-eye-strict', prepare: fillHero },
  { name: 'strict-game', flags: 'strict', path: '/product/wow/1200/1211/solution', isInGame: true },
  { name: 'game-article', path: '/product/wow', isInGame: true, prepare: inFlow(true) },
]

/** @returns the state of this name, or the screen where every list has it */
export const stateOf = (name: string): State => [...states, ...screens].find((one) => one.name === name)!
