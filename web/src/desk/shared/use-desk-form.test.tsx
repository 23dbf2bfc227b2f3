// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskSchema } from '../../kit/api/desk.ts'
import { problemOfAnswer, ProblemError } from '../../kit/api/problem.ts'
import { TextField } from '../../kit/form/fields.tsx'
import { afterPaint } from '../../kit/lib/after-paint.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { DeskContext, type Desk } from './desk-context.ts'
import { DeskFrame, FormDialog } from './DeskFrame.tsx'
import { TextsContext } from './i18n.ts'
import { RaceNotice, Raced } from './Raced.tsx'
import { useDeskForm } from './use-desk-form.ts'

type Team = DeskSchema<'DeskTeam'>
const team = { id: '1', mark: 'aaaaaaaaaaaa', name: 'Gate', members: [], assignment: 'nobody' } as unknown as Team

let root: Root
const call = vi.fn<(id: string, given?: object) => Promise<unknown>>()
const say = vi.fn()
const onSaved = vi.fn()

function Fields({ of, isDialog = false }: { of: Team | null; isDialog?: boolean }) {
  const form = useDeskForm({
    initial: { name: of?.name ?? '', place: '' },
    of,
    kept: 'team-of-test',
    toBody: ({ name }) => ({ name: name.trim() }),
    onSave: (body, header) => call('replaceTeam', { body, header }) as Promise<Team>,
    onSaved,
    again: ['listTeams'],
    done: 'saved',
    refused: 'refused',
  })
  const fields = (
    <>
      <RaceNotice fields={[{ name: 'name', label: 'Name' }]} />
      <TextField name="place" label="Place" check={(text) => (text === 'nowhere' ? 'No such place' : undefined)} />
      <TextField name="name" label="Name" missing="Give it a name" maxLength={9} />
    </>
  )
  if (isDialog)
    return (
      <FormDialog form={form} title="Team" submit="Save" onClose={() => undefined}>
        {fields}
      </FormDialog>
    )
  return (
    <DeskFrame form={form}>
      {fields}
      <Button type="submit">Save</Button>
    </DeskFrame>
  )
}

const show = (of: Team | null = team, isDialog = false): Promise<void> =>
  act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <TextsContext value={{ locale: 'en-US', t: (key) => key, number: String }}>
          <DeskContext value={{ call, say } as unknown as Desk}>
            <Raced thing={of}>{(read) => <Fields of={read} isDialog={isDialog} />}</Raced>
          </DeskContext>
        </TextsContext>
      </SWRConfig>,
    ),
  )
const field = (label: string): HTMLInputElement =>
  [...document.querySelectorAll('label')].find((one) => one.textContent === label)!.control as HTMLInputElement
const type = (label: string, text: string): Promise<void> =>
  act(async () => {
    const input = field(label)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (name: string): Promise<void> =>
  act(async () => {
    ;[...document.querySelectorAll('button')].find((one) => one.textContent === name)!.click()
    // It is looked at after the picture of the press, and the focus goes after the picture of what is wrong.
    for (const _ of 'ab') await new Promise<void>((resolve) => void afterPaint(resolve))
  })
const errorOf = (label: string): string | undefined => {
  const described = field(label).getAttribute('aria-describedby')
  return described === null ? undefined : document.getElementById(described)?.textContent.trim()
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Element.prototype.scrollIntoView = () => undefined
  sessionStorage.clear()
  for (const one of [call, say, onSaved]) one.mockReset()
  call.mockResolvedValue({ ...team, name: 'Bridge', mark: 'bbbbbbbbbbbb' })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('what is wrong is said beside its field, the first of them has the focus, and nothing is sent', async () => {
  await show()
  await type('Name', ' ')
  await type('Place', 'nowhere')
  await press('Save')
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Place')))
  expect([errorOf('Place'), errorOf('Name')]).toEqual(['No such place', 'Give it a name'])
  await type('Place', '')
  expect(errorOf('Place')).toBeUndefined()
  await press('Save')
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Name')))
  expect(call).not.toHaveBeenCalled()
})

test('it is sent once with the mark it was read with, and said; the next one brings the new mark', async () => {
  let answer = (): void => undefined
  call.mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve({ ...team, mark: 'bbbbbbbbbbbb' }))),
  )
  await show()
  await type('Name', 'Bridge ')
  await press('Save')
  await vi.waitFor(() => expect(call).toHaveBeenCalled())
  await press('Save')
  await act(async () => answer())
  await vi.waitFor(() => expect(say).toHaveBeenCalledWith('saved'))
  expect(call.mock.calls).toEqual([
    ['replaceTeam', { body: { name: 'Bridge' }, header: { 'If-Match': '"aaaaaaaaaaaa"' } }],
  ])
  expect(onSaved).toHaveBeenCalledTimes(1)
  await press('Save')
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2))
  expect(call.mock.lastCall?.[1]).toMatchObject({ header: { 'If-Match': '"bbbbbbbbbbbb"' } })
})

test('what the server finds wrong stands at its field, which has the focus; what is typed stays', async () => {
  const validationErrors = {
    errorCodes: {},
    globalErrors: [],
    fieldErrors: [{ field: 'name', code: 'taken', message: 'There is one already' }],
  }
  call.mockRejectedValueOnce(new ProblemError(problemOfAnswer(422, new Headers(), { slug: 'rule', validationErrors })))
  await show()
  await type('Name', 'Bridge')
  await press('Save')
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Name')))
  expect([errorOf('Name'), field('Name').value]).toEqual(['There is one already', 'Bridge'])
  expect(say).toHaveBeenCalledWith('refused')
})

test('who was slower is told, keeps their words, and sends them over what is there now', async () => {
  const current = { ...team, name: 'Tower', mark: 'cccccccccccc' }
  call.mockRejectedValueOnce(new ProblemError(problemOfAnswer(409, new Headers(), { slug: 'changed', current })))
  await show()
  await type('Name', 'Bridge')
  await press('Save')
  await vi.waitFor(() => expect(document.body.textContent).toContain('Tower'))
  expect([field('Name').value, say.mock.calls]).toEqual(['Bridge', []])
  await press('raced.mine')
  expect(field('Name').value).toBe('Bridge')
  await press('Save')
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(call.mock.lastCall?.[1]).toEqual({ body: { name: 'Bridge' }, header: { 'If-Match': '"cccccccccccc"' } })
})

test('what is typed outlives a trip to the sign-in with the mark it began with, and no other way out of the room', async () => {
  await show()
  await type('Name', 'Bridge')
  const kept = sessionStorage.getItem('desk-kept team-of-test')
  expect(JSON.parse(kept!)).toMatchObject({ name: 'Bridge', from: { mark: 'aaaaaaaaaaaa' } })
  await act(async () => root.render(null))
  expect(sessionStorage.getItem('desk-kept team-of-test')).toBeNull()
  // The page comes back, and meanwhile somebody has changed it.
  sessionStorage.setItem('desk-kept team-of-test', kept!)
  await show({ ...team, name: 'Tower', mark: 'cccccccccccc' })
  expect(field('Name').value).toBe('Bridge')
  await press('Save')
  await vi.waitFor(() => expect(call).toHaveBeenCalled())
  expect(call.mock.lastCall?.[1]).toMatchObject({ header: { 'If-Match': '"aaaaaaaaaaaa"' } })
})

test('a dialog sends its form by the button below it', async () => {
  await show(null, true)
  await type('Name', 'Bridge')
  await press('Save')
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(call.mock.calls).toEqual([['replaceTeam', { body: { name: 'Bridge' }, header: {} }]])
})
