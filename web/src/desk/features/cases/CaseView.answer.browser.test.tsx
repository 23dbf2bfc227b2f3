// What is written to a case at the desk, an answer or a note: how it is kept, sent, taken back and translated.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, proveDeeds, wroteBy } from '../../../../../tests/support/desk-pages.ts'
import { example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'
import {
  answered,
  asked,
  at,
  base,
  box,
  button,
  called,
  type Case,
  caseEvents,
  caseOf,
  crisis,
  eventCount,
  failed,
  flagId,
  flagged,
  german,
  id,
  key,
  looksIn,
  macro,
  nextPath,
  noteBox,
  own,
  path,
  press,
  shows,
  talk,
} from '../../../../../tests/support/desk-case.ts'

const statusBox = page.getByRole('combobox', { name: 'Then the case is' })
const alert = () => talk().getByRole('alert')
const send = async (text: string): Promise<void> => {
  await box.fill(text)
  await button('Other ways to send:').click()
  await button('Send').click()
}
const sendNow = async (text: string): Promise<void> => {
  await send(text)
  await button('Send now').click()
}
const answer = (form: object) => ['answerCase', `${own}/responses`, { status: 'ANSWERED', eventCount, ...form }]

proveDeeds({
  'a note is added by keys': {
    path,
    act: async () => {
      await key('n')()
      await expect.element(noteBox).toHaveFocus()
      await press('  Third one today {Control>}{Enter}{/Control}')
    },
    wrote: [['addNote', `${own}/notes`, { text: 'Third one today' }]],
    tells: 'Note added',
    then: async () => expect.element(noteBox).toHaveValue(''),
  },
  'a note that does not get through stays, and says why': {
    ...shows(base, { addNote: new Refused(503) }),
    act: async () => {
      await button('Note').click()
      await noteBox.fill('Third one')
      await button('Add note').click()
      await expect.element(alert()).toHaveTextContent(failed)
    },
    wrote: [['addNote', `${own}/notes`, { text: 'Third one' }]],
    then: async () => expect.element(noteBox).toHaveValue('Third one'),
  },
  'an empty note and an empty answer go nowhere': {
    path,
    act: async () => {
      await button('Note').click()
      await noteBox.fill('   ')
      await button('Add note').click()
      await page.getByRole('button', { name: 'Answer', exact: true }).click()
      await button('Preview').click()
      await button('Send and next').click()
      await expect.element(alert()).toHaveTextContent('Write an answer first.')
      await expect.element(box).toHaveFocus()
      await box.fill('a')
      await expect.element(alert()).not.toBeInTheDocument()
    },
    wrote: [],
  },
  'an answer goes out as it was typed': {
    path,
    act: async () => {
      await statusBox.selectOptions('INFO')
      await sendNow('Which **gate**?\nThe north one?')
    },
    wrote: [answer({ responseText: '<p>Which **gate**?<br>The north one?</p>', status: 'INFO' })],
    then: async () => expect.element(box).toHaveValue(''),
  },
  'an answer is taken back by key, to where it was typed': {
    path,
    act: async () => {
      await send('Which gate?')
      await expect.element(button('Send now')).toBeVisible()
      await key('z')()
      await expect.element(box).toHaveValue('Which gate?')
      await expect.element(box).toHaveFocus()
    },
    wrote: [],
  },
  'an answer is taken back from the next case': {
    ...shows(base),
    act: async ({ place }) => {
      await box.fill('Which gate?')
      await press('{Control>}{Enter}{/Control}')
      await expect.poll(place).toBe(nextPath)
      await expect.element(page.getByText(`Answer to ${id} is on its way`)).toBeVisible()
      await button(/^Undo/).click()
      await expect.poll(place).toBe(path)
    },
    wrote: [],
  },
  'an answer that a flag stands before is sent once it was read': {
    ...shows(flagged('minors')),
    act: async () => {
      await send('We look.')
      await button('I have read this, send').click()
      await button('Send now').click()
    },
    wrote: [answer({ responseText: '<p>We look.</p>', confirmedFlags: [flagId(0)] })],
  },
  'an answer that is odd is sent once it was meant': {
    path,
    act: async () => {
      await send('Write to ada@players.example, card 4111 1111 1111 1111, password: gate')
      await expect.element(alert()).toMatchTextContent(/e-mail address.*long number.*password.*Send once more/)
      await button('Other ways to send:').click()
      await button('Send').click()
      await button('Send now').click()
    },
    wrote: [answer({ responseText: '<p>Write to ada@players.example, card 4111 1111 1111 1111, password: gate</p>' })],
  },
  'an answer that is refused comes back with the reason': {
    ...shows(base, {
      answerCase: new Refused(422, {
        status: 422,
        slug: 'validation',
        validationErrors: { errorCodes: { 'file-type': 'gate.exe cannot be sent' }, fieldErrors: [] },
      }),
    }),
    act: async () => {
      await sendNow('Which gate?')
      await expect.element(alert()).toHaveTextContent('gate.exe cannot be sent')
    },
    wrote: [answer({ responseText: '<p>Which gate?</p>' })],
    then: async () => expect.element(box).toHaveValue('Which gate?'),
  },
  'an answer that another one overtook comes back beside it': {
    ...shows(base, {
      answerCase: new Refused(409, {
        status: 409,
        slug: 'changed',
        case: {
          ...base.case,
          caseEvents: [...caseEvents, { ...answered, responseText: '<p>The north one?</p>', relativeTimestamp: at(0) }],
        },
      }),
    }),
    act: async () => {
      await sendNow('Which gate?')
      const race = page.getByRole('alert').filter({ hasText: 'Somebody else was faster' })
      await expect.element(race).toMatchTextContent(/1 thing happened since.*The north one\?/)
      await race.getByRole('button', { name: 'I have read it' }).click()
      await expect.element(race).not.toBeInTheDocument()
      await expect.element(box).toHaveFocus()
    },
    wrote: [answer({ responseText: '<p>Which gate?</p>' })],
    then: async () => expect.element(box).toHaveValue('Which gate?'),
  },
  'an answer to a case left behind says that it did not go out': {
    ...shows(base, { answerCase: new Refused(503) }),
    act: async ({ place }) => {
      await box.fill('Which gate?')
      await button('Send and next').click()
      await expect.poll(place).toBe(nextPath)
      dispatchEvent(new Event('pagehide'))
      await expect
        .element(page.getByRole('alert').filter({ hasText: 'did not go out' }))
        .toMatchTextContent(new RegExp(`Your answer to ${id} did not go out. The text is kept.`))
      await button('Open').click()
      await expect.poll(place).toBe(path)
    },
    wrote: [answer({ responseText: '<p>Which gate?</p>' })],
  },
  'what came meanwhile is asked about before an answer goes': {
    path,
    says: {
      getDeskCase: (_one, times) =>
        times === 1
          ? base
          : caseOf(
              { eventCount: 4 },
              {
                caseEvents: [
                  ...caseEvents,
                  { ...asked, responseText: 'It is open again', relativeTimestamp: at(0), attachments: [] },
                ],
              },
            ),
    },
    act: async ({ asked: all, tell }) => {
      await box.fill('Which gate?')
      await box.hover()
      const looks = () => looksIn(all)
      await expect.poll(() => (tell('cases', { ids: [id], isMore: false }), looks())).toBeGreaterThan(1)
      await expect
        .element(page.getByRole('alert').filter({ hasText: 'New while you were writing' }))
        .toMatchTextContent(/It is open again/)
      await button('Send and next').click()
      await expect.element(dialog()).toMatchTextContent(/Send your answer all the same.*It is open again/)
      await dialog().getByRole('button', { name: 'Cancel' }).click()
      await button('Send and next').click()
      await dialog().getByRole('button', { name: 'Send anyway' }).click()
      dispatchEvent(new Event('pagehide'))
    },
    wrote: [answer({ responseText: '<p>Which gate?</p>', eventCount: 4 })],
  },
  'a macro is filled in where the caret is, with its status': {
    path,
    act: async () => {
      await box.fill('Well. /gate')
      await expect.element(page.getByRole('listbox').getByRole('option', { name: /Gate reset/ })).toBeVisible()
      await press('{Enter}')
      await expect
        .element(box)
        .toHaveValue(
          'Well. Hello Ada Lindqvist,\n\nwe reset the gate. Please sign in again and tell us whether it opens.',
        )
      await expect.element(box).toHaveFocus()
    },
    wrote: [],
  },
  'macros are offered by key, and left by Escape': {
    path,
    act: async () => {
      await key('m')()
      await expect.element(page.getByRole('listbox').getByRole('option')).toHaveLength(1)
      await expect.element(box).toHaveValue('/')
      await press('{Escape}')
      await expect.element(page.getByRole('listbox').getByRole('option')).toHaveLength(0)
      await expect.element(box).toHaveFocus()
      await press('{Escape}')
      await expect.element(page.getByRole('heading', { level: 2, name: base.case.subject })).toHaveFocus()
      await press('o1')
      await expect
        .element(box)
        .toHaveValue('/ [Your character is stuck](https://support.example/support/en-US/article/24117)')
      await press('{Escape}')
      await press('p')
      await expect.element(dialog()).toMatchTextContent(/Preview.*Your character is stuck/)
    },
    wrote: [],
  },
  'the answer and the article of a known problem': {
    ...shows(base, { listCrisisMessages: [{ ...crisis, macroId: macro.id, articleId: '24117' }] }),
    act: async () => {
      await box.fill('So:')
      await button('Insert the answer').click()
      await expect
        .element(box)
        .toHaveValue(
          'So: Hello Ada Lindqvist,\n\nwe reset the gate. Please sign in again and tell us whether it opens.',
        )
      await box.fill('')
      await button('Insert the article').click()
      await expect.element(box).toHaveValue(`${location.origin}/support/en-US/help/article/24117`)
    },
    wrote: [],
  },
  'an answer in the player’s language goes with what was written': {
    ...shows(german),
    act: async () => {
      await button('Translate into German').click()
      await send('We moved you.')
      await dialog().getByRole('button', { name: 'Send', exact: true }).click()
      await button('Send now').click()
    },
    wrote: [
      ['translateAnswer', `${own}/answer-translation`, { text: '<p>We moved you.</p>', from: 'en-US' }],
      answer({
        responseText: '<p>We moved your character to <strong>Harbour Gate</strong>.</p>',
        writtenAs: { text: '<p>We moved you.</p>', locale: 'en-US' },
      }),
    ],
  },
  'a machine that is silent is asked again, and the answer sent as it was written': {
    ...shows(german, { translateAnswer: example('translateAnswer', 'answer-translation-silent') }),
    act: async () => {
      await button('Translate into German').click()
      await send('We moved you.')
      await expect.element(dialog().getByRole('alert')).toMatchTextContent(/does not answer just now.*Nothing was sent/)
      await dialog().getByRole('button', { name: 'Try again' }).click()
      await expect.element(dialog().getByRole('alert')).toBeVisible()
      await dialog().getByRole('button', { name: 'Send as written' }).click()
      await button('Send now').click()
    },
    wrote: [
      ...[1, 2].map(() => [
        'translateAnswer',
        `${own}/answer-translation`,
        { text: '<p>We moved you.</p>', from: 'en-US' },
      ]),
      answer({ responseText: '<p>We moved you.</p>' }),
    ],
  },
  'a thread is translated part by part, and again': {
    ...shows(german, {
      translateCase: (_one, times) => ({
        to: 'en-US',
        state: times === 1 ? 'more' : times === 2 ? 'wrong' : 'translated',
        items: [{ event: 0, from: 'de', html: `Part ${times}` }],
      }),
    }),
    act: async () => {
      await button('Translate into English').click()
      await expect.element(talk().getByText('no translation of this')).toBeVisible()
      await button('Try again').click()
      await expect.element(talk().getByText('Part 3')).toBeVisible()
      await expect.element(talk().getByText('Translated from German by a machine')).toBeVisible()
      await button('Show original').click()
      await expect.element(talk().getByText('My character is stuck behind the gate')).toBeVisible()
      await button('Show translation').click()
      await button('Show originals').click()
      await expect.element(talk().getByText('Translated from German by a machine')).not.toBeInTheDocument()
    },
    wrote: [1, 2, 3].map(() => ['translateCase', `${own}/translations`, { to: 'en-US' }]),
  },
  'where both share a language, only the thread is translated': {
    ...shows(base, {
      translateCase: { to: 'en-US', state: 'translated', items: [{ event: 0, from: 'pl', html: 'It is stuck' }] },
    }),
    act: async () => {
      await button('Translate into English').click()
      await expect.element(talk().getByText('Translated from Polish by a machine')).toBeVisible()
      await expect.element(button(/^Translate into/)).not.toBeInTheDocument()
    },
    wrote: [['translateCase', `${own}/translations`, { to: 'en-US' }]],
  },
})

test('a draft is kept at the server and in the window, and says how it stands', async () => {
  let isAway = true
  const { sent } = await openDesk(path, {
    says: { getDeskCase: base, saveDraft: () => (isAway ? new Refused(503) : undefined) },
  })
  await box.fill('Which gate?')
  await expect.element(page.getByText('Keeping the draft …')).toBeInTheDocument()
  await expect.element(page.getByText('The draft is only in this window: no connection')).toBeVisible()
  expect(sessionStorage.getItem(`desk-draft-${id}`)).toContain('Which gate?')
  isAway = false
  await statusBox.selectOptions('INFO')
  await expect.element(page.getByText('Draft kept')).toBeVisible()
  expect(await sent('saveDraft', 2)).toEqual([
    { text: 'Which gate?', status: 'ANSWERED' },
    { text: 'Which gate?', status: 'INFO' },
  ])
  expect(sessionStorage.getItem(`desk-draft-${id}`)).toBeNull()
  await box.fill('')
  await expect.element(page.getByText('Draft kept')).not.toBeInTheDocument()
})

test('what was kept at the server is there until one has typed; a draft and a note outlive a way through another room', async () => {
  const kept = caseOf({ draft: { text: 'From another window', status: 'INFO', savedAt: at(0) } })
  const { sent } = await openDesk(path, { says: { getDeskCase: kept } })
  await expect.element(box).toHaveValue('From another window')
  await expect.element(statusBox).toHaveValue('INFO')
  await box.fill('Mine')
  await button('Note').click()
  await noteBox.fill('Third one')
  await page.getByRole('link', { name: 'Players', exact: true }).click()
  await expect.element(page.getByRole('searchbox', { name: 'Name, e-mail address or account' })).toBeVisible()
  // Whoever goes on within the pause loses nothing.
  expect(await sent('saveDraft')).toEqual([{ text: 'Mine', status: 'INFO' }])
  history.back()
  await expect.element(box).toHaveValue('Mine')
  await button('Note').click()
  await expect.element(noteBox).toHaveValue('Third one')
})

test('while a threat stands its answer is one line until it is begun, also on a phone', async () => {
  await openDesk(path, shows(flagged('threats'), called))
  const height = () => box.element().getBoundingClientRect().height
  await expect.element(box).toHaveAttribute('placeholder', 'Answer only what they say you may')
  expect(height()).toBeLessThan(60)
  await expect.element(button('Send and next')).not.toBeInTheDocument()
  await press('r')
  await expect.element(box).toHaveFocus()
  await expect.element(button('Send and next')).toBeVisible()
  expect(height()).toBeGreaterThan(90)
  await page.viewport(390, 844)
  await expect.poll(() => document.documentElement.scrollHeight).toBeLessThanOrEqual(844)
})

test('nothing goes out over a flag that stands until who answers has read what to do', async () => {
  const screen = await openDesk(path, shows(flagged('threats')))
  const question = page.getByRole('dialog', { name: 'Read this before you go on' })
  const confirm = question.getByRole('button', { name: 'I have read this, send' })
  await expect.element(button('Copy report')).toBeVisible()
  await press('r')
  await press('We look into it{Control>}{Enter}{/Control}')
  await expect.element(question.getByText('Do not answer the threat')).toBeVisible()
  // Escape sends nothing and loses nothing.
  await press('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue('We look into it')
  await button('Send and next').click()
  await question.getByRole('button', { name: 'Handle the flag first' }).click()
  await expect.element(page.getByRole('heading', { name: 'Threats' })).toHaveFocus()
  await expect.element(box).toHaveValue('We look into it')
  // On, by the keyboard alone: no second Ctrl+Enter confirms what nobody has read.
  await box.click()
  await press('{Control>}{Enter}{Enter}{/Control}')
  await expect.element(question).toBeVisible()
  await press('{Tab}{Tab}')
  await expect.element(confirm).toHaveFocus()
  await press('{Enter}')
  await expect.element(page.getByText(`Answer to ${id} is on its way`)).toBeVisible()
  // Taken back, it asks again.
  await press('z')
  await expect.element(box).toHaveValue('We look into it')
  await box.click()
  await press('{Control>}{Enter}{/Control}')
  await confirm.click()
  await expect.element(page.getByText(`Answer to ${id} is on its way`)).toBeVisible()
  expect(wroteBy(screen)).toEqual([])
  dispatchEvent(new Event('pagehide'))
  await expect
    .poll(() => wroteBy(screen))
    .toEqual([answer({ responseText: '<p>We look into it</p>', confirmedFlags: [flagId(0)] })])
})

test('files go along with an answer, are left out again, and come back with one that was taken back', async () => {
  const screen = await openDesk(path)
  const files = page.getByCss('input[type=file]')
  await expect.element(box).toBeVisible()
  await files.upload(['a.txt', 'b.txt'].map((name) => new File([name], name, { type: 'text/plain' })))
  await button('Leave out a.txt').click()
  await files.upload([new File(['c'], 'c.txt', { type: 'text/plain' })])
  await send('Look')
  await expect.element(button('Send now')).toBeVisible()
  await button(/^Undo/).click()
  await expect.element(button('Leave out b.txt')).toBeVisible()
  await expect.element(button('Leave out c.txt')).toBeVisible()
  expect(wroteBy(screen)).toEqual([])
})

test('keys that were pressed before a case was here are meant for its answer, and what is typed then is none', async () => {
  let arrive: (whole: Case) => void = () => undefined
  const coming = new Promise<Case>((resolve) => (arrive = resolve))
  const { place } = await openDesk(path, { says: { getDeskCase: () => coming } })
  await expect.element(page.getByRole('button', { name: 'Filter' })).toBeVisible()
  await press('r')
  await press('j')
  expect(place()).toBe(path)
  arrive(base)
  await expect.element(box).toHaveFocus()
  await press('joke')
  await expect.element(box).toHaveValue('joke')
})

test('what is on its way when a window closes goes once more, so that one of both arrives', async () => {
  let end: (refused: Refused) => void = () => undefined
  const waiting = new Promise<Refused>((resolve) => (end = resolve))
  const { sent } = await openDesk(path, { says: { getDeskCase: base, answerCase: () => waiting } })
  await sendNow('Which gate?')
  await sent('answerCase')
  dispatchEvent(new Event('pagehide'))
  const [first, second] = await sent('answerCase', 2)
  expect(second).toEqual(first)
  end(new Refused(503))
  await expect.element(box).toHaveValue('Which gate?')
})
