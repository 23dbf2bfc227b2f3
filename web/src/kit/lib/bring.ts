/** Before a file that did not come is asked for again, in milliseconds. */
const waits = [300, 1500]
/** By what asks for it: how often a file did not come. */
const failures = new Map<string, number>()

/**
 * A file of the app that is fetched later. What does not come is asked for twice more; then it is the caller's turn to
 * say so, and asking anew is asking again. The build puts this around each `import()` (build/plain-imports.ts).
 *
 * Browsers before 2026 remember for as long as the page lives that an address did not come, so each further try goes to
 * another: `again` is its end. What came stays under the address it came from, for it must not be there twice.
 */
export const bring = async <T>(load: (again: string) => Promise<T>): Promise<T> => {
  const name = String(load)
  for (let turn = 0; ; turn += 1) {
    const failed = failures.get(name) ?? 0
    try {
      return await load(failed === 0 ? '' : `?${failed}`)
    } catch (error) {
      failures.set(name, failed + 1)
      const wait = waits[turn]
      if (wait === undefined) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, wait)
      })
    }
  }
}
