import { expect, test } from 'vitest'
import { createMessages } from '../../shared/i18n/messages.ts'
import { homeTitle } from './home-title.ts'

const messages = createMessages('en-US', { 'support.home.title': '{product} Support' })

test('[HOME-03, HOME-04] the title is the product’s name and the word support; of the services the name alone', () => {
  expect(homeTitle({ shortName: 'wow', name: 'Aether', titleText: 'Realms of Aether' }, messages)).toBe(
    'Realms of Aether Support',
  )
  expect(homeTitle({ shortName: 'rumble', name: 'Tumble', titleText: '' }, messages)).toBe('Tumble Support')
  expect(homeTitle({ shortName: 'services', name: 'Account & Services', titleText: '' }, messages)).toBe(
    'Account & Services',
  )
})
