// What leaves the page or stays in the browser goes through one module each.
import { nameOf, onGlobals, part, parts, rule, type SyntaxNode } from './rule.ts'

const oneDoor = (description: string, names: readonly string[], message: string) =>
  rule(description, (context) =>
    onGlobals(context, new Set(names), (name, node) =>
      context.report({ node, message: message.replace('NAME', name) }),
    ),
  )

export const fetchHasOneDoor = oneDoor(
  'fetch is called in web/src/kit/api/client.ts alone',
  ['fetch'],
  'The page asks the server through api/ alone: call the typed client (useApi, api.GET …), whose one fetch is in api/client.ts.',
)

export const uploadsHaveOneDoor = oneDoor(
  'XMLHttpRequest is used in web/src/kit/api/upload.ts alone',
  ['XMLHttpRequest'],
  'Only api/upload.ts uses XMLHttpRequest (for the progress of files): call upload() there, or the typed client.',
)

export const storageHasOneDoor = oneDoor(
  'localStorage and sessionStorage are used in web/src/kit/lib/stored.ts alone',
  ['localStorage', 'sessionStorage'],
  'NAME throws where it is full or forbidden: use the places of lib/stored.ts, which never do.',
)

export const cookiesHaveOneDoor = rule('document.cookie is used in web/src/kit/lib/cookies.ts alone', (context) => ({
  MemberExpression: (node) => {
    if (nameOf(node) !== 'cookie' || nameOf(part(node, 'object')) !== 'document') return
    context.report({ node, message: 'Read and set cookies with lib/cookies.ts, which knows path, age and Secure.' })
  },
}))

export const streamsHaveOneDoor = rule(
  'EventSource, WebSocket and sendBeacon are used in web/src/kit/api alone',
  (context) => {
    const message =
      'Streams, sockets and beacons are opened in web/src/kit/api alone: use what is there (event-stream.ts), or add it.'
    return {
      ...onGlobals(context, new Set(['EventSource', 'WebSocket']), (_name, node) => {
        if (!node.parent?.type.startsWith('TS')) context.report({ node, message })
      }),
      CallExpression: (node) => {
        if (nameOf(part(node, 'callee')) === 'sendBeacon') context.report({ node, message })
      },
    }
  },
)

export const markupHasOneDoor = rule('raw HTML is written in three places alone', (context) => ({
  JSXAttribute: (node) => {
    if (nameOf(part(node, 'name')) !== 'dangerouslySetInnerHTML') return
    context.report({ node, message: 'Raw HTML is drawn by shared/rich-text/RichText.tsx alone, which cleans it.' })
  },
}))

/** Literals of an object in `style=`, custom properties' and those of conditions too. */
const literalOf = (node: SyntaxNode | null): boolean =>
  node !== null &&
  (node.type === 'Literal' || node.type === 'TemplateLiteral' || node.type === 'UnaryExpression'
    ? node.type !== 'TemplateLiteral' || parts(node, 'expressions').length === 0
    : node.type === 'ConditionalExpression' &&
      (literalOf(part(node, 'consequent')) || literalOf(part(node, 'alternate'))))

export const stylesStandInSheets = rule('a style with a value of its own stands in the style sheet', (context) => ({
  JSXAttribute: (node) => {
    if (nameOf(part(node, 'name')) !== 'style') return
    const inside = part(part(node, 'value') ?? node, 'expression')
    const value = inside?.type === 'TSAsExpression' ? part(inside, 'expression') : inside
    if (value?.type !== 'ObjectExpression') return
    for (const property of parts(value, 'properties')) {
      if (!literalOf(part(property, 'value'))) continue
      const message = 'Colours and lengths stand in the component’s style sheet, by the tokens of styles/.'
      context.report({ node: property, message })
    }
  },
}))
