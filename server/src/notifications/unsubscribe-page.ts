// The two pages of unsubscribing: one that asks, so that no program that follows links ends anything, and one that says it
// is done. Plain, without script: whoever comes from a mail has no session and needs none.
import { escapeHtml } from '../lib/html.ts'
import { isRightToLeft } from '../lib/locale.ts'
import { plainPage } from '../platform/plain-page.ts'
import type { UnsubscribeTag } from './unsubscribe-tags.ts'

interface UnsubscribePagesDeps {
  say: (locale: string, key: string) => string
  /** Where a signed-in player changes it again. */
  preferencesUrl: (locale: string) => string
}

export const createUnsubscribePages = ({ say, preferencesUrl }: UnsubscribePagesDeps) => {
  const page = ({ locale, what, accountId }: UnsubscribeTag, step: 'ask' | 'done', rest: string): string => {
    const t = (key: string): string => escapeHtml(say(locale, `support.unsubscribe.${key}`))
    const whose = accountId === null ? 'case' : what
    const paragraphs = [`${step}.${whose}`, 'due'].map((key) => `<p>${t(key)}</p>`).join('')
    return plainPage({
      locale,
      isRightToLeft: isRightToLeft(locale),
      title: say(locale, 'support.site.title'),
      body: `<article><h2>${t(`${step}.title`)}</h2>${paragraphs}${rest}</article>`,
    })
  }
  return {
    // The form goes to the address it stands at, tag and all.
    ask: (tag: UnsubscribeTag) =>
      page(
        tag,
        'ask',
        `<form method="post"><button class="on" name="List-Unsubscribe" value="One-Click">` +
          `${escapeHtml(say(tag.locale, 'support.unsubscribe.stop'))}</button></form>`,
      ),
    done: (tag: UnsubscribeTag) =>
      page(
        tag,
        'done',
        tag.accountId === null
          ? ''
          : `<p><a href="${escapeHtml(preferencesUrl(tag.locale))}">` +
              `${escapeHtml(say(tag.locale, 'support.unsubscribe.choose'))}</a></p>`,
      ),
  }
}

export type UnsubscribePages = ReturnType<typeof createUnsubscribePages>
