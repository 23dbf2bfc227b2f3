import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesContext } from '../../../shared/i18n/context.ts'
import { createMessages } from '../../../shared/i18n/messages.ts'
import { Bubble } from './Bubble.tsx'

const words = createMessages('en-US', {
  'support.bft.description.valid': 'That helps.',
  'support.bft.description.not.enough.text': 'A little more, please.',
  'support.bft.describe.typing': 'Typing',
})
const drawn = (message: Parameters<typeof Bubble>[0]['message'], isTyping = false, text = 'x'.repeat(21)): string =>
  draw(
    <MessagesContext value={words}>
      <Bubble id="b" message={message} text={text} isTyping={isTyping} />
    </MessagesContext>,
  )

test('[DESCRIBE-01] the validator is a speech bubble next to an avatar', () => {
  const markup = drawn('support.bft.description.not.enough.text')
  expect(markup).toMatch(/<svg class="[^"]*avatar[^"]*"[^]*<p id="b" role="status"[^>]*>A little more, please\.<\/p>/)
  expect(markup.match(/<circle/g)).toHaveLength(3)
})

test('the face is pleased with a description that helps, and not while it is still being typed', () => {
  const smile = 'M25 31.5c2.8 2.6 8.2 2.6 11 0'
  expect(drawn('support.bft.description.valid')).toContain(smile)
  expect(drawn('support.bft.description.valid', true)).not.toContain(smile)
  expect(drawn('support.bft.description.valid', false, 'x'.repeat(20))).not.toContain(smile)
  expect(drawn('support.bft.description.not.enough.text')).not.toContain(smile)
})
