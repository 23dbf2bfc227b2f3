// rules.ts decides and does nothing else: no I/O, no clock, no chance. What it needs comes in as a parameter.
import { nameOf, onGlobals, onImports, part, parts, rule } from './rule.ts'

const worldly =
  /^(node:|fastify$|@fastify\/|kysely$|pg$|pino$|nodemailer$|react)|\/(store|service|routes|config)\.ts$|\/adapters\//

const globals = new Set([
  'XMLHttpRequest',
  'console',
  'crypto',
  'document',
  'fetch',
  'localStorage',
  'performance',
  'process',
  'sessionStorage',
  'setImmediate',
  'setInterval',
  'setTimeout',
])

const clock = 'rules.ts has no clock: take the time as a parameter (`now: Date`) from the service.'
const chance = 'rules.ts knows no chance: take the number or the id as a parameter from the service.'
const world = (name: string): string =>
  `rules.ts does no I/O: read ${name} in the service and hand the rule plain values.`

export const pureRules = rule('rules.ts has no I/O, no clock and no chance', (context) => ({
  ...onImports((target, node, isTypeOnly) => {
    if (!isTypeOnly && worldly.test(target)) {
      context.report({ node, message: target === 'node:crypto' ? chance : world(`“${target}”`) })
    }
  }),
  ...onGlobals(context, globals, (name, node) => {
    context.report({
      node,
      message: name === 'crypto' ? chance : name === 'performance' ? clock : world(`“${name}”`),
    })
  }),
  NewExpression: (node) => {
    if (nameOf(part(node, 'callee')) === 'Date' && parts(node, 'arguments').length === 0) {
      context.report({ node, message: clock })
    }
  },
  CallExpression: (node) => {
    const callee = part(node, 'callee')
    if (callee?.type === 'Identifier' && callee['name'] === 'Date') context.report({ node, message: clock })
  },
  'MemberExpression:exit': (node) => {
    const owner = nameOf(part(node, 'object'))
    if (owner === 'Date' && nameOf(node) === 'now') context.report({ node, message: clock })
    if (owner === 'Math' && nameOf(node) === 'random') context.report({ node, message: chance })
  },
}))
