import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { pseudoHtml, pseudoText } from './pseudo-locale.ts'

test('ICU messages stay valid and keep their arguments', () => {
  const message = pseudoText(
    'en-XA',
    'You have {count, plural, =0 {no cases} one {# case of {name}} other {# cases}} since {date, date, short}',
  )
  const text = String(new IntlMessageFormat(message, 'en-US').format({ count: 1, name: 'Ada', date: new Date(0) }))
  expect(text).toMatch(/^\[Ýöû ĥåṽé 1 çåšé öƒ Ada šîñçé .*·+\]$/)
})

test('every text gets 40 % longer; an empty one stays empty', () => {
  expect(pseudoText('en-XA', 'Continue')).toBe('[Çöñţîñûé····]')
  expect(pseudoText('en-XA', '')).toBe('')
})

test('only the words of HTML change', () => {
  expect(pseudoHtml('en-XA', '<p class="kb-note">a &amp; <a href="/x">b</a></p>')).toBe(
    '<p class="kb-note">[å &amp; ]<a href="/x">[ƀ]</a></p>',
  )
})
