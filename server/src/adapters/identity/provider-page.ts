// What all pages of the embedded provider stand in: the picture, the portal's name, its colours by day and by night.
import { mark } from '../../lib/mark.ts'
import { colourStyle } from '../../lib/portal-colours.ts'

/** Texts of the pages by message key; `t` comes from the localizations room. */
export type Translate = (key: string, params?: Record<string, string>) => string

/** Where a page's language comes from; the first of them that is offered counts. */
export interface LanguageWishes {
  /** `ui_locales` of the request: what the portal's own page was in */
  uiLocales?: string | undefined
  cookie?: string | undefined
  acceptLanguage?: string | undefined
}

export interface PageWords {
  locale: string
  isRightToLeft: boolean
  t: Translate
}

interface ProviderPage extends PageWords {
  /** plain text */
  title: string
  /** HTML of the main part, every value escaped */
  main: string
  /** of the policy the page comes with; undefined where that allows styles in the page */
  nonce?: string
  /** Address of the portal's Latin face; undefined where the app is not built. */
  face: string | undefined
  /** Whose page this is; undefined: the portal's. */
  brand?: string | undefined
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char)

/** Night over the hills, and the signpost that shows the way: the picture of the portal's first page, as a drawing. */
const scene = `<svg class="scene" viewBox="0 0 600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0f1530"/><stop offset=".55" stop-color="#243a86"/>
<stop offset="1" stop-color="#5b6fd0"/></linearGradient></defs><path fill="url(#sky)" d="M0 0h600v900H0z"/>
<g fill="#fff"><circle cx="90" cy="210" r="2"/><circle cx="170" cy="130" r="1.5"/><circle cx="250" cy="250" r="2.5"/>
<circle cx="330" cy="170" r="1.5"/><circle cx="520" cy="120" r="2"/><circle cx="560" cy="300" r="1.5"/><circle cx="60" cy="380" r="1.5"/>
<circle cx="390" cy="330" r="2"/><circle cx="210" cy="420" r="1.5"/><circle cx="480" cy="430" r="1.5"/></g>
<path fill="#f6e7c1" d="M468 191a46 46 0 1 0 32 52 40 40 0 1 1-32-52z"/>
<path fill="#1d2a66" d="M0 640q120-110 250-30t350-60v350H0z"/><path fill="#162052" d="M0 720q160-80 320-10t280-40v230H0z"/>
<path fill="#0d1436" d="M0 810q200-70 380-20t220-20v130H0z"/>
<g class="post"><path fill="#e8c07a" d="M292 560h16v250h-16z"/><path fill="#f4d79b" d="M240 590h120l34 28-34 28H240z"/>
<path fill="#d9a95c" d="M360 664H250l-34 28 34 28h110z"/>
<g fill="#4a3410"><circle cx="283" cy="612" r="5"/><circle cx="325" cy="612" r="5"/></g>
<path d="M288 626q16 13 32 0" fill="none" stroke="#4a3410" stroke-width="5" stroke-linecap="round"/></g></svg>`

/** @returns a whole HTML document */
export const renderProviderPage = (page: ProviderPage): string => {
  const t = (key: string): string => escape(page.t(key))
  const face =
    page.face === undefined
      ? ''
      : '@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;' +
        `src:url(${escape(page.face)}) format('woff2')}`
  const brand = page.brand === undefined ? t('support.site.title') : escape(page.brand)
  return `<!doctype html>
<html lang="${escape(page.locale)}" dir="${page.isRightToLeft ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escape(page.title)} - ${brand}</title>
<style${page.nonce === undefined ? '' : ` nonce="${escape(page.nonce)}"`}>
${face}
${colourStyle}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:var(--surface);
color:var(--text);font:1rem/1.5 Figtree,system-ui,sans-serif}
header{position:relative;overflow:hidden;min-block-size:clamp(9.5rem,40vw,15rem);padding:1.25rem;background:var(--brand);
color:var(--on-brand)}
.scene{position:absolute;inset:auto 0 0;inline-size:100%;aspect-ratio:600/900;margin-block-end:-20%}
.post{translate:130px}[dir=rtl] .post{translate:-130px}
.brand{position:relative;display:flex;align-items:center;gap:.75rem;font-size:1.125rem;font-weight:700}
.brand svg{display:block;flex:none;inline-size:2.25rem}
main{inline-size:100%;max-inline-size:28rem;margin-inline:auto;padding:1.75rem 1.25rem 2.5rem}
h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.01em;margin:0 0 .5rem}p{margin:0 0 1.5rem;color:var(--text-quiet);text-wrap:pretty}
label{display:block;font-weight:600;margin:1.25rem 0 .5rem}
input{inline-size:100%;min-block-size:48px;padding:.5rem .875rem;font:inherit;color:inherit;background:var(--surface-floating);
border:1px solid var(--line-strong);border-radius:10px}
button{font:inherit;cursor:pointer}.send,.back{display:block;inline-size:100%;min-block-size:48px;border-radius:10px;
padding:.65rem 1rem;font-weight:600;text-align:center;text-decoration:none}
.send{margin-block:1.75rem .75rem;border:1px solid transparent;background:var(--accent);color:var(--on-accent)}
button.back{background:none}
.back{border:1px solid var(--line-strong);color:var(--text)}.back:hover,summary:hover,li button:hover{background:var(--surface-raised)}
.error{color:var(--danger);font-weight:600;border-inline-start:4px solid var(--danger);padding-inline-start:.75rem}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
details{margin-block-start:2rem;border-block-start:1px solid var(--line);padding-block-start:.75rem}
summary{display:flex;align-items:center;gap:.5rem;min-block-size:44px;padding-inline:.5rem;margin-inline:-.5rem;border-radius:8px;
color:var(--text-quiet);cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}
summary::after{content:"";inline-size:.5rem;block-size:.5rem;margin-inline-start:auto;border:solid currentcolor;border-width:0 2px 2px 0;
rotate:45deg;translate:0 -2px}[open] summary::after{rotate:225deg;translate:0 2px}
ul{list-style:none;margin:.5rem -.5rem 0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.25rem}
li button{display:flex;gap:.75rem;align-items:center;inline-size:100%;block-size:100%;text-align:start;background:none;
color:var(--text-quiet);border:0;border-radius:8px;padding:.5rem;min-block-size:48px}
.initial{flex:none;display:grid;place-items:center;inline-size:2.25rem;block-size:2.25rem;border-radius:50%;
background:var(--line);color:var(--text);font-weight:600}
section{margin-block-start:1.75rem}h2{font-size:1rem;margin:0}.help{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin:0}
.help a{display:inline-block;padding-block:.5rem;color:var(--accent);text-underline-offset:3px}
strong{color:var(--text);font-weight:600}small{display:block;font-size:.875rem;line-height:1.3}
@media (min-width:768px){body{grid-template:1fr/minmax(18rem,5fr) 7fr}header{padding:2rem}main{align-self:center;padding:2.5rem 2rem}
h1{font-size:2.125rem}
.scene{inset:0;block-size:100%;margin:0}[dir] .post{translate:none}}
</style>
</head>
<body>
<header>${scene}<span class="brand">${mark}<span>${brand}</span></span></header>
<main>
${page.main}
</main>
</body>
</html>
`
}
