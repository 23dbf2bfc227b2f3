import { expect, test } from 'vitest'
import { createMessages } from '../../shared/i18n/messages.ts'
import { genericProduct } from '../../shared/discovery/generic-product.ts'
import { homeTitle } from './home-title.ts'

const messages = createMessages('en-US', { 'support.home.title': '{product} Support' })

test('[HOME-03, HOME-04] the title is the product’s name and the word support; of the services the name alone', () => {
  expect(
    homeTitle(
      genericProduct({ shortName: 'wow', name: 'Aether', titleText: 'Realms of Aether', baseUiName: 'wow' }),
      messages,
    ),
  ).toBe('Realms of Aether Support')
  expect(
    homeTitle(genericProduct({ shortName: 'rumble', name: 'Tumble', titleText: '', baseUiName: 'rumble' }), messages),
  ).toBe('Tumble Support')
  expect(
    homeTitle(
      genericProduct({ shortName: 'services', name: 'Account & Services', titleText: '', baseUiName: 'services' }),
      messages,
    ),
  ).toBe('Account & Services')
})
