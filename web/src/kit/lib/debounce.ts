/** Calls `work` once nothing has come for `milliseconds`. `stop` forgets a call that still waits. */
export const debounced = (work: () => void, milliseconds: number): (() => void) & { stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => clearTimeout(timer)
  return Object.assign(
    () => {
      stop()
      timer = setTimeout(work, milliseconds)
    },
    { stop },
  )
}
