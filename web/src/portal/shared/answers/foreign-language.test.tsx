import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesContext } from '../i18n/context.ts'
import { createMessages } from '../i18n/messages.ts'
import { ForeignLanguage } from './ForeignLanguage.tsx'

test('a language is named in the words of the page, without its country', () => {
  const drawn = (locale: string): string =>
    draw(
      <MessagesContext value={createMessages(locale, {})}>
        <ForeignLanguage language="en-US" />
      </MessagesContext>,
    )
  expect(drawn('de-DE')).toContain('>Englisch<')
  expect(drawn('ja-JP')).toContain('>英語<')
})
