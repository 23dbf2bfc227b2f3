// What the embedded providers' pages say, in the language of the page that led there.
import { chooseLocale, isRightToLeft } from '../../lib/locale.ts'
import type { PageWords } from './provider-page.ts'
import type { SignInRouteOptions } from './sign-in-routes.ts'

interface PageWordsDeps {
  content: {
    current: () => {
      locales: readonly string[]
      defaultLocale: string
      in: (locale: string) => {
        loginOptions: () => { cantLogin: readonly { url: string | null; buttonText: string }[] }
      }
    }
  }
  contactUrl: (locale: string) => string
  say: (locale: string, ...said: Parameters<PageWords['t']>) => string
}

export const createPageWords = ({
  content,
  contactUrl,
  say,
}: PageWordsDeps): Pick<SignInRouteOptions, 'help' | 'words'> => ({
  words: ({ uiLocales, cookie, acceptLanguage }) => {
    const { locales, defaultLocale } = content.current()
    const locale = chooseLocale({ query: uiLocales?.split(' ')[0], cookie, acceptLanguage }, locales, defaultLocale)
    return { locale, isRightToLeft: isRightToLeft(locale), t: (key, params) => say(locale, key, params) }
  },
  // The pack's own words for it, each with its page of the portal.
  help: (locale) =>
    content
      .current()
      .in(locale)
      .loginOptions()
      .cantLogin.flatMap(({ url, buttonText }) =>
        url === null ? [] : [{ href: new URL(url, contactUrl(locale)).href, text: buttonText }],
      ),
})
