import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesContext } from '../i18n/context.ts'
import { createMessages } from '../i18n/messages.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const words = createMessages('en-US', {
  'support.common.continue': 'Continue',
  'support.common.cancel': 'Cancel',
  'support.common.close': 'Close',
})
const buttonsOf = (more: { confirmLabel?: string; cancelLabel?: string }): string[] => {
  const markup = draw(
    <MessagesContext value={words}>
      <ConfirmDialog title="Really?" onConfirm={() => undefined} onCancel={() => undefined} {...more} />
    </MessagesContext>,
  )
  return [...markup.matchAll(/<button[^>]*>(?:<svg.*?<\/svg>)?<span>([^<]+)<\/span>/g)].map(([, label]) => label ?? '')
}

test('[CASELIMIT-06] the buttons of a dialog are Continue and Cancel unless it says otherwise', () => {
  expect(buttonsOf({})).toEqual(['Continue', 'Cancel'])
  expect(buttonsOf({ confirmLabel: 'Yes', cancelLabel: 'No' })).toEqual(['Yes', 'No'])
})
