// Starts the viewer. The search looks at method, address, name and description, not only at the tags' names as the
// viewer's own does.
const params = new URLSearchParams(location.search)
const isDesk = params.get('document') === 'desk'
const base = '/services/bft/docs'
const colours = matchMedia('(prefers-color-scheme: dark)')
const paint = () => document.documentElement.classList.toggle('dark-mode', colours.matches)
colours.addEventListener('change', paint)
paint()

const textOf = (operation) =>
  ['path', 'method']
    .map((key) => operation.get(key))
    .concat(['operationId', 'summary', 'description'].map((key) => operation.getIn(['operation', key], '')))
    .join(' ')
    .toLowerCase()

const search = (taggedOperations, phrase) => {
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean)
  return taggedOperations
    .map((group, tag) =>
      group.set(
        'operations',
        group
          .get('operations')
          .filter((operation) => words.every((word) => `${tag} ${textOf(operation)}`.toLowerCase().includes(word))),
      ),
    )
    .filter((group) => group.get('operations').size > 0)
}

/** A write needs the token of this browser's session; it is fetched just before. */
const withToken = async (request) => {
  if (isDesk || request.loadSpec || ['GET', 'HEAD'].includes((request.method ?? 'GET').toUpperCase())) return request
  const answer = await fetch('/services/bft/api/auth/en-US', { credentials: 'same-origin' })
  request.headers['X-CSRF-TOKEN'] = answer.headers.get('X-CSRF-TOKEN') ?? ''
  return request
}

window.SwaggerUIBundle({
  url: `${base}/${isDesk ? 'desk' : 'openapi'}.json`,
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: false,
  validatorUrl: null,
  requestInterceptor: withToken,
  plugins: [{ fn: { opsFilter: search } }],
})
