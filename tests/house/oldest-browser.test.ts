// Chromium 114 is the oldest browser that games embed (ground G34): the built app is read for what it does not know.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Linter } from 'eslint'
import { expect, test } from 'vitest'

const folder = join(process.env['WEB_DIST'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url)), 'assets')
const built = (ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

/** What came after 114, by the version that brought it. A call behind `?.` is a question, not a use. */
const youngMethods: Readonly<Record<string, string>> = {
  '^(groupBy)$': '117',
  '^(withResolvers)$': '119',
  '^(canParse)$': '120',
  '^(fromAsync)$': '121',
  '^(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)$': '122',
  '^(setHTMLUnsafe|parseHTMLUnsafe)$': '124',
  '^(getHTML)$': '125',
  '^(isError|fromBase64|toBase64|fromHex|toHex|sumPrecise)$': '134 and later',
  '^(moveBefore)$': '133',
  '^(requestClose)$': '134',
  '^(f16round)$': '135',
  '^(ariaNotify)$': '140',
}
/** Static members whose names alone say too little. */
const youngMembers: readonly (readonly [string, string, string])[] = [
  ['AbortSignal', 'any', '116'],
  ['Promise', 'try', '128'],
  ['URL', 'parse', '126'],
  ['RegExp', 'escape', '136'],
  ['Intl', 'DurationFormat', '129'],
  ['scheduler', 'yield', '129'],
  ['Iterator', 'from', '122'],
]
const youngGlobals = [
  'CloseWatcher',
  'Iterator',
  'Float16Array',
  'DisposableStack',
  'AsyncDisposableStack',
  'Temporal',
  'URLPattern',
]

/** Iterator helpers (122): array methods on what is no array. */
const onIterator =
  ':not([callee.object.callee.object.name="Object"])[callee.object.type="CallExpression"][callee.object.callee.property.name=/^(keys|entries|values|matchAll)$/]'
const rules: Linter.RulesRecord = {
  'no-restricted-syntax': [
    'error',
    ...Object.entries(youngMethods).map(([names, version]) => ({
      selector: `CallExpression[optional=false] > MemberExpression.callee[computed=false][property.name=/${names}/]`,
      message: `Chromium ${version}`,
    })),
    ...youngMembers.map(([object, name, version]) => ({
      selector: `CallExpression[optional=false] > MemberExpression.callee[object.name="${object}"][property.name="${name}"]`,
      message: `Chromium ${version}`,
    })),
    {
      selector: `CallExpression[callee.property.name=/^(map|filter|flatMap|take|drop|reduce|toArray|some|every|find)$/]${onIterator}`,
      message: 'Chromium 122: iterator helpers',
    },
  ],
  'no-restricted-globals': ['error', ...youngGlobals],
}

/** ES2024 is what 114 reads: of it, only the regular expressions' `v` is syntax, and that came with 112. */
const lint = (text: string): string[] =>
  new Linter()
    .verify(text, {
      languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
      linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
      rules,
    })
    .map(
      ({ message, line, column }) =>
        `${message}: …${(text.split('\n')[line - 1] ?? '').slice(Math.max(0, column - 60), column + 60)}…`,
    )

/**
 * CSS after 114. What an older browser may leave out without harm (a nicer wrap, a box that grows with its text) is not
 * here.
 */
const youngCss: Readonly<Record<string, RegExp>> = {
  'subgrid (117)': /\bsubgrid\b/,
  '@starting-style (117)': /@starting-style/,
  '@scope (118)': /@scope\b/,
  'relative colours (119)': /\b(?:rgb|hsl|oklch|oklab|lch|lab|color)\(from\b/,
  ':user-invalid (119)': /:user-(?:in)?valid/,
  ':dir() (120)': /:dir\(/,
  'mask without prefix (120)': /(?<![-\w])mask(?:-image)?:(?![^}]*-webkit-mask)(?<!-webkit-mask[^}]*)/,
  'powers and roots (120)': /\b(?:pow|sqrt|hypot|exp)\(/,
  'light-dark() (123)': /\blight-dark\(/,
  'anchors (125)': /\b(?:anchor|anchor-size)\(|position-anchor:/,
  'round() (125)': /\b(?:round|mod|rem)\(/,
  'calc-size() (129)': /\bcalc-size\(|interpolate-size:/,
  '::details-content (131)': /::details-content/,
  'text-box (133)': /\btext-box(?:-trim)?:/,
  'if() (137)': /:\s*if\(/,
  'nesting without & (120)': /\{[^{}]*;\s*(?:[a-z]+|\.[\w-]+)\s*\{/,
}
/** What stands behind @supports has its fallback beside it. */
const withoutSupported = (css: string): string => css.replace(/@supports[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')

test('the check sees what it looks for', () => {
  for (const young of [
    'Object.groupBy(a, b)',
    'Promise.withResolvers()',
    'URL.canParse(a)',
    'AbortSignal.any([a])',
    'a.union(b)',
    'm.values().map(f)',
    'new URLPattern()',
    'import a from "a" with { type: "json" }',
    '/(?i:a)/.test(b)',
  ])
    expect(lint(young), young).not.toEqual([])
  for (const old of [
    'Object.values(a).map(b)',
    'a.toSorted()',
    'a?.b ?? c',
    'class A { #b; static { } }',
    'URL.canParse?.(a)',
    '/[\\p{L}--a]/v.test(b)',
  ])
    expect(lint(old), old).toEqual([])
})

test('the scripts are in words that Chromium 114 reads, and call nothing it lacks', () => {
  const scripts = built('.js')
  expect(scripts.length, `no build in ${folder}: run scripts/build.sh`).toBeGreaterThan(10)
  expect(scripts.flatMap(({ file, text }) => lint(text).map((line) => `${file}: ${line}`))).toEqual([])
}, 120_000)

test('the style sheet uses nothing that Chromium 114 lacks without a fallback', () => {
  const sheets = built('.css')
  expect(sheets.length).toBeGreaterThan(0)
  expect(
    sheets.flatMap(({ file, text }) =>
      Object.entries(youngCss)
        .filter(([, pattern]) => pattern.test(withoutSupported(text)))
        .map(([name]) => `${file}: ${name}`),
    ),
  ).toEqual([])
})
