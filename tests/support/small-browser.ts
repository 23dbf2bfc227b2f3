// A browser without a window: keeps cookies for each origin and follows redirects, on its own origin and elsewhere.
export interface SmallBrowser {
  /** The address it ended at, and what stood there; stops before an address that `until` takes. */
  go: (
    url: string,
    options?: { method?: string; form?: Record<string, string>; until?: (url: URL) => boolean },
  ) => Promise<{ url: URL; status: number; text: string }>
  cookieOf: (origin: string) => string
  /** A line of Set-Cookie, as if this origin had sent it. */
  keep: (origin: string, line: string) => void
}

const mostSteps = 15

/** `portal`: the address the server names itself by, and where it listens. */
export const smallBrowser = (portal: { name: string; listens: string }): SmallBrowser => {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (origin: string): Map<string, string> => {
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }
  const cookieOf = (origin: string): string => [...jarOf(origin)].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (origin: string, line: string): void => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '' || /expires=Thu, 01 Jan 1970|max-age=0/i.test(line)) jarOf(origin).delete(name)
    else jarOf(origin).set(name, value)
  }
  return {
    cookieOf,
    keep,
    go: async (address, { method = 'GET', form, until = () => false } = {}) => {
      let url = new URL(address, portal.name)
      let step: RequestInit = { method, ...(form && { body: new URLSearchParams(form) }) }
      for (let steps = 0; steps < mostSteps; steps += 1) {
        const real = url.origin === portal.name ? new URL(url.pathname + url.search, portal.listens) : url
        const headers = { 'accept-language': 'en-US', cookie: cookieOf(url.origin) }
        const answer = await fetch(real, { ...step, headers, redirect: 'manual' })
        for (const line of answer.headers.getSetCookie()) keep(url.origin, line)
        const location = answer.headers.get('location')
        if (location === null) return { url, status: answer.status, text: await answer.text() }
        url = new URL(location, url)
        if (until(url)) return { url, status: answer.status, text: '' }
        step = { method: 'GET' }
      }
      throw new Error(`redirects without end from ${address}`)
    },
  }
}
