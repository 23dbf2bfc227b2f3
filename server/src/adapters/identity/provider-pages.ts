// Pages the embedded provider shows beside its sign-in: signing out there, and a sign-in that cannot go on. In the
// language of the portal's page, like the sign-in itself (CD-273).
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import { escape, type LanguageWishes, type PageWords, renderProviderPage } from './provider-page.ts'

interface ProviderPageOptions {
  words: (wishes: LanguageWishes) => PageWords
  face: string | undefined
  /** the portal's start, without its language */
  home: string
}

export interface ProviderPages {
  logoutSource: (ctx: KoaContextWithOIDC, form: string) => void
  postLogoutSuccessSource: (ctx: KoaContextWithOIDC) => void
  renderError: NonNullable<Configuration['renderError']>
}

export const providerPages = ({ words, face, home }: ProviderPageOptions): ProviderPages => {
  const show = (ctx: KoaContextWithOIDC, title: string, main: (t: (key: string) => string) => string): void => {
    const uiLocales = new URLSearchParams(ctx.querystring).get('ui_locales') ?? undefined
    const own = words({
      uiLocales,
      cookie: ctx.cookies.get('locale', { signed: false }),
      acceptLanguage: ctx.get('accept-language'),
    })
    const t = (key: string): string => escape(own.t(key))
    ctx.type = 'html'
    ctx.body = renderProviderPage({
      ...own,
      face,
      title: own.t(title),
      main: `<h1>${t(title)}</h1>\n${main(t)}`,
    })
  }
  const back = (t: (key: string) => string): string =>
    `<a class="back" href="${escape(home)}">${t('support.signin.home')}</a>`
  return {
    /** @param form the provider's own hidden form, which proves that it was this page that asked */
    logoutSource: (ctx, form) =>
      show(
        ctx,
        'support.signin.out.title',
        (t) => `${form}
<button class="send" form="op.logoutForm" name="logout" value="yes" autofocus>${t('support.signin.out.yes')}</button>
<button class="back" form="op.logoutForm">${t('support.signin.out.no')}</button>`,
      ),
    postLogoutSuccessSource: (ctx) => show(ctx, 'support.signin.out.done', back),
    /** The code is for who is asked for help; it says nothing to a player. */
    renderError: (ctx, out) =>
      show(
        ctx,
        'support.signin.failed.title',
        (t) =>
          `<p>${t('support.signin.failed.text')}</p>\n${back(t)}\n<p><small dir="ltr">${escape(out.error)}</small></p>`,
      ),
  }
}
