// Chromium 114 is the oldest browser that games embed (ground G34): the built app is read for what it does not know.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnyNode, parse } from 'acorn'
import { full } from 'acorn-walk'
import { expect, test } from 'vitest'

const folder = join(process.env['WEB_DIST'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url)), 'assets')
const built = (ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

/** Methods that came after 114, by the version that brought them. A call behind `?.` is a question, not a use. */
const youngMethods: Readonly<Record<string, readonly string[]>> = {
  117: ['groupBy'],
  119: ['withResolvers'],
  120: ['canParse'],
  121: ['fromAsync'],
  122: ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  124: ['setHTMLUnsafe', 'parseHTMLUnsafe'],
  125: ['getHTML'],
  133: ['moveBefore'],
  134: ['requestClose'],
  '134 and later': ['isError', 'fromBase64', 'toBase64', 'fromHex', 'toHex', 'sumPrecise'],
  135: ['f16round'],
  140: ['ariaNotify'],
}
/** Static members whose names alone say too little. */
const youngMembers: Readonly<Record<string, string>> = {
  'AbortSignal.any': '116',
  'Promise.try': '128',
  'URL.parse': '126',
  'RegExp.escape': '136',
  'Intl.DurationFormat': '129',
  'scheduler.yield': '129',
  'Iterator.from': '122',
}
const youngGlobals = new Set([
  'CloseWatcher',
  'Iterator',
  'Float16Array',
  'DisposableStack',
  'AsyncDisposableStack',
  'Temporal',
  'URLPattern',
])
/** Array methods that iterators have since 122, and what gives an iterator. */
const onIterators = new Set(['map', 'filter', 'flatMap', 'take', 'drop', 'reduce', 'toArray', 'some', 'every', 'find'])
const iterators = new Set(['keys', 'entries', 'values', 'matchAll'])

/** `object.name` of a plain member; the object's name is '' where it is no plain name itself. */
const memberOf = (node: AnyNode): { owner: AnyNode; object: string; name: string } | null =>
  node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? {
        owner: node.object,
        object: node.object.type === 'Identifier' ? node.object.name : '',
        name: node.property.name,
      }
    : null

/** `Object.values(a).map(…)` is an array's; `a.values().map(…)` may be an iterator's. */
const isIterator = (node: AnyNode): boolean => {
  const made = node.type === 'CallExpression' ? memberOf(node.callee) : null
  return made !== null && made.object !== 'Object' && iterators.has(made.name)
}

const youngCall = (node: AnyNode): string | null => {
  const called = node.type === 'CallExpression' && !node.optional ? memberOf(node.callee) : null
  if (called === null) return null
  const method = Object.entries(youngMethods).find(([, names]) => names.includes(called.name))
  const version = method?.[0] ?? youngMembers[`${called.object}.${called.name}`]
  if (version !== undefined) return `Chromium ${version}`
  return onIterators.has(called.name) && isIterator(called.owner) ? 'Chromium 122: iterator helpers' : null
}

/** `typeof a.b === 'function' ? … : …` asks first: in its first branch `a.b` may be called. */
const askedFirst = (node: AnyNode): { name: string; from: number; to: number } | null => {
  if (node.type !== 'ConditionalExpression' || node.test.type !== 'BinaryExpression') return null
  const { left, operator, right } = node.test
  const [question, answer] = left.type === 'UnaryExpression' ? [left, right] : [right, left]
  if (question.type !== 'UnaryExpression' || question.operator !== 'typeof' || !/^===?$/.test(operator)) return null
  const word =
    answer.type === 'TemplateLiteral' ? answer.quasis[0]!.value.raw : answer.type === 'Literal' && answer.value
  const asked = memberOf(question.argument)
  if (word !== 'function' || asked === null) return null
  return { name: asked.name, from: node.consequent.start, to: node.consequent.end }
}

/** ES2024 is what 114 reads: of it, only the regular expressions' `v` is syntax, and that came with 112. */
const lint = (text: string): string[] => {
  const found: string[] = []
  const complain = (message: string, at: number): void => {
    found.push(`${message}: …${text.slice(Math.max(0, at - 60), at + 60)}…`)
  }
  try {
    const tree = parse(text, { ecmaVersion: 2024, sourceType: 'module' })
    const asked: NonNullable<ReturnType<typeof askedFirst>>[] = []
    full(tree, (visited) => {
      const found = askedFirst(visited as AnyNode)
      if (found !== null) asked.push(found)
    })
    const isAsked = (node: AnyNode): boolean => {
      const called = node.type === 'CallExpression' ? memberOf(node.callee)?.name : undefined
      return asked.some(({ name, from, to }) => name === called && from <= node.start && node.end <= to)
    }
    full(tree, (visited) => {
      const node = visited as AnyNode
      const young = youngCall(node)
      if (young !== null && !isAsked(node)) complain(young, node.start)
      if (node.type === 'Identifier' && youngGlobals.has(node.name)) complain(`no ${node.name}`, node.start)
    })
  } catch (error) {
    const { message, pos } = error as { message: string; pos?: number }
    complain(message, pos ?? 0)
  }
  return found
}

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
    'typeof A.fromHex === "function" ? b : A.fromHex(c)',
    'typeof A.fromHex === "function" ? A.toHex(c) : b',
    'typeof A.fromHex === "string" ? A.fromHex(c) : b',
  ])
    expect(lint(young), young).not.toEqual([])
  for (const old of [
    'Object.values(a).map(b)',
    'a.toSorted()',
    'a?.b ?? c',
    'class A { #b; static { } }',
    'URL.canParse?.(a)',
    'typeof A.fromHex === "function" ? (a) => A.fromHex(a) : b',
    'typeof A.fromHex == `function` ? A.fromHex(a) : b',
    '/[\\p{L}--a]/v.test(b)',
  ])
    expect(lint(old), old).toEqual([])
})

test('the scripts are in words that Chromium 114 reads, and call nothing it lacks', () => {
  const scripts = built('.js')
  expect(scripts.length, `no build in ${folder}: run scripts/build.sh`).toBeGreaterThan(10)
  expect(scripts.flatMap(({ file, text }) => lint(text).map((line) => `${file}: ${line}`))).toEqual([])
})

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
