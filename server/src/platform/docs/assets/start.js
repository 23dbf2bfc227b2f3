// Starts the viewer on this page's document, without anything of anybody else's: no fonts, no proxy, no telemetry, no
// assistant.
const place = document.getElementById('reference')
const { document: name } = place.dataset
const base = '/services/bft/docs'
const isRead = (method) => ['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase())

/** A write needs the token of this browser's session; it is fetched just before. The desk's calls have a bearer's. */
const send = async (input, init) => {
  const request = new Request(input, init)
  if (isRead(request.method) || !new URL(request.url).pathname.startsWith('/services/bft/')) return fetch(request)
  const answer = await fetch('/services/bft/api/auth/en-US', { credentials: 'same-origin' })
  request.headers.set('X-CSRF-TOKEN', answer.headers.get('X-CSRF-TOKEN') ?? '')
  return fetch(request)
}

/** Request samples in the languages partners write in. */
const hidden = {
  c: true,
  clojure: true,
  dart: true,
  fsharp: true,
  http: true,
  objc: true,
  ocaml: true,
  php: true,
  powershell: true,
  r: true,
  ruby: true,
  swift: true,
}

window.Scalar.createApiReference(place, {
  url: `${base}/reference/${name}.json`,
  customFetch: send,
  theme: 'none',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  documentDownloadType: 'none',
  operationTitleSource: 'summary',
  showOperationId: true,
  modelsSectionLabel: 'Schemas',
  defaultOpenFirstTag: false,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  hiddenClients: hidden,
})
