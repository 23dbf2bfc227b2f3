// The page on which people sign in at the embedded provider. Plain HTML: it works without JavaScript and in a game's
// browser.
import { mark } from '../../lib/mark.ts'
import type { DemoAccount } from './demo-accounts.ts'

/** Texts of the page by message key; `t` comes from the localizations room. */
export type Translate = (key: string, params?: Record<string, string>) => string

export interface SignInPage {
  action: string
  cancel: string
  locale: string
  isRightToLeft: boolean
  t: Translate
  login: string
  /** message key of what went wrong, or undefined on the first showing */
  error: string | undefined
  accounts: readonly DemoAccount[]
  nonce: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char)

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
        <span><strong>${escape(account.displayName)}</strong><small>${escape(account.shows)}</small></span>
      </button></li>`,
    )
    .join('')
  return `<!doctype html>
<html lang="${escape(page.locale)}" dir="${page.isRightToLeft ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${page.error === undefined ? '' : `${t('support.signin.error.prefix')}: `}${t('support.signin.title')}</title>
<style nonce="${escape(page.nonce)}">
:root{color-scheme:light dark;--surface:#f4f6fb;--raised:#fff;--text:#171a26;--quiet:#555b70;--line:#c9cede;
--accent:#2a50d0;--on-accent:#fff;--danger:#b3202c;--focus:#0b5fff;--sky:#131a33}
@media (prefers-color-scheme:dark){:root{--surface:#11131c;--raised:#1b1e2b;--text:#eef0f7;--quiet:#a9b0c6;
--line:#3b4157;--accent:#9db4ff;--on-accent:#11131c;--danger:#ff9aa0;--focus:#8fb8ff;--sky:#0a0d18}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:32px 16px;
background:linear-gradient(var(--sky) 0 280px,var(--surface) 280px);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{inline-size:100%;max-inline-size:440px;background:var(--raised);border-radius:16px;
padding:32px;box-shadow:0 12px 40px rgb(0 0 0/.18)}
.mark{display:block;inline-size:44px;margin-block-end:16px}.mark svg{display:block}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 8px}p{margin:0 0 16px;color:var(--quiet)}label{display:block;
font-weight:600;margin:16px 0 4px}
input{inline-size:100%;min-block-size:44px;padding:8px 12px;font:inherit;color:inherit;background:var(--surface);
border:1px solid var(--line);border-radius:8px}
button{font:inherit;cursor:pointer}.send{inline-size:100%;min-block-size:44px;margin-block-start:24px;border:0;
border-radius:8px;background:var(--accent);color:var(--on-accent);font-weight:600}
.error{color:var(--danger);font-weight:600;border-inline-start:4px solid var(--danger);padding-inline-start:12px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}details{margin-block-start:24px;
border-block-start:1px solid var(--line);padding-block-start:16px;font-size:.9375rem;color:var(--quiet)}
summary{cursor:pointer;min-block-size:28px}ul{list-style:none;margin:8px 0 0;padding:0;display:grid;
grid-template-columns:repeat(auto-fill,minmax(170px,1fr));gap:4px}
li button{display:flex;gap:10px;align-items:center;inline-size:100%;block-size:100%;text-align:start;background:none;
color:inherit;border:0;border-radius:8px;padding:6px 8px;min-block-size:44px}
li button:hover{background:var(--surface)}.initial{flex:none;display:grid;place-items:center;inline-size:28px;
block-size:28px;border-radius:50%;border:1px solid var(--line);font-size:.8125rem}
strong{color:var(--text);font-weight:600}small{display:block;line-height:1.3}
.back{display:inline-block;margin-block-start:20px;color:var(--accent)}
</style>
</head>
<body>
<main>
<span class="mark">${mark}</span>
<h1>${t('support.signin.title')}</h1>
<p>${t('support.signin.intro')}</p>
${error}
<form method="post" action="${escape(page.action)}" novalidate>
  <label for="login">${t('support.signin.login')}</label>
  <input id="login" name="login" value="${escape(page.login)}"
    autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="100" autofocus${described}>
  <label for="password">${t('support.signin.password')}</label>
  <input id="password" name="password" type="password" autocomplete="current-password" maxlength="200"${described}>
  <button class="send" type="submit">${t('support.signin.submit')}</button>
  <details${page.error === undefined ? ' open' : ''}><summary>${t('support.signin.demo')}</summary><ul>${players}</ul></details>
</form>
<a class="back" href="${escape(page.cancel)}">${t('support.signin.cancel')}</a>
</main>
</body>
</html>
`
}
