// A page that needs nothing but itself: no script, no file, no database. For what stands beside the app (development's
// mails), or in its place when it cannot be served.
import { createHash } from 'node:crypto'
import { escapeHtml } from '../lib/html.ts'
import { mark } from '../lib/mark.ts'
import { colourStyle } from '../lib/portal-colours.ts'

const style = `${colourStyle}
body{margin:0;background:var(--surface);color:var(--text);font:1rem/1.5 Figtree,system-ui,sans-serif}
header{display:flex;align-items:center;gap:.75rem;padding:.9rem max(1rem,50% - 22rem);background:var(--brand);color:var(--on-brand)}
header svg{display:block;inline-size:2rem}h1{font-size:1.25rem;margin:0}main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.foot{margin-block-start:1.5rem}
header a{margin-inline-start:auto;color:inherit;font-size:.9375rem}.lead{margin-block-end:1.25rem}
ol{list-style:none;margin:0;padding:0;display:grid;gap:1rem}
li,article{background:var(--surface-raised);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem 1.5rem}
h2{font-size:1.125rem;line-height:1.3;margin:0;text-wrap:balance}p{margin:.25rem 0 0;color:var(--text-quiet);font-size:.9375rem}
a{color:var(--accent)}
button.on{border:0;font:inherit;font-weight:600;cursor:pointer}
article p{margin-block:.75rem}.on{display:inline-block;padding:.6rem 1.25rem;border-radius:.5rem;background:var(--accent);
color:var(--on-accent);text-decoration:none;font-weight:600}
a:focus-visible,button:focus-visible{outline:3px solid var(--text);outline-offset:2px}
.facts{display:flex;flex-wrap:wrap;gap:0 1rem;margin:0;font-size:.8125rem}.facts span{flex:1 1 auto}
.text{margin-block-start:.75rem;padding-block-start:1rem;border-block-start:1px solid var(--line);overflow-wrap:anywhere}
li:has(.brand){padding:0;border:0;background:none}li:has(.brand)>.facts{padding:0 .25rem .5rem}
.brand{display:flex;align-items:center;gap:.625rem;margin:0;padding:.75rem 1.5rem;border-radius:.75rem .75rem 0 0;
background:var(--brand);color:var(--on-brand);font-weight:700}.brand svg{inline-size:1.5rem}
.brand+.text{margin:0;padding:1.25rem 1.5rem;border:1px solid var(--line);border-block-start:0;border-radius:0 0 .75rem .75rem;
background:var(--surface-raised)}li:has(.brand)+li:has(.brand){margin-block-start:.75rem}
.text p{margin-block:.75rem 0;color:inherit;font-size:1rem}.text .end{margin-block-start:1rem;color:var(--text-quiet);font-size:.8125rem}
.choices{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:.25rem}
.choices .on{display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;align-content:start;gap:.35rem;padding:.5rem .25rem;
text-align:center;background:none;color:var(--text-quiet);font-size:.8125rem;font-weight:400;line-height:1.3}
.choices .on:hover{color:var(--accent)}.choices svg{color:var(--accent)}
@media (max-width:40rem){.choices{grid-template-columns:minmax(0,1fr);gap:0;border:1px solid var(--line);border-radius:.5rem;
overflow:hidden}
.choices .on{grid-template-columns:auto minmax(0,1fr);justify-items:start;align-items:center;gap:.75rem;padding:.5rem .75rem;
border-radius:0;text-align:start;color:inherit;font-size:.9375rem}.choices .on+.on{border-block-start:1px solid var(--line)}
.choices .on:focus-visible{outline-offset:-3px}}
.none{padding-block:4rem;text-align:center}.none svg{inline-size:4rem;margin-block-end:1rem}`

/** @param face address of the portal's Latin face (platform/face.ts) */
const styleWith = (face: string | undefined): string =>
  face === undefined
    ? style
    : `@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url(${face}) format('woff2')}${style}`

/** Content-Security-Policy of such a page. */
export const plainPagePolicyWith = (face?: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styleWith(face)).digest('base64')}'; ` +
  `${face === undefined ? '' : "font-src 'self'; "}frame-ancestors 'none'; base-uri 'none'`
export const plainPagePolicy = plainPagePolicyWith()

/** @param page `title` and `locale` as text, `body` as HTML · @returns the whole document */
export const plainPage = ({
  locale = 'en',
  isRightToLeft = false,
  title,
  body,
  home = '',
  face,
}: {
  locale?: string
  isRightToLeft?: boolean
  title: string
  body: string
  /** A way out, as HTML. */
  home?: string
  /** Address of the portal's Latin face; needs `plainPagePolicyWith` it. */
  face?: string | undefined
}): string =>
  `<!doctype html><html lang="${escapeHtml(locale)}" dir="${isRightToLeft ? 'rtl' : 'ltr'}"><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>` +
  `<style>${styleWith(face)}</style><header>${mark}<h1>${escapeHtml(title)}</h1>${home}</header><main>${body}</main></html>`
