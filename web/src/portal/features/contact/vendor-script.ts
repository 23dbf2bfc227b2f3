// Scripts of captcha vendors. The page's policy lets in what a script of ours adds ('strict-dynamic'); the host comes
// from the settings.
const loaded = new Map<string, Promise<void>>()

/** Adds a script once. Rejects when it does not load; the next call tries again. */
export const loadScript = (url: string, attributes: Record<string, string> = {}): Promise<void> => {
  const known = loaded.get(url)
  if (known !== undefined) return known
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  const loading = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      loaded.delete(url)
      script.remove()
      reject(new Error('a captcha script did not load'))
    }
  })
  loaded.set(url, loading)
  script.async = true
  script.src = url
  document.head.append(script)
  return loading
}
