// A page that needs nothing but itself: no script, no file, no database. For what stands beside the app (development's
// mails), or in its place when it cannot be served.
import { createHash } from 'node:crypto'
import { escapeHtml } from '../lib/html.ts'
import { mark } from '../lib/mark.ts'

const style = `:root{color-scheme:light dark;--surface:#f4f6fb;--raised:#fff;--text:#171a26;--quiet:#555b70;--line:#c9cede;--link:#2a50d0}
@media (prefers-color-scheme:dark){:root{--surface:#11131c;--raised:#1b1e2b;--text:#eef0f7;--quiet:#a9b0c6;--line:#3b4157;--link:#9db4ff}}
body{margin:0;background:var(--surface);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
header{display:flex;align-items:center;gap:.75rem;padding:.9rem max(1rem,50% - 22rem);background:#131a33;color:#fff}
header svg{display:block;inline-size:2rem}h1{font-size:1.25rem;margin:0}main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.foot{margin-block-start:1.5rem}
header a{margin-inline-start:auto;color:inherit;font-size:.9375rem}.lead{margin-block-end:1.25rem}
ol{list-style:none;margin:0;padding:0;display:grid;gap:1rem}
li,article{background:var(--raised);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem 1.5rem}
h2{font-size:1.125rem;line-height:1.3;margin:0;text-wrap:balance}p{margin:.25rem 0 0;color:var(--quiet);font-size:.9375rem}
a{color:var(--link)}
button.on{border:0;font:inherit;font-weight:600;cursor:pointer}
article p{margin-block:.75rem}.on{display:inline-block;padding:.6rem 1.25rem;border-radius:.5rem;background:#2a50d0;
color:#fff;text-decoration:none;font-weight:600}a:focus-visible,button:focus-visible{outline:3px solid var(--text);outline-offset:2px}
.facts{display:flex;flex-wrap:wrap;gap:0 1rem;margin:0;font-size:.8125rem}.facts span{flex:1 1 auto}
.text{margin-block-start:.75rem;padding-block-start:1rem;border-block-start:1px solid var(--line);overflow-wrap:anywhere}
.text p{margin-block:.75rem 0;color:inherit;font-size:1rem}.text .end{margin-block-start:1rem;color:var(--quiet);font-size:.8125rem}
.text .end p{font-size:inherit;margin-block:.25rem 0}
.end summary{inline-size:max-content;min-block-size:1.5rem;list-style:none;cursor:pointer}.end summary::-webkit-details-marker{display:none}
.end summary::after{content:'';display:inline-block;inline-size:.4rem;block-size:.4rem;margin-inline-start:.5rem;border:solid;
border-width:0 1.5px 1.5px 0;transform:translateY(-.15rem) rotate(45deg)}
.end[open] summary::after{transform:translateY(.1rem) rotate(225deg)}
summary:focus-visible{outline:3px solid var(--text);outline-offset:2px}
.choices{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:.25rem}
.choices .on{display:grid;justify-items:center;align-content:start;gap:.35rem;padding:.5rem .25rem;
text-align:center;background:none;color:var(--quiet);font-size:.8125rem;font-weight:400;line-height:1.3}
.choices .on:hover{color:var(--link)}.choices svg{color:var(--link)}
.none{padding-block:4rem;text-align:center}.none svg{inline-size:4rem;margin-block-end:1rem}`

/** Content-Security-Policy of such a page. */
export const plainPagePolicy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  `frame-ancestors 'none'; base-uri 'none'`

/** @param page `title` and `locale` as text, `body` as HTML · @returns the whole document */
export const plainPage = ({
  locale = 'en',
  isRightToLeft = false,
  title,
  body,
  home = '',
}: {
  locale?: string
  isRightToLeft?: boolean
  title: string
  body: string
  /** A way out, as HTML. */
  home?: string
}): string =>
  `<!doctype html><html lang="${escapeHtml(locale)}" dir="${isRightToLeft ? 'rtl' : 'ltr'}"><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>` +
  `<style>${style}</style><header>${mark}<h1>${escapeHtml(title)}</h1>${home}</header><main>${body}</main></html>`
