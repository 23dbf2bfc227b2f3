/**
 * Fetches what runs beside the page and answers a function that ends it. What does not come is asked for again at the
 * next of these events of the window.
 */
export const beside = (load: () => Promise<() => void>, events: readonly string[]): (() => void) => {
  let isWanted = true
  let end = (): void => undefined
  const forget = (): void => {
    for (const name of events) window.removeEventListener(name, begin)
  }
  const begin = (): void => {
    forget()
    load().then(
      (ends) => {
        if (isWanted) end = ends
        else ends()
      },
      () => {
        if (isWanted) for (const name of events) window.addEventListener(name, begin)
      },
    )
  }
  begin()
  return () => {
    isWanted = false
    forget()
    end()
  }
}
