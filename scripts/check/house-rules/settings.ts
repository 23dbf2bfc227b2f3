// The environment is read in one place.
import { nameOf, onImports, part, rule } from './rule.ts'

const message = 'Settings are read in server/src/config.ts only: add one there and hand it down.'

export const settingsHaveOneDoor = rule('process.env is read in server/src/config.ts alone', (context) => ({
  ...onImports((target, node, isTypeOnly) => {
    if (!isTypeOnly && (target === 'node:process' || target === 'process')) context.report({ node, message })
  }),
  MemberExpression: (node) => {
    if (nameOf(node) === 'env' && nameOf(part(node, 'object')) === 'process') context.report({ node, message })
  },
}))
