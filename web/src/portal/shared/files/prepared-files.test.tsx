// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../../kit/api/api.ts'
import { ApiContext } from '../../../kit/api/context.ts'
import { serverPage } from '../../../kit/api/page.ts'
import { isUnready, readyFiles } from '../../../kit/lib/ready-files.ts'
import { Form } from '../form/Form.tsx'
import { MessagesContext } from '../i18n/context.ts'
import { createMessages } from '../i18n/messages.ts'
import { FileField } from './FileField.tsx'

const page = serverPage({ locale: 'en-US', mountPath: '/support', apiBase: '/services/bft' }, 'https://a.example')
const api = createApi(page, { log: () => undefined, fetch: () => Promise.resolve(Response.json({ extensions: [] })) })
const words = createMessages('en-US', { 'support.files.preparing': 'Getting the picture ready' })
const ahead = vi.hoisted(() => ({ chosen: vi.fn(), restored: vi.fn(async () => []) }))
vi.mock('../../../kit/api/ahead.ts', () => ({ ...ahead, areAhead: () => false }))
/** The files of each time some were sent ahead. */
const sentAhead = (): File[][] => ahead.chosen.mock.calls.map(([, , files]) => files as File[])
let root: Root
let form: UseFormReturn
function Contact() {
  const own = useForm()
  useEffect(() => {
    form = own
  })
  return (
    <Form form={own} problem={null} isBusy={false} onSubmit={() => undefined}>
      <FileField name="files" label="Files" maxCount={4} extensions={['jpg', 'png', 'txt']} />
    </Form>
  )
}
const choose = async (...files: File[]): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
}
const chosen = (): File[] => form.getValues('files') as File[]
/** A comment that names a place, then the picture. */
const photo = [0xff, 0xd8, 0xff, 0xfe, 0, 8, ...new TextEncoder().encode('Berlin'), 0xff, 0xda, 0, 3, 1, 9, 0xff, 0xd9]

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
  ahead.chosen.mockClear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiContext value={{ api, documents: {}, missing: null }}>
          <MessagesContext value={words}>
            <Contact />
          </MessagesContext>
        </ApiContext>
      </SWRConfig>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('a picture stands there at once, and whoever sends it at once sends it without its place (CD-264)', async () => {
  let read = (_bytes: ArrayBuffer): void => undefined
  const file = new File([new Uint8Array(photo)], 'room.jpg', { type: 'image/jpeg', lastModified: 7 })
  file.arrayBuffer = () => new Promise((resolve) => (read = resolve))
  await choose(file, new File(['x'], 'crash.txt'))
  expect(document.querySelector('li')!.textContent).toContain('Getting the picture ready')
  const sent = readyFiles({ files: chosen() })
  await vi.waitFor(async () => {
    await act(async () => read(new Uint8Array(photo).buffer))
    expect(document.querySelector('li')!.textContent).not.toContain('Getting the picture ready')
  }, 90_000)
  expect(chosen().map(({ name, lastModified }) => [name, name === 'room.jpg' && lastModified])).toEqual([
    ['room.jpg', 7],
    ['crash.txt', false],
  ])
  expect(await chosen()[0]!.text()).not.toContain('Berlin')
  expect((await sent)['files']).toEqual(chosen())
})

test('while one is made ready, neither a removal beside it nor another picture sends it as it was (CD-264)', async () => {
  const reads: ((bytes: ArrayBuffer) => void)[] = []
  const picture = (name: string): File => {
    const file = new File([new Uint8Array(photo)], name, { type: 'image/jpeg' })
    file.arrayBuffer = () => new Promise((resolve) => reads.push(resolve))
    return file
  }
  const [first, second] = [picture('first.jpg'), picture('second.jpg')]
  await choose(first!, new File(['x'], 'crash.txt'))
  await choose(second!)
  await vi.waitFor(() => expect(reads).toHaveLength(2), 90_000)
  await act(async () => document.querySelectorAll<HTMLButtonElement>('li button')[1]!.click())
  await act(async () => reads[0]!(new Uint8Array(photo).buffer))
  expect([isUnready(first!), isUnready(second!)]).toEqual([false, true])
  await vi.waitFor(() => expect(sentAhead().length).toBeGreaterThan(0), 90_000)
  expect(sentAhead().flat()).not.toContain(first)
  expect(sentAhead().flat()).not.toContain(second)
})

test('ready before the file that sends ahead is here, it is not sent as it was either (CD-264)', async () => {
  const file = new File([new Uint8Array(photo)], 'room.jpg', { type: 'image/jpeg' })
  await choose(file)
  await vi.waitFor(() => expect(sentAhead().flat().length).toBeGreaterThan(0), 90_000)
  expect(chosen()[0]).not.toBe(file)
  expect(sentAhead().flat()).not.toContain(file)
  expect(sentAhead().at(-1)).toEqual(chosen())
})

test('one that was removed meanwhile does not come back', async () => {
  let read = (_bytes: ArrayBuffer): void => undefined
  const file = new File([new Uint8Array(photo)], 'room.jpg', { type: 'image/jpeg' })
  file.arrayBuffer = () => new Promise((resolve) => (read = resolve))
  await choose(file)
  await act(async () => document.querySelector<HTMLButtonElement>('li button')!.click())
  await act(async () => read(new Uint8Array(photo).buffer))
  expect([chosen(), document.querySelectorAll('li').length]).toEqual([[], 0])
})
