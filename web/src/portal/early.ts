// Stands in a page whose form the server drew, right behind the form, so that it runs before the page is painted and
// long before the app lives (CD-211). What is typed then survives a reload, and a press of the form's button is kept for
// the app to do. A file of its own, without imports: the server writes its text into the page and names its hash in the
// page's policy.
;(() => {
  const root = document.documentElement
  const key = `early ${location.pathname}`
  // What is masked, chosen or sent along is kept nowhere (ground G30).
  const kept = /^(textarea|text|email|tel|url|search|number)$/
  const storage = (): Storage => sessionStorage

  /** React has taken it over: from then on its form keeps it. */
  const isLive = (element: Element): boolean => Object.keys(element).some((name) => name.startsWith('__react'))
  const fields = (): (HTMLInputElement | HTMLTextAreaElement)[] =>
    [...document.querySelectorAll<HTMLInputElement>('#app :is(input, textarea)')].filter(({ type }) => kept.test(type))
  const nameOf = ({ name, id }: { name: string; id: string }): string => name || id
  const read = (of: string): Record<string, unknown> => {
    try {
      return (JSON.parse(storage().getItem(of) ?? '{}') ?? {}) as Record<string, unknown>
    } catch {
      return {}
    }
  }

  const before = read(key)
  for (const field of fields()) {
    const text = before[nameOf(field)]
    if (typeof text === 'string' && field.value === '') field.value = text
  }
  // A reload in the middle of the guide: what was drawn is its first step, and not where the visitor is.
  const drawn = document.querySelector<HTMLElement>('#app [data-state]')?.dataset['state']
  const { state, url } = read('bft')
  if (drawn !== undefined && state !== undefined && state !== drawn && location.pathname.endsWith(String(url))) {
    root.dataset['begun'] = ''
    // Whatever goes wrong, nobody looks at nothing.
    setTimeout(() => delete root.dataset['begun'], 4000)
  }

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (form.method !== 'dialog' || isLive(form)) return
      event.preventDefault()
      form.dataset['pressed'] = ''
    },
    true,
  )
  addEventListener('pagehide', () => {
    const early = fields().filter((field) => field.value !== '' && !isLive(field))
    try {
      if (early.length === 0) storage().removeItem(key)
      else
        storage().setItem(key, JSON.stringify(Object.fromEntries(early.map((field) => [nameOf(field), field.value]))))
    } catch {
      // Full or forbidden: then nothing is kept.
    }
  })
})()
