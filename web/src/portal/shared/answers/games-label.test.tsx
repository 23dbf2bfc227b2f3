import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesContext } from '../i18n/context.ts'
import { createMessages } from '../i18n/messages.ts'
import { GamesLabel } from './GamesLabel.tsx'

const drawn = (names: readonly string[], locale = 'en-US'): string =>
  draw(
    <MessagesContext value={createMessages(locale, { 'support.answers.all.games': 'All games' })}>
      <GamesLabel
        games={names.map((name, index) => ({ shortName: `game-${index}`, baseUiName: `Game${index}`, name }))}
      />
    </MessagesContext>,
  )

test('an answer says whose it is, by the names of its games and not by numbers', () => {
  expect(drawn(['Realms of Aether'])).toBe('<bdi>Realms of Aether</bdi>')
  expect(drawn(['Realms of Aether', 'Ashen Crown IV'])).toBe('<bdi>Realms of Aether, Ashen Crown IV</bdi>')
  expect(drawn(['エーテル', 'アッシュ'], 'ja-JP')).toBe('<bdi>エーテル アッシュ</bdi>')
})

test('what holds for every game says so', () => {
  expect(drawn([])).toBe('All games')
})
