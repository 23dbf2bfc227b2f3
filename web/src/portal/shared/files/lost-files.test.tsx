// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../../kit/api/api.ts'
import { ApiContext } from '../../../kit/api/context.ts'
import { serverPage } from '../../../kit/api/page.ts'
import { Form } from '../form/Form.tsx'
import { searchesEnd } from '../../../kit/lib/ready-files.ts'
import { noteFiles } from '../form/draft.ts'
import { MessagesContext } from '../i18n/context.ts'
import { createMessages } from '../i18n/messages.ts'
import { FileField } from './FileField.tsx'

const page = serverPage({ locale: 'en-US', mountPath: '/support', apiBase: '/services/bft' }, 'https://a.example')
const api = createApi(page, { log: () => undefined, fetch: () => Promise.resolve(Response.json({ extensions: [] })) })
const words = createMessages('en-US', { 'support.files.lost': 'Choose {names} again.' })
let root: Root

function Contact() {
  const form = useForm()
  return (
    <Form form={form} problem={null} isBusy={false} onSubmit={() => undefined} draft="contact:1">
      <FileField name="fields.files" label="Files" maxCount={4} />
    </Form>
  )
}
const show = (): Promise<void> =>
  act(async () =>
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
const said = (): string => document.body.textContent ?? ''
const choose = async (name: string): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { value: [new File(['x'], name)], configurable: true })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('files that were chosen before the page was loaded anew are named as gone, until others are chosen', async () => {
  noteFiles('contact:1', 'fields.files', ['map.png', 'crash.log'])
  await show()
  // Where the browser keeps none, it is known once it was asked.
  await vi.waitFor(() => expect(said()).toContain('Choose map.png and crash.log again.'), 90_000)
  await choose('map.png')
  expect(said()).not.toContain('again.')
})

test('a form can wait until it is known which files of before are there (CD-450)', async () => {
  expect(await searchesEnd('contact:1')).toBe(false)
  // A browser that has not yet answered.
  const opening: { error: Error; onerror: () => void } = { error: new Error('none'), onerror: () => undefined }
  vi.stubGlobal('indexedDB', { open: () => opening })
  noteFiles('contact:1', 'fields.files', ['map.png'])
  await show()
  const search = searchesEnd('contact:1')
  expect(said()).not.toContain('again.')
  await act(async () => {
    opening.onerror()
    expect(await search).toBe(true)
  })
  expect(said()).toContain('Choose map.png again.')
  expect(await searchesEnd('contact:1')).toBe(false)
  expect(await searchesEnd('contact:2')).toBe(false)
})

test('where none had been chosen nothing is said', async () => {
  await show()
  expect(said()).not.toContain('again.')
})
