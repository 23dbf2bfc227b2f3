import type { KoaContextWithOIDC } from 'oidc-provider'
import { expect, test } from 'vitest'
import arabic from '../../localizations/messages/ar-SA/account.json' with { type: 'json' }
import type { LanguageWishes } from './provider-page.ts'
import { providerPages } from './provider-pages.ts'

const ctx = { querystring: 'ui_locales=ar-SA', cookies: { get: () => 'de-DE' }, get: () => 'en-US', type: '', body: '' }

test('signing out is asked from right to left, with the provider’s own form and both answers', () => {
  const asked: LanguageWishes[] = []
  const pages = providerPages({
    words: (wishes) => {
      asked.push(wishes)
      return { locale: 'ar-SA', isRightToLeft: true, t: (key) => (arabic as Record<string, string>)[key] ?? '' }
    },
    face: undefined,
    home: '/support/',
  })
  pages.logoutSource(ctx as unknown as KoaContextWithOIDC, '<form id="op.logoutForm"></form>')
  expect(asked).toEqual([{ uiLocales: 'ar-SA', cookie: 'de-DE', acceptLanguage: 'en-US' }])
  expect(ctx.body).toContain('<html lang="ar-SA" dir="rtl">')
  expect(ctx.body).toContain('<form id="op.logoutForm"></form>')
  expect(ctx.body).toContain('>نعم، تسجيل الخروج</button>')
  expect(ctx.body).toContain('>لا، البقاء مسجّلاً</button>')
})
