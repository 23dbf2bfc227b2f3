// The page on which people sign in at the embedded provider. Plain HTML: it works without JavaScript and in a game's
// browser.
import type { DemoAccount } from './demo-accounts.ts'
import { escape, type PageWords, renderProviderPage } from './provider-page.ts'

export interface SignInPage extends PageWords {
  action: string
  cancel: string
  login: string
  /** message key of what went wrong, or undefined on the first showing */
  error: string | undefined
  accounts: readonly DemoAccount[]
  nonce: string
  isDesk: boolean
  /** What keeps people from signing in, each with where that is helped; may be empty. */
  help: readonly { href: string; text: string }[]
  /** Address of the portal's Latin face; undefined where the app is not built. */
  face: string | undefined
  /** Whose page this is; undefined: the portal's. */
  brand: string | undefined
}

/** @returns a whole HTML document; every value is escaped */
export const renderSignInPage = (page: SignInPage): string => {
  const t = (key: string, params?: Record<string, string>): string => escape(page.t(key, params))
  const error = page.error === undefined ? '' : `<p class="error" role="alert" id="problem">${t(page.error)}</p>`
  const described = page.error === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"'
  const players = page.accounts
    .map(
      (account) => `
      <li><button type="submit" name="demo" value="${escape(account.login)}" formnovalidate>
        <span class="initial" aria-hidden="true">${escape(account.displayName.slice(0, 1))}</span>
        <span><strong>${escape(account.displayName)}</strong><small>${t(account.shownAs)}</small></span>
      </button></li>`,
    )
    .join('')
  const ways = page.help.map(({ href, text }) => `<li><a href="${escape(href)}">${escape(text)}</a></li>`).join('')
  const help =
    page.help.length === 0
      ? ''
      : `<section aria-labelledby="help"><h2 id="help">${t('support.signin.help')}</h2><ul class="help">${ways}</ul></section>`
  const prefix = page.error === undefined ? '' : `${page.t('support.signin.error.prefix')}: `
  const title = prefix + page.t('support.signin.title')
  const main = `<h1>${t('support.signin.title')}</h1>
<p>${t(page.isDesk ? 'support.signin.intro.desk' : 'support.signin.intro')}</p>
${error}
<form method="post" action="${escape(page.action)}" novalidate>
  <label for="login">${t('support.signin.login')}</label>
  <input id="login" name="login" value="${escape(page.login)}"
    autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="100" autofocus${described}>
  <label for="password">${t('support.signin.password')}</label>
  <input id="password" name="password" type="password" autocomplete="current-password" maxlength="200"${described}>
  <button class="send" type="submit">${t('support.signin.submit')}</button>
  <a class="back" href="${escape(page.cancel)}">${t('support.signin.cancel')}</a>
  ${help}
  <details><summary>${t('support.signin.demo')} (${page.accounts.length})</summary><ul>${players}</ul></details>
</form>`
  return renderProviderPage({ ...page, title, main })
}
