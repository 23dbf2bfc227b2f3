// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { DeskContext, type Desk } from '../../shared/desk-context.ts'
import { TextsContext } from '../../shared/i18n.ts'
import { MailDialog } from './MailDialog.tsx'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

test('whatever stands in a mail is words here: no element, no address that would be loaded or followed', async () => {
  const hostile =
    '<img src="https://eve.example/seen.png" onerror="alert(1)"><script>alert(1)</script>https://eve.example'
  const mail = { from: hostile, subject: hostile, sentAt: null, text: hostile, files: [{ name: hostile, size: 1 }] }
  const call = vi.fn(async () => mail satisfies DeskSchema<'DeskMailText'>)
  const desk = { call } as unknown as Desk
  await act(async () =>
    root.render(
      <TextsContext value={{ locale: 'en-US', t: (key) => key, number: String }}>
        <DeskContext value={desk}>
          <MailDialog id="104233871" fileId="file-1" href="/services/desk/file" onClose={() => undefined} />
        </DeskContext>
      </TextsContext>,
    ),
  )
  const dialog = document.querySelector('dialog')!
  expect(dialog.textContent.split(hostile)).toHaveLength(5)
  expect(dialog.querySelector('img, iframe, object, embed, script, style')).toBeNull()
  expect([...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/services/desk/file'])
})
