// What leaves the page or stays in the browser goes through one module each.
import { nameOf, onGlobals, part, rule } from './rule.ts'

const oneDoor = (description: string, name: string, message: string) =>
  rule(description, (context) =>
    onGlobals(context, new Set([name]), (_name, node) => context.report({ node, message })),
  )

export const fetchHasOneDoor = oneDoor(
  'fetch is called in web/src/api/client.ts alone',
  'fetch',
  'The page asks the server through api/ alone: call the typed client (useApi, api.GET …), whose one fetch is in api/client.ts.',
)

export const uploadsHaveOneDoor = oneDoor(
  'XMLHttpRequest is used in web/src/api/upload.ts alone',
  'XMLHttpRequest',
  'Only api/upload.ts uses XMLHttpRequest (for the progress of files): call upload() there, or the typed client.',
)

export const storageHasOneDoor = rule(
  'localStorage and sessionStorage are used in web/src/lib/stored.ts alone',
  (context) =>
    onGlobals(context, new Set(['localStorage', 'sessionStorage']), (name, node) =>
      context.report({
        node,
        message: `${name} throws where it is full or forbidden: use the places of lib/stored.ts, which never do.`,
      }),
    ),
)

export const cookiesHaveOneDoor = rule('document.cookie is used in web/src/lib/cookies.ts alone', (context) => ({
  MemberExpression: (node) => {
    if (nameOf(node) !== 'cookie' || nameOf(part(node, 'object')) !== 'document') return
    context.report({ node, message: 'Read and set cookies with lib/cookies.ts, which knows path, age and Secure.' })
  },
}))
